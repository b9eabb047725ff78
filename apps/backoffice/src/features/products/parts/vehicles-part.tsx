import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EditedFitment, fitments } from '#rules/products/product.ts'
import type { Named } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/part.tsx'
import { productsKey } from '../products.queries.ts'
import type { ProductForm } from '../use-product-form.ts'
import { RowActs, withRow } from './row-acts.tsx'

const fitmentTexts = {
  none: 'PRODUCTS_FITMENT_NONE',
  unknown: 'PRODUCTS_FITMENT_UNKNOWN',
  all: 'PRODUCTS_FITMENT_ALL',
  some: 'PRODUCTS_FITMENT_SOME',
} as const

/** Which vehicles a part fits, each in all of its years or in some. */
export function VehiclesPart({ form, errorOf, names }: ProductForm & { names: Named[] }) {
  const text = useText()
  const [known, setKnown] = useState(() => new Map(names.map(({ id, name }) => [id, name])))
  const { fitment, vehicles } = form.values
  const set = (rows: EditedFitment[]) => form.setFieldValue('vehicles', rows)
  const error = errorOf('vehiculos')
  const add = ({ id, name }: Named) => {
    setKnown(new Map(known).set(id, name))
    if (vehicles.some(({ vehicleId }) => vehicleId === id)) return
    set([...vehicles, { vehicleId: id, fromYear: null, toYear: null, conditions: [] }])
  }
  const year = (value: string | number) => (typeof value === 'number' ? value : null)
  return (
    <Part title={text('PRODUCTS_VEHICLES')}>
      <Stack gap="sm">
        <Select
          label={text('PRODUCTS_FITMENT')}
          data={fitments.map((value) => ({ value, label: text(fitmentTexts[value]) }))}
          value={fitment}
          onChange={(value) => {
            form.setFieldValue('fitment', value as typeof fitment)
            if (value !== 'some') set([])
          }}
          error={errorOf('compatibilidad')}
          allowDeselect={false}
          maw={320}
        />
        {fitment === 'some' && (
          <>
            {vehicles.map((row, place) => (
              <Group key={row.vehicleId} gap="xs" wrap="nowrap">
                <div style={{ flex: 1 }}>
                  <Text size="sm">{known.get(row.vehicleId) ?? row.vehicleId}</Text>
                  {row.conditions.length > 0 && (
                    <Text size="xs" c="dimmed">
                      {row.conditions.map((each) => each.text).join(' · ')}
                    </Text>
                  )}
                </div>
                <NumberInput
                  aria-label={text('PRODUCTS_FROM_YEAR')}
                  placeholder={text('PRODUCTS_FROM_YEAR')}
                  value={row.fromYear ?? ''}
                  onChange={(value) => set(withRow(vehicles, place, { ...row, fromYear: year(value) }))}
                  hideControls
                  w={90}
                />
                <NumberInput
                  aria-label={text('PRODUCTS_TO_YEAR')}
                  placeholder={text('PRODUCTS_TO_YEAR')}
                  value={row.toYear ?? ''}
                  onChange={(value) => set(withRow(vehicles, place, { ...row, toYear: year(value) }))}
                  hideControls
                  w={90}
                />
                <RowActs rows={vehicles} place={place} name={known.get(row.vehicleId) ?? ''} onChange={set} />
              </Group>
            ))}
            {error && (
              <Text size="sm" c="clay">
                {error}
              </Text>
            )}
            <PickVehicle onPick={add} />
          </>
        )}
      </Stack>
    </Part>
  )
}

/** Year, make and model, then which of the engines. */
function PickVehicle({ onPick }: { onPick: (vehicle: Named) => void }) {
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
