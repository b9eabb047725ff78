import { TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useText } from '../../shell/texts.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { CodeField } from './code-field.tsx'

type Fields = {
  form: ReturnType<typeof useForm<{ email: string; password: string; code: string }>>
  error: string | null
}

/** The first step of signing in. Which of the two is wrong nobody is told: `refusedBy` names what says that one is. */
export function PasswordFields({ form, error, refusedBy }: Fields & { refusedBy: string | undefined }) {
  const text = useText()
  return (
    <>
      <TextInput
        {...form.getInputProps('email')}
        label={text('SESSION_EMAIL')}
        type="email"
        error={error ?? refusedBy !== undefined}
        aria-errormessage={refusedBy}
        autoComplete="username"
        size="md"
        required
      />
      <PasswordField
        {...form.getInputProps('password')}
        label={text('SESSION_PASSWORD')}
        error={refusedBy !== undefined}
        aria-errormessage={refusedBy}
        autoComplete="current-password"
        size="md"
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
