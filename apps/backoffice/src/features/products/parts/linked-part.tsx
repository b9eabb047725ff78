import { MultiSelect, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productLimits as limits } from '#rules/products/product.ts'
import type { Named } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/part.tsx'
import { productsKey } from '../products.queries.ts'
import type { ProductForm } from '../use-product-form.ts'

/** What is shown beside it: chosen here first, what the shop finds by itself after that. */
export function LinkedPart({ form, errorOf, id, names }: ProductForm & { id: number; names: Named[] }) {
  const text = useText()
  const { relatedIds, analogueIds } = form.values
  return (
    <Part title={text('PRODUCTS_LINKED')} lead={text('PRODUCTS_LINKED_LEAD')}>
      <Stack gap="sm">
        <PickProducts
          label={text('PRODUCTS_RELATED')}
          own={id}
          names={names}
          ids={relatedIds}
          error={errorOf('relacionados')}
          onChange={(ids) => form.setFieldValue('relatedIds', ids)}
        />
        <PickProducts
          label={text('PRODUCTS_ANALOGUES')}
          own={id}
          names={names}
          ids={analogueIds}
          error={errorOf('analogos')}
          onChange={(ids) => form.setFieldValue('analogueIds', ids)}
        />
      </Stack>
    </Part>
  )
}

/** Products by their names or codes; those that were found once stay known. */
function PickProducts({
  label,
  own,
  names,
  ids,
  error,
  onChange,
}: {
  label: string
  own: number
  names: readonly Named[]
  ids: readonly number[]
  error: string | null
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
      maxValues={limits.linked}
      searchable
    />
  )
}
