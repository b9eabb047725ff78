import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import type { Member } from '../../data/port/session.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { Entrance } from './entrance.tsx'
import { forgetMember, sessionKey } from './session.queries.ts'
import { CodeFields, PasswordFields } from './sign-in-fields.tsx'

/** Signing in by e-mail and password, and by a code where the account asks for one; `over`: whose session has ended. */
export default function SignInPage({ over }: { over?: Member }) {
  const text = useText()
  const data = useData()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { email: over?.email ?? '', password: '', code: '' } })
  const signIn = useMutation({
    mutationFn: (values: typeof form.values) => data.session.signIn(values),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
  const { error } = signIn
  const door = over
    ? { title: text('SESSION_OVER_TITLE'), lead: text('SESSION_OVER_LEAD', { name: over.name }) }
    : { title: text('SESSION_TITLE'), lead: text('SESSION_LEAD') }
  const asksForCode = isRefusal(error, 'TOTP_REQUIRED', 'TOTP_INVALID') || form.values.code !== ''
  const isFirstAsked = isRefusal(error, 'TOTP_REQUIRED')
  const reason = useId()
  const back = () => {
    form.setFieldValue('code', '')
    signIn.reset()
  }
  return (
    <Entrance
      title={asksForCode ? text('SESSION_CODE_TITLE') : door.title}
      lead={asksForCode ? text('SESSION_CODE_LEAD') : door.lead}
      isOver={over !== undefined}
    >
      <form onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          {asksForCode ? (
            <CodeFields form={form} error={isFirstAsked ? null : fieldError(error, 'codigo')} />
          ) : (
            <PasswordFields
              form={form}
              error={fieldError(error, 'correo')}
              refusedBy={isRefusal(error, 'CREDENTIALS_INVALID') ? reason : undefined}
            />
          )}
          {!isFirstAsked && <Refused error={error} fields={['correo', 'codigo']} id={reason} />}
          <Button type="submit" size="md" loading={signIn.isPending}>
            {text('SESSION_ENTER')}
          </Button>
          {asksForCode && (
            <Button variant="subtle" onClick={back}>
              {text('SESSION_BACK')}
            </Button>
          )}
          {over && (
            <Button variant="subtle" color="clay" onClick={() => forgetMember(queries)}>
              {text('SESSION_OVER_DISCARD')}
            </Button>
          )}
        </Stack>
      </form>
    </Entrance>
  )
}
