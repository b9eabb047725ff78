import type { SignedIn } from '../../data/port/account.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmailField, PasswordField } from '../../ui/form/credential-fields.tsx'
import { CheckboxField } from '../../ui/form/field.tsx'
import { emailError, passwordErrors } from '../../ui/form/field-checks.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from '../session/account.module.css'
import { toldOfTerms, useTermsVersion } from '../session/use-terms-version.ts'

const empty = {
  email: '',
  password: '',
  repeat: '',
  acceptsTerms: false,
  /** Of the terms that were shown when the box was ticked. */
  termsVersion: '',
  acceptsMarketing: false,
}

/** Opens an account. The boxes come unticked: accepting is the shopper's own act. */
export function RegisterForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void | Promise<void> }) {
  const text = useText()
  const data = useData()
  const terms = useTermsVersion()
  const form: ReturnType<typeof useForm<typeof empty>> = useForm({
    initial: empty,
    check: ({ email, password, repeat, acceptsTerms }) => ({
      ...emailError(email),
      ...passwordErrors(password, repeat),
      ...(!acceptsTerms && { acceptsTerms: 'ACCOUNT_ERROR_TERMS' as const }),
    }),
    send: async ({ repeat, ...values }) => {
      try {
        await onSignedIn(await data.account.signUp({ ...values, email: values.email.trim() }))
      } catch (error) {
        if (!(error instanceof Refusal && toldOfTerms(error))) throw error
        await terms.again()
        form.change({ acceptsTerms: false })
        throw error
      }
    },
    refusals: {
      EMAIL_TAKEN: 'ACCOUNT_ERROR_TAKEN',
      AUTH_EMAIL_ALREADY_IN_USE: 'ACCOUNT_ERROR_TAKEN',
    },
  })
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <EmailField {...form.text('email')} label={text('ACCOUNT_EMAIL')} />
      <PasswordField
        {...form.text('password')}
        label={text('ACCOUNT_PASSWORD')}
        hint={text('ACCOUNT_PASSWORD_HINT')}
        autoComplete="new-password"
      />
      <PasswordField {...form.text('repeat')} label={text('ACCOUNT_REPEAT')} autoComplete="new-password" />
      <CheckboxField
        {...form.flag('acceptsTerms')}
        onChange={(event) => form.change({ acceptsTerms: event.target.checked, termsVersion: terms.version })}
        label={
          <>
            {text('ACCOUNT_TERMS_BEFORE')}{' '}
            <Link to="/site/terms-conditions" target="_blank">
              {text('ACCOUNT_TERMS')}
            </Link>
          </>
        }
      />
      <CheckboxField {...form.flag('acceptsMarketing')} label={text('ACCOUNT_MARKETING')} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {text('ACCOUNT_REGISTER')}
      </Button>
    </Form>
  )
}
