import { formatPhone, normalizePhone } from '#rules/phone.ts'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { emailError, useForm } from '../../ui/form/use-form.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { type Account, storedProfile } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import styles from './account.module.css'

/** `/account/profile`: name, phone and e-mail. */
export default function ProfilePage() {
  const text = useText()
  usePageHead({ title: `${text('ACCOUNT_PROFILE')} · Huella`, robots: 'noindex' })
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
  const required = 'ERROR_FORM_REQUIRED' as const
  const form = useForm({
    initial: {
      firstName: account.firstName,
      lastName: String(lastName ?? ''),
      phone: formatPhone(String(phone ?? '')),
      email: account.email,
    },
    check: (typed) => ({
      ...(!typed.firstName.trim() && { firstName: required }),
      ...(typed.phone.trim() && !normalizePhone(typed.phone) && { phone: 'ACCOUNT_ERROR_PHONE' as const }),
      ...emailError(typed.email),
    }),
    send: async (typed) => {
      const { profile } = await data.account.editProfile({
        customerId: account.customerId,
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        phone: typed.phone.trim(),
        email: typed.email.trim(),
      })
      storedProfile.update(() => profile)
      toasts.show({ tone: 'success', text: text('ACCOUNT_PROFILE_SAVED') })
    },
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
        <TextField
          {...form.text('email')}
          label={text('ACCOUNT_EMAIL')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text('ACCOUNT_PROFILE_SAVE')}
        </Button>
      </form>
    </section>
  )
}
