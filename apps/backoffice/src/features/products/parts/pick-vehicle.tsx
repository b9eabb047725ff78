import { Button, Group, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Named } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { productsKey } from '../products.queries.ts'

/** Year, make and model, then which of the engines. */
export function PickVehicle({ onPick }: { onPick: (vehicle: Named) => void }) {
  const text = useText()
  const { products } = useData()
  const [year, setYear] = useState('')
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const key = [...productsKey, 'vehicles']
  const years = useQuery({ queryKey: [...key], queryFn: products.years }).data ?? []
  const makes =
    useQuery({ queryKey: [...key, year], queryFn: () => products.makes(year), enabled: year !== '' }).data ??
    []
  const models =
    useQuery({
      queryKey: [...key, year, make],
      queryFn: () => products.models(year, make),
      enabled: make !== '',
    }).data ?? []
  const engines =
    useQuery({
      queryKey: [...key, year, make, model],
      queryFn: () => products.vehicles({ year, make, model }),
      enabled: model !== '',
    }).data ?? []
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Select
          aria-label={text('PRODUCTS_YEAR')}
          placeholder={text('PRODUCTS_YEAR')}
          data={years}
          value={year || null}
          onChange={(value) => {
            setYear(value ?? '')
            setMake('')
            setModel('')
          }}
          searchable
          w={110}
        />
        <Select
          aria-label={text('PRODUCTS_MAKE')}
          placeholder={text('PRODUCTS_MAKE')}
          data={makes}
          value={make || null}
          onChange={(value) => {
            setMake(value ?? '')
            setModel('')
          }}
          searchable
          disabled={year === ''}
          w={160}
        />
        <Select
          aria-label={text('PRODUCTS_MODEL')}
          placeholder={text('PRODUCTS_MODEL')}
          data={models}
          value={model || null}
          onChange={(value) => setModel(value ?? '')}
          searchable
          disabled={make === ''}
          w={160}
        />
      </Group>
      <Group gap="xs">
        {model !== '' &&
          engines.map((engine) => (
            <Button key={engine.id} variant="default" size="xs" onClick={() => onPick(engine)}>
              {engine.name}
            </Button>
          ))}
      </Group>
    </Stack>
  )
}
