import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Named } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { productsKey } from '../products.queries.ts'

/** A vehicle by words of its make, model, engine and year; what is chosen is added, and the field is free again. */
export function FindVehicle({ onPick }: { onPick: (vehicle: Named) => void }) {
  const text = useText()
  const { products } = useData()
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery({
    queryKey: [...productsKey, 'find-vehicle', words],
    queryFn: () => products.findVehicles(words),
    enabled: words.length > 1,
    placeholderData: (before) => before,
  })
  const listed = words.length > 1 ? (found.data ?? []) : []
  return (
    <Select
      label={text('PRODUCTS_FIND_VEHICLE')}
      placeholder={text('PRODUCTS_FIND_VEHICLE_HELP')}
      data={listed.map(({ id, name }) => ({ value: String(id), label: name }))}
      // The server has found them.
      filter={({ options }) => options}
      value={null}
      onChange={(value) => {
        const vehicle = listed.find(({ id }) => String(id) === value)
        if (vehicle) onPick(vehicle)
        setTyped('')
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={
        words.length > 1 && found.isSuccess ? text('PRODUCTS_FIND_VEHICLE_NONE') : undefined
      }
      searchable
      maw={480}
    />
  )
}
