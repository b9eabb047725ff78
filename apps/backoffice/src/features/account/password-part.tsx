import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortestPassword } from '#rules/people/password.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Part } from '../../ui/part.tsx'
import { fieldError, Refused } from '../../ui/refused.tsx'
import { sessionsKey } from './account.queries.ts'

/** Another password, which ends every other session. */
export function PasswordPart() {
  const text = useText()
  const { account } = useData()
  const queries = useQueryClient()
  const form = useForm({ initialValues: { current: '', next: '' } })
  const change = useMutation({
    mutationFn: account.changePassword,
    onSuccess: () => {
      form.reset()
      notifications.show({ message: text('ACCOUNT_CHANGED') })
      return queries.invalidateQueries({ queryKey: sessionsKey })
    },
  })
  const toggle = { 'aria-label': text('SESSION_SHOW_PASSWORD') }
  return (
    <Part title={text('ACCOUNT_PASSWORD')} lead={text('ACCOUNT_PASSWORD_LEAD')}>
      <form onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack maw={380}>
          <PasswordInput
            {...form.getInputProps('current')}
            label={text('ACCOUNT_CURRENT')}
            error={fieldError(change.error, 'actual')}
            visibilityToggleButtonProps={toggle}
            autoComplete="current-password"
            required
          />
          <PasswordInput
            {...form.getInputProps('next')}
            label={text('ACCOUNT_NEW')}
            description={text('INVITATION_PASSWORD_HELP', { least: shortestPassword })}
            error={fieldError(change.error, 'nueva')}
            visibilityToggleButtonProps={toggle}
            autoComplete="new-password"
            required
          />
          <Refused error={change.error} fields={['actual', 'nueva']} />
          <Button type="submit" loading={change.isPending} style={{ alignSelf: 'start' }}>
            {text('ACCOUNT_CHANGE')}
          </Button>
        </Stack>
      </form>
    </Part>
  )
}
