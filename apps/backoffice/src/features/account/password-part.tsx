import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shortestPassword } from '#rules/people/password.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ShortForm } from '../../ui/form/short-form.tsx'
import { Part } from '../../ui/page/part.tsx'
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
  return (
    <Part title={text('ACCOUNT_PASSWORD')} lead={text('ACCOUNT_PASSWORD_LEAD')}>
      <ShortForm
        onSubmit={form.onSubmit((values) => change.mutate(values))}
        act={text('ACCOUNT_CHANGE')}
        isBusy={change.isPending}
        error={change.error}
        fields={['actual', 'nueva']}
      >
        <PasswordField
          {...form.getInputProps('current')}
          label={text('ACCOUNT_CURRENT')}
          error={fieldError(change.error, 'actual')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.getInputProps('next')}
          label={text('ACCOUNT_NEW')}
          description={text('INVITATION_PASSWORD_HELP', { least: shortestPassword })}
          error={fieldError(change.error, 'nueva')}
          autoComplete="new-password"
        />
      </ShortForm>
    </Part>
  )
}
