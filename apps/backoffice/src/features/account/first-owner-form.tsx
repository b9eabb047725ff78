import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { shortestPassword } from '#rules/people/password.ts'
import type { TotpSecret } from '../../data/port/account.port.ts'
import { isRefusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'

const fields = ['nombre', 'correo', 'contrasenia']

/** Who keeps the shop: made, signed in, and `onMade` gets what their authenticator is set up with. */
export function FirstOwnerForm({
  token,
  onMade,
  onInvalid,
}: {
  token: string
  onMade: (secret: TotpSecret) => void
  onInvalid: () => void
}) {
  const text = useText()
  const { account, session } = useData()
  const form = useForm({ initialValues: { name: '', email: '', password: '' } })
  const { error, isPending, mutate } = useMutation({
    mutationFn: async (values: typeof form.values) => {
      await account.createFirstOwner({ token, ...values })
      await session.signIn(values)
      return account.prepareTotp(values.password)
    },
    onSuccess: onMade,
    onError: (refused) => isRefusal(refused, 'LINK_INVALID') && onInvalid(),
  })
  return (
    <form onSubmit={form.onSubmit((values) => mutate(values))}>
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          label={text('FIRST_OWNER_NAME')}
          error={fieldError(error, 'nombre')}
          autoComplete="name"
          maxLength={80}
          size="md"
          required
        />
        <TextInput
          {...form.getInputProps('email')}
          label={text('SESSION_EMAIL')}
          type="email"
          error={fieldError(error, 'correo')}
          autoComplete="username"
          maxLength={254}
          size="md"
          required
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={text('SESSION_PASSWORD')}
          description={text('INVITATION_PASSWORD_HELP', { least: shortestPassword })}
          error={fieldError(error, 'contrasenia')}
          autoComplete="new-password"
          size="md"
        />
        <Refused error={error} fields={fields} />
        <Button type="submit" size="md" loading={isPending}>
          {text('FIRST_OWNER_SAVE')}
        </Button>
      </Stack>
    </form>
  )
}
