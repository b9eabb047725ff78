import type { RefObject } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { TextField } from '../../../ui/form/field.tsx'

type Field = 'name' | 'email' | 'phone'
type Bound = {
  name: string
  value: string
  error: string | null
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

/** The three fields of who a visitor says to be. */
export function PersonFields({
  fields,
  first,
}: {
  /** What binds a field to its form. */
  fields: (name: Field) => Bound
  first: RefObject<HTMLInputElement | null>
}) {
  const text = useText()
  return (
    <>
      <TextField
        {...fields('name')}
        ref={first}
        label={text('CHAT_NAME')}
        autoComplete="name"
        maxLength={80}
        required
      />
      <TextField
        {...fields('email')}
        type="email"
        label={text('CHAT_EMAIL')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        {...fields('phone')}
        type="tel"
        label={text('CHAT_PHONE')}
        autoComplete="tel"
        maxLength={20}
      />
    </>
  )
}
