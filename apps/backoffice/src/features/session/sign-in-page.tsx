import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/refused.tsx'
import { Entrance } from './entrance.tsx'
import { sessionKey } from './session.queries.ts'

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
  const asksForCode = isRefusal(signIn.error, 'TOTP_REQUIRED', 'TOTP_INVALID') || form.values.code !== ''
  const isFirstAsked = isRefusal(signIn.error, 'TOTP_REQUIRED')
  return (
    <Entrance
      title={text(asksForCode ? 'SESSION_CODE_TITLE' : 'SESSION_TITLE')}
      lead={text(asksForCode ? 'SESSION_CODE_LEAD' : 'SESSION_LEAD')}
    >
      <form onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          {asksForCode ? (
            <TextInput
              {...form.getInputProps('code')}
              label={text('SESSION_CODE')}
              description={text('SESSION_CODE_HELP')}
              error={isFirstAsked ? null : fieldError(signIn.error, 'codigo')}
              autoComplete="one-time-code"
              maxLength={32}
              size="md"
              required
              data-autofocus
              ref={(input) => input?.focus()}
            />
          ) : (
            <>
              <TextInput
                {...form.getInputProps('email')}
                label={text('SESSION_EMAIL')}
                type="email"
                error={fieldError(signIn.error, 'correo')}
                autoComplete="username"
                size="md"
                required
              />
              <PasswordInput
                {...form.getInputProps('password')}
                label={text('SESSION_PASSWORD')}
                visibilityToggleButtonProps={{ 'aria-label': text('SESSION_SHOW_PASSWORD') }}
                autoComplete="current-password"
                size="md"
                required
              />
            </>
          )}
          {!isFirstAsked && <Refused error={signIn.error} fields={['correo', 'codigo']} />}
          <Button type="submit" size="md" loading={signIn.isPending}>
            {text('SESSION_ENTER')}
          </Button>
          {asksForCode && (
            <Button
              variant="subtle"
              onClick={() => {
                form.setFieldValue('code', '')
                signIn.reset()
              }}
            >
              {text('SESSION_BACK')}
            </Button>
          )}
        </Stack>
      </form>
    </Entrance>
  )
}
