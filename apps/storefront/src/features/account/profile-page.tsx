import { useState } from 'react'
import { formatPhone, normalizePhone } from '#rules/chile/phone.ts'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { EmailField, PasswordField } from '../../ui/form/credential-fields.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from '../session/account.module.css'
import { type Account, storedProfile } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'

/** `/account/profile`: name, phone and e-mail. */
export default function ProfilePage() {
  const text = useText()
  usePageHead({ title: text('ACCOUNT_PROFILE'), robots: 'noindex' })
  return (
    <AccountLayout title={text('ACCOUNT_PROFILE')}>
      {(account) => <EditProfile key={account.customerId} account={account} />}
    </AccountLayout>
  )
}

function EditProfile({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const { apellidopaterno_cliente: lastName, celular_cliente: phone } = storedProfile.get()
  const [unproven, setUnproven] = useState<string | null>(null)
  const form = useForm({
    initial: {
      firstName: account.firstName,
      lastName: String(lastName ?? ''),
      phone: formatPhone(String(phone ?? '')),
      email: account.email,
      password: '',
    },
    check: (typed) => ({
      ...requiredErrors({ firstName: typed.firstName }),
      ...(typed.phone.trim() && !normalizePhone(typed.phone) && { phone: 'ACCOUNT_ERROR_PHONE' as const }),
      ...emailError(typed.email),
      ...(isAnother(typed.email, account) && requiredErrors({ password: typed.password })),
    }),
    send: async (typed) => {
      const { profile, unprovenEmail } = await data.account.editProfile({
        customerId: account.customerId,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        phone: typed.phone.trim(),
        email: typed.email.trim(),
        ...(isAnother(typed.email, account) && { password: typed.password }),
      })
      storedProfile.update(() => profile)
      setUnproven(unprovenEmail)
      form.change({ email: String(profile.e_mail_cliente), password: '' })
      toasts.show({ tone: 'success', text: text('ACCOUNT_PROFILE_SAVED') })
    },
    refusals: { PASSWORD_WRONG: 'ACCOUNT_ERROR_PASSWORD', AUTH_WRONG_PASSWORD: 'ACCOUNT_ERROR_PASSWORD' },
  })
  return (
    <section className={styles.card}>
      <p className={styles.lead}>{text('ACCOUNT_PROFILE_LEAD')}</p>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <div className={styles.names}>
          <TextField
            {...form.text('firstName')}
            label={text('ACCOUNT_FIRST_NAME')}
            autoComplete="given-name"
            maxLength={80}
            required
          />
          <TextField
            {...form.text('lastName')}
            label={text('ACCOUNT_LAST_NAME')}
            autoComplete="family-name"
            maxLength={80}
          />
        </div>
        <TextField
          {...form.text('phone')}
          label={text('ACCOUNT_PHONE')}
          hint={text('ACCOUNT_PHONE_HINT')}
          type="tel"
          autoComplete="tel"
          maxLength={20}
        />
        <EmailField {...form.text('email')} label={text('ACCOUNT_EMAIL')} />
        {isAnother(form.values.email, account) && (
          <PasswordField
            {...form.text('password')}
            label={text('ACCOUNT_PASSWORD_OLD')}
            hint={text('ACCOUNT_EMAIL_HINT')}
            autoComplete="current-password"
          />
        )}
        <div role="status">
          {unproven !== null && (
            <p className={styles.demo}>
              <Icon name="mail" />
              {text('ACCOUNT_EMAIL_SENT', { email: unproven })}
            </p>
          )}
        </div>
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text('ACCOUNT_PROFILE_SAVE')}
        </Button>
      </form>
    </section>
  )
}

/** Whether another e-mail is typed than the account's, which takes the password and a mailed link. */
const isAnother = (email: string, account: Account) =>
  email.trim().toLowerCase() !== account.email.toLowerCase()
