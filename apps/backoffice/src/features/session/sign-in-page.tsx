import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/refused.tsx'
import { Entrance } from './entrance.tsx'
import { sessionKey } from './session.queries.ts'
import { CodeFields, PasswordFields } from './sign-in-fields.tsx'

/** Signing in by e-mail and password, and by a code where the account asks for one. */
export default function SignInPage() {
  const text = useText()
  const data = useData()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { email: '', password: '', code: '' } })
  const signIn = useMutation({
    mutationFn: (values: typeof form.values) => data.session.signIn(values),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
  const { error } = signIn
  const asksForCode = isRefusal(error, 'TOTP_REQUIRED', 'TOTP_INVALID') || form.values.code !== ''
  const isFirstAsked = isRefusal(error, 'TOTP_REQUIRED')
  const reason = useId()
  const back = () => {
    form.setFieldValue('code', '')
    signIn.reset()
  }
  return (
    <Entrance
      title={text(asksForCode ? 'SESSION_CODE_TITLE' : 'SESSION_TITLE')}
      lead={text(asksForCode ? 'SESSION_CODE_LEAD' : 'SESSION_LEAD')}
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
        </Stack>
      </form>
    </Entrance>
  )
}
