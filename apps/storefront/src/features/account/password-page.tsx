import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { PasswordField } from '../../ui/form/credential-fields.tsx'
import { passwordErrors, requiredErrors } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from '../session/account.module.css'
import type { Account } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** `/account/password`: the old password and a new one. */
export default function PasswordPage() {
  const text = useText()
  usePageHead({ title: text('ACCOUNT_PASSWORD_TITLE'), robots: 'noindex' })
  return (
    <AccountLayout title={text('ACCOUNT_PASSWORD_TITLE')}>
      {(account) => (
        <>
          <ChangePassword account={account} />
          <SignOutEverywhere />
        </>
      )}
    </AccountLayout>
  )
}

function ChangePassword({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const form = useForm({
    initial: { before: '', password: '', repeat: '' },
    check: ({ before, password, repeat }) => ({
      ...requiredErrors({ before }),
      ...passwordErrors(password, repeat),
    }),
    send: async ({ before, password }) => {
      await data.account.changePassword({ customerId: account.customerId, before, after: password })
      form.reset()
      toasts.show({ tone: 'success', text: text('ACCOUNT_PASSWORD_CHANGED') })
    },
    refusals: { PASSWORD_WRONG: 'ACCOUNT_ERROR_PASSWORD', AUTH_WRONG_PASSWORD: 'ACCOUNT_ERROR_PASSWORD' },
  })
  return (
    <section className={styles.card}>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <PasswordField
          {...form.text('before')}
          label={text('ACCOUNT_PASSWORD_OLD')}
          autoComplete="current-password"
        />
        <NewPasswordFields form={form} />
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text('ACCOUNT_NEW_SAVE')}
        </Button>
      </form>
    </section>
  )
}

function SignOutEverywhere() {
  const text = useText()
  const signOut = useSignOut({ everywhere: true })
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_EVERYWHERE')}</h2>
      <p>{text('ACCOUNT_EVERYWHERE_TEXT')}</p>
      <Button kind="outline" icon="shield" busy={busy} onClick={end}>
        {text('ACCOUNT_EVERYWHERE_DO')}
      </Button>
    </section>
  )
}
