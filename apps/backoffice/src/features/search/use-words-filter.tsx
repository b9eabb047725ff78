import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'

/** The field that a list is filtered by, and its words once nobody types any more. */
export function useWordsFilter() {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 250)
  const field = (
    <TextInput
      label={text('SEARCH_FILTER')}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      maxLength={60}
    />
  )
  return { words, field }
}
