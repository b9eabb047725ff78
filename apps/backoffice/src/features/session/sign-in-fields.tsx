import { PasswordInput, TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useText } from '../../shell/texts.tsx'
import { CodeField } from './code-field.tsx'

type Fields = {
  form: ReturnType<typeof useForm<{ email: string; password: string; code: string }>>
  error: string | null
}

/** The first step of signing in. */
export function PasswordFields({ form, error }: Fields) {
  const text = useText()
  return (
    <>
      <TextInput
        {...form.getInputProps('email')}
        label={text('SESSION_EMAIL')}
        type="email"
        error={error}
        autoComplete="username"
        size="md"
        required
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label={text('SESSION_PASSWORD')}
        visibilityToggleButtonProps={{ 'aria-label': text('SESSION_SHOW_PASSWORD') }}
        autoComplete="current-password"
        size="md"
        required
      />
    </>
  )
}

/** The second step, which takes the focus of the button that asked for it. */
export function CodeFields({ form, error }: Fields) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return <CodeField {...form.getInputProps('code')} ref={input} error={error} size="md" />
}
