import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Named } from '../../data/port/products.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { productsKey } from './products.queries.ts'

/** Products by their names or codes; those that were found once stay known. */
export function PickProducts({
  label,
  own = null,
  most,
  names,
  ids,
  error,
  onChange,
}: {
  label: string
  /** The product that does not name itself. */
  own?: number | null
  most: number
  names: readonly Named[]
  ids: readonly number[]
  error: ReactNode
  onChange: (ids: number[]) => void
}) {
  const text = useText()
  const { products } = useData()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 250)
  const [picked, setPicked] = useState<readonly Named[]>(names)
  const found = useQuery({
    queryKey: [...productsKey, 'pick', words],
    queryFn: () =>
      products.list(
        { text: words, state: 'published', categoryId: null, brandId: null, withoutStock: false },
        null,
        null,
      ),
    enabled: words.length > 1,
    placeholderData: (before) => before,
  })
  const listed = (found.data ?? []).filter(({ id }) => id !== own)
  const known = new Map([...picked, ...listed].map(({ id, name }) => [id, name]))
  return (
    <MultiSelect
      label={label}
      placeholder={text('PRODUCTS_FIND_BY')}
      data={[...known].map(([id, name]) => ({ value: String(id), label: name }))}
      value={ids.map(String)}
      onChange={(values) => {
        setPicked([...known].map(([id, name]) => ({ id, name })))
        onChange(values.map(Number))
      }}
      // The server has found them by more than their names.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error}
      maxValues={most}
      searchable
    />
  )
}
