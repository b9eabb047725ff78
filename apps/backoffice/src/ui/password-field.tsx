import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { useText } from '../shell/texts.tsx'

/**
 * A password, which can be shown while it is typed. That it is wrong, and what stands below it, is said of the field
 * itself too: the library says it beside it alone. `describedBy` names what else tells of it.
 */
export function PasswordField({
  id,
  error,
  description,
  describedBy,
  ...props
}: PasswordInputProps & { describedBy?: string | undefined }) {
  const text = useText()
  const own = useId(id)
  const notes = [
    description && `${own}-description`,
    error && typeof error !== 'boolean' && `${own}-error`,
    describedBy,
  ].filter(Boolean)
  return (
    <PasswordInput
      id={own}
      error={error}
      description={description}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={notes.join(' ') || undefined}
      visibilityToggleButtonProps={{ 'aria-label': text('SESSION_SHOW_PASSWORD') }}
      required
      {...props}
    />
  )
}
