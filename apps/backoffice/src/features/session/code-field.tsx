import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'

/** A code of the authenticator or one for recovery, as it is asked for besides the password. */
export function CodeField(props: TextInputProps) {
  const text = useText()
  return (
    <TextInput
      label={text('SESSION_CODE')}
      description={text('SESSION_CODE_HELP')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={32}
      required
      {...props}
    />
  )
}
