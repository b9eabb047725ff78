import { useText } from '../../shell/texts.tsx'
import { PasswordField } from '../../ui/form/credential-fields.tsx'
import type { useForm } from '../../ui/form/use-form.ts'

type Bound = ReturnType<ReturnType<typeof useForm>['text']>

/** A new password, twice. */
export function NewPasswordFields({
  form,
}: {
  form: { text: (name: 'password' | 'repeat') => Omit<Bound, 'name'> & { name: string } }
}) {
  const text = useText()
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={text('ACCOUNT_NEW_PASSWORD')}
        hint={text('ACCOUNT_PASSWORD_HINT')}
        autoComplete="new-password"
      />
      <PasswordField {...form.text('repeat')} label={text('ACCOUNT_REPEAT')} autoComplete="new-password" />
    </>
  )
}
