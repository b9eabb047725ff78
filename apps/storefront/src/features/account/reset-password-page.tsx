import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { EmailField } from '../../ui/form/credential-fields.tsx'
import { emailError, passwordErrors } from '../../ui/form/field-checks.ts'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from '../session/account.module.css'
import { storedProfile } from '../session/account.store.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** `/account/reset-password`: asks for the e-mail, or with a mailed link's token for the new password. */
export default function ResetPasswordPage({ query }: PageProps) {
  const text = useText()
  const token = query.get('token')
  usePageHead({ title: text('ACCOUNT_FORGOT_TITLE'), robots: 'noindex' })
  return (
    <div className={`container ${styles.entry} ${styles.narrow}`}>
      <section className={styles.card}>{token ? <NewPassword token={token} /> : <RequestLink />}</section>
    </div>
  )
}

function RequestLink() {
  const text = useText()
  const data = useData()
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => emailError(email),
    send: async ({ email }) => {
      await data.account.requestRecovery(email.trim())
      setSent(true)
    },
  })
  if (sent)
    return (
      <EmptyState
        icon="mail"
        title={text('ACCOUNT_FORGOT_SENT')}
        text={text('ACCOUNT_FORGOT_SENT_TEXT')}
        headingLevel={1}
      >
        <ButtonLink to="/account/login">{text('ACCOUNT_BACK_LOGIN')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <header>
        <h1>{text('ACCOUNT_FORGOT_TITLE')}</h1>
        <p className={styles.lead}>{text('ACCOUNT_FORGOT_LEAD')}</p>
      </header>
      <Form className={styles.form} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <EmailField {...form.text('email')} label={text('ACCOUNT_EMAIL')} autoComplete="username" />
        <Button type="submit" kind="accent" size="large" wide busy={form.busy}>
          {text('ACCOUNT_FORGOT_SEND')}
        </Button>
      </Form>
      <Link to="/account/login">{text('ACCOUNT_BACK_LOGIN')}</Link>
    </>
  )
}

function NewPassword({ token }: { token: string }) {
  const text = useText()
  const data = useData()
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { password: '', repeat: '' },
    check: ({ password, repeat }) => passwordErrors(password, repeat),
    send: async ({ password }) => {
      await data.account.resetPassword(token, password)
      storedProfile.update(() => ({})) // every session has ended, this browser's as well
      setDone(true)
    },
    refusals: { LINK_INVALID: 'ACCOUNT_ERROR_LINK' },
  })
  if (done)
    return (
      <EmptyState
        icon="check"
        title={text('ACCOUNT_NEW_DONE')}
        text={text('ACCOUNT_NEW_DONE_TEXT')}
        headingLevel={1}
      >
        <ButtonLink to="/account/login" kind="accent">
          {text('ACCOUNT_LOGIN')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <h1>{text('ACCOUNT_NEW_TITLE')}</h1>
      <Form className={styles.form} onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <NewPasswordFields form={form} />
        <Button type="submit" kind="accent" size="large" wide busy={form.busy}>
          {text('ACCOUNT_NEW_SAVE')}
        </Button>
      </Form>
      <Link to="/account/reset-password">{text('ACCOUNT_FORGOT')}</Link>
    </>
  )
}
