import { useEffect } from 'react'
import type { SignedIn } from '../../data/port/account.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmailField, PasswordField } from '../../ui/form/credential-fields.tsx'
import { CheckboxField } from '../../ui/form/field.tsx'
import { emailError, requiredErrors } from '../../ui/form/field-checks.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from '../session/account.module.css'
import { rememberedEmail } from './remembered-email.ts'

type Values = {
  email: string
  password: string
  remember: boolean
}

/** E-mail and password; the e-mail is remembered on this device where that is wished. */
export function LoginForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const text = useText()
  const data = useData()
  const form = useForm<Values>({
    initial: { email: '', password: '', remember: false },
    check: ({ email, password }) => ({
      ...emailError(email),
      ...requiredErrors({ password }),
    }),
    async send({ email, password, remember }) {
      const signedIn = await data.account.signIn(email.trim(), password)
      rememberedEmail.update(() => (remember ? email.trim() : ''))
      await onSignedIn(signedIn)
    },
    refusals: { CREDENTIALS_INVALID: 'ACCOUNT_ERROR_LOGIN', AUTH_WRONG_PASSWORD: 'ACCOUNT_ERROR_LOGIN' },
  })
  // Storage is read after the first paint, which is the server's: another e-mail may be typed by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is filled in once
  useEffect(() => {
    const email = rememberedEmail.get()
    if (email) form.change((now) => (now.email ? {} : { email, remember: true }))
  }, [])
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <EmailField {...form.text('email')} label={text('ACCOUNT_EMAIL')} autoComplete="username" />
      <PasswordField
        {...form.text('password')}
        label={text('ACCOUNT_PASSWORD')}
        autoComplete="current-password"
      />
      <div className={styles.between}>
        <CheckboxField {...form.flag('remember')} label={text('ACCOUNT_REMEMBER')} />
        <Link to="/account/reset-password">{text('ACCOUNT_FORGOT')}</Link>
      </div>
      <Button type="submit" kind="accent" size="large" wide busy={form.busy}>
        {text('ACCOUNT_LOGIN')}
      </Button>
    </Form>
  )
}
