import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

/**
 * What a list is searched by: what is typed is asked for once nobody types any more. Words that came otherwise, as by a
 * link or the way back, stand in the field, too.
 */
export function SearchField({
  words,
  onChange,
  ...props
}: Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** By which the list is searched now. */
  words: string
  onChange: (words: string) => void
}) {
  const [typed, setTyped] = useState(words)
  const [known, setKnown] = useState(words)
  const send = useDebouncedCallback((next: string) => {
    setKnown(next)
    onChange(next)
  }, 250)
  if (words !== known) {
    setKnown(words)
    setTyped(words)
  }
  return (
    <TextInput
      {...props}
      type="search"
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        send(event.currentTarget.value.trim())
      }}
    />
  )
}
