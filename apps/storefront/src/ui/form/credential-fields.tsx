import type { ComponentPropsWithRef } from 'react'
import { TextField } from './field.tsx'

type FieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'type' | 'maxLength' | 'required'>

/** Where an e-mail is typed: phones offer its keyboard, and correct nothing in it. */
export function EmailField({ autoComplete = 'email', ...field }: FieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}

/** Where a password is typed; `autoComplete` tells password managers whether it is a new one. */
export function PasswordField(field: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  return <TextField {...field} type="password" maxLength={200} required />
}
