import { Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type EditedFitment, fitments } from '#rules/products/product.ts'
import type { Named } from '../../../data/port/products.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { fitmentTexts } from '../field-texts.ts'
import type { ProductForm } from '../use-product-form.ts'
import { FindVehicle } from './find-vehicle.tsx'
import { PickVehicle } from './pick-vehicle.tsx'
import { VehicleRow } from './vehicle-row.tsx'

/** Years are both said or neither, and rise. */
const hasWrongYears = ({ fromYear, toYear }: EditedFitment) =>
  (fromYear === null) !== (toYear === null) || (fromYear ?? 0) > (toYear ?? 0)

/** Which vehicles a part fits, each in all of its years or in some, and under which conditions. */
export function VehiclesPart({ form, errorOf, names }: ProductForm & { names: Named[] }) {
  const text = useText()
  const [known, setKnown] = useState(() => new Map(names.map(({ id, name }) => [id, name])))
  const { fitment, vehicles } = form.values
  const set = (rows: EditedFitment[]) => form.setFieldValue('vehicles', rows)
  // Those that another choice takes away stand again where that is taken back.
  const [before, setBefore] = useState<EditedFitment[]>([])
  const error = errorOf('vehiculos')
  const add = ({ id, name }: Named) => {
    setKnown(new Map(known).set(id, name))
    if (vehicles.some(({ vehicleId }) => vehicleId === id)) return
    set([...vehicles, { vehicleId: id, fromYear: null, toYear: null, conditions: [] }])
  }
  return (
    <Part title={text('PRODUCTS_VEHICLES')}>
      <Stack gap="sm">
        <Select
          label={text('PRODUCTS_FITMENT')}
          data={fitments.map((value) => ({ value, label: text(fitmentTexts[value]) }))}
          value={fitment}
          onChange={(value) => {
            form.setFieldValue('fitment', value as typeof fitment)
            if (fitment === 'some') setBefore(vehicles)
            set(value === 'some' ? before : [])
          }}
          error={errorOf('compatibilidad')}
          allowDeselect={false}
          maw={320}
        />
        {fitment === 'some' && (
          <>
            {vehicles.map((row, place) => (
              <VehicleRow
                key={row.vehicleId}
                rows={vehicles}
                place={place}
                isWrong={(path) =>
                  errorOf(`vehiculos.${place}.${path}`) !== null || (error !== null && hasWrongYears(row))
                }
                name={known.get(row.vehicleId) ?? String(row.vehicleId)}
                onChange={set}
              />
            ))}
            {error && (
              <Text size="sm" c="clay">
                {error}
              </Text>
            )}
            <FindVehicle onPick={add} />
            <PickVehicle onPick={add} />
          </>
        )}
      </Stack>
    </Part>
  )
}
