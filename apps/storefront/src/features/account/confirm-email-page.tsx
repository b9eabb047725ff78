import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Form } from '../../ui/form/form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { storedProfile, useAccount } from '../session/account.store.ts'

/**
 * `/account/confirm-email`: where the link leads that proves an e-mail. It counts for the account that asked for
 * it, so that who is not signed in does that first; and only the button acts, never the opening of the link.
 */
export default function ConfirmEmailPage({ query }: PageProps) {
  const text = useText()
  const data = useData()
  const account = useAccount()
  const token = query.get('token') ?? ''
  const [done, setDone] = useState(false)
  const title = text('ACCOUNT_CONFIRM_EMAIL')
  usePageHead({ title, robots: 'noindex' })
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      const { profile } = await data.account.confirmEmail(token)
      storedProfile.update(() => profile)
      setDone(true)
    },
    refusals: { LINK_INVALID: 'ACCOUNT_CONFIRM_EMAIL_INVALID', EMAIL_TAKEN: 'ACCOUNT_ERROR_TAKEN' },
  })
  if (done)
    return (
      <EmptyState icon="check" title={text('ACCOUNT_CONFIRM_EMAIL_DONE')} headingLevel={1}>
        <ButtonLink to="/account/privacy">{text('ACCOUNT_PRIVACY')}</ButtonLink>
      </EmptyState>
    )
  if (!account)
    return (
      <EmptyState icon="mail" title={title} text={text('ACCOUNT_CONFIRM_EMAIL_LOGIN')} headingLevel={1}>
        <ButtonLink to={loginFor(token)} kind="accent" size="large">
          {text('ACCOUNT_LOGIN')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState icon="mail" title={title} text={text('ACCOUNT_CONFIRM_EMAIL_TEXT')} headingLevel={1}>
      <Form onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <Button type="submit" kind="accent" size="large" busy={form.busy}>
          {text('ACCOUNT_CONFIRM_EMAIL_DO')}
        </Button>
      </Form>
    </EmptyState>
  )
}

const loginFor = (token: string) =>
  `/account/login?${new URLSearchParams({ next: `/account/confirm-email?${new URLSearchParams({ token })}` })}`
