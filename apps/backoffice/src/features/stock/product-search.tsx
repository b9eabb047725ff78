import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../shell/texts.tsx'
import { useFoundProducts } from './stock.queries.ts'

/** Finds a product by its name, SKU or code, and opens its stock. */
export function ProductSearch() {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 200)
  const found = useFoundProducts(words).data ?? []
  const [, go] = useLocation()
  const byLabel = new Map(found.map(({ id, name }) => [name, id]))
  return (
    <Autocomplete
      label={text('STOCK_FIND')}
      placeholder={text('STOCK_FIND_HINT')}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      data={[...byLabel.keys()]}
      filter={({ options }) => options}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={(name) => go(`/stock/${byLabel.get(name)}`)}
      maw={480}
    />
  )
}
