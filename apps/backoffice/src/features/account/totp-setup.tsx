import { Button, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError, Refused } from '../../ui/refused.tsx'
import { TotpProof } from './totp-proof.tsx'

/** The password, then the secret for the authenticator and its first code; `onCodes` gets the recovery codes. */
export function TotpSetup({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const text = useText()
  const { account } = useData()
  const form = useForm({ initialValues: { password: '' } })
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: ({ password }: { password: string }) => account.prepareTotp(password),
  })
  if (data) return <TotpProof secret={data} onCodes={onCodes} />
  return (
    <form onSubmit={form.onSubmit((values) => mutate(values))}>
      <Stack maw={380}>
        <PasswordInput
          {...form.getInputProps('password')}
          label={text('SESSION_PASSWORD')}
          error={fieldError(error, 'contrasenia')}
          visibilityToggleButtonProps={{ 'aria-label': text('SESSION_SHOW_PASSWORD') }}
          autoComplete="current-password"
          required
        />
        <Refused error={error} fields={['contrasenia']} />
        <Button type="submit" loading={isPending} style={{ alignSelf: 'start' }}>
          {text('ACCOUNT_TOTP_BEGIN')}
        </Button>
      </Stack>
    </form>
  )
}
