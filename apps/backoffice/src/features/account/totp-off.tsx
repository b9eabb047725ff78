import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ShortForm } from '../../ui/form/short-form.tsx'
import { CodeField } from '../session/code-field.tsx'
import { sessionKey } from '../session/session.queries.ts'

/** Turns the second step off, by the password and a last code. */
export function TotpOff() {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <TurnOff />
  return (
    <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => setAsked(true)}>
      {text('ACCOUNT_TOTP_DISABLE')}
    </Button>
  )
}

function TurnOff() {
  const text = useText()
  const { account } = useData()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { password: '', code: '' } })
  const turnOff = useMutation({
    mutationFn: account.disableTotp,
    onSuccess: () => {
      notifications.show({ message: text('ACCOUNT_TOTP_DISABLED') })
      return queries.invalidateQueries({ queryKey: sessionKey })
    },
  })
  return (
    <ShortForm
      onSubmit={form.onSubmit((values) => turnOff.mutate(values))}
      act={text('ACCOUNT_TOTP_DISABLE')}
      isBusy={turnOff.isPending}
      error={turnOff.error}
      fields={['contrasenia', 'codigo']}
      color="clay"
    >
      <PasswordField
        {...form.getInputProps('password')}
        label={text('SESSION_PASSWORD')}
        error={fieldError(turnOff.error, 'contrasenia')}
        autoComplete="current-password"
      />
      <CodeField {...form.getInputProps('code')} error={fieldError(turnOff.error, 'codigo')} />
    </ShortForm>
  )
}
