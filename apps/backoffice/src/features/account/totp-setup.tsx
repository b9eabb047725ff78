import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { ShortForm } from '../../ui/form/short-form.tsx'
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
    <ShortForm
      onSubmit={form.onSubmit((values) => mutate(values))}
      act={text('ACCOUNT_TOTP_BEGIN')}
      isBusy={isPending}
      error={error}
      fields={['contrasenia']}
    >
      <PasswordField
        {...form.getInputProps('password')}
        label={text('SESSION_PASSWORD')}
        error={fieldError(error, 'contrasenia')}
        autoComplete="current-password"
      />
    </ShortForm>
  )
}
