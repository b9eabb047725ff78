import { useText } from '../../shell/texts.tsx'
import { TextField } from '../../ui/field.tsx'
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
      <TextField
        {...form.text('password')}
        label={text('ACCOUNT_NEW_PASSWORD')}
        hint={text('ACCOUNT_PASSWORD_HINT')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <TextField
        {...form.text('repeat')}
        label={text('ACCOUNT_REPEAT')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        required
      />
    </>
  )
}
