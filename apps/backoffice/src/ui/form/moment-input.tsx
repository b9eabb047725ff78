import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { momentOf, typedMoment } from '../../shell/moments.ts'

/**
 * A day and a time by the clocks of Santiago, for a moment (ISO 8601). What is being typed stands as it is typed: on its way
 * to 2027 a year is 2, 20 and 202, when clocks went otherwise. Once it is left, it shows the moment that it stands for.
 */
export function MomentInput({
  value,
  onChange,
  ...field
}: Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  value: string | null
  onChange: (moment: string | null) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && momentOf(typed) === value
  return (
    <TextInput
      {...field}
      type="datetime-local"
      value={isTyped ? typed : typedMoment(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(momentOf(event.currentTarget.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
