import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

/** A number of 0 or more with a decimal comma; empty is 0. What is typed stands as it was typed: "951," on the way to "951,7" is no 951. */
export function DecimalInput({
  value,
  onChange,
  ...props
}: Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number
  onChange: (value: number) => void
}) {
  const [typed, setTyped] = useState<number | string>(value || '')
  return (
    <NumberInput
      decimalSeparator=","
      min={0}
      allowNegative={false}
      hideControls
      {...props}
      // What another has saved takes the place of what was typed.
      value={numberOf(typed) === value ? typed : value || ''}
      onChange={(next) => {
        setTyped(next)
        onChange(numberOf(next))
      }}
    />
  )
}

const numberOf = (typed: number | string): number => Number(typed) || 0
