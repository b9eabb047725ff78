import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'

/** A password, which can be shown while it is typed. That it is wrong the library shows, and does not say. */
export function PasswordField(props: PasswordInputProps) {
  const text = useText()
  return (
    <PasswordInput
      aria-invalid={Boolean(props.error) || undefined}
      visibilityToggleButtonProps={{ 'aria-label': text('SESSION_SHOW_PASSWORD') }}
      required
      {...props}
    />
  )
}
