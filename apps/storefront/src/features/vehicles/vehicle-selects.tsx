import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import styles from './vehicle-form.module.css'
import { makesQuery, modelsQuery, vehiclesQuery, yearsQuery } from './vehicles.queries.ts'

const nothing = { year: 0, make: '', model: '', vehicleId: 0 }

/**
 * Year, make, model and engine, each waiting for the one before it; choosing one clears those after it
 * (specification §4). `onChange` tells the vehicle once its engine is chosen, and null when it no longer is.
 */
export function VehicleSelects({ onChange }: { onChange: (vehicle: Vehicle | null) => void }) {
  const text = useText()
  const data = useData()
  const [chosen, setChosen] = useState(nothing)
  const years = useQuery(yearsQuery(data))
  const makes = useQuery(makesQuery(data, chosen.year))
  const models = useQuery(modelsQuery(data, chosen.year, chosen.make))
  const vehicles = useQuery(vehiclesQuery(data, chosen.year, chosen.make, chosen.model))

  const choose = (next: Partial<typeof nothing>) => {
    const all = { ...chosen, ...next }
    setChosen(all)
    onChange(vehicles.data?.find(({ id }) => id === all.vehicleId) ?? null)
  }
  const failed = [years, makes, models, vehicles].find(({ isError }) => isError)
  if (years.data?.length === 0) return <p className={styles.unknown}>{text('VEHICLES_UNKNOWN')}</p>
  return (
    <div className={styles.selects}>
      {failed && (
        <div className={styles.failed}>
          <LoadFailed title={text('VEHICLES_LISTS_FAILED')} onRetry={() => void failed.refetch()} />
        </div>
      )}
      <SelectField
        label={text('VEHICLES_YEAR')}
        value={chosen.year || ''}
        disabled={!years.data}
        onChange={({ target }) => choose({ ...nothing, year: Number(target.value) })}
      >
        <option value="">{text('VEHICLES_CHOOSE_YEAR')}</option>
        {years.data?.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        label={text('VEHICLES_MAKE')}
        value={chosen.make}
        disabled={chosen.year === 0 || !makes.data}
        onChange={({ target }) => choose({ make: target.value, model: '', vehicleId: 0 })}
      >
        <option value="">{text('VEHICLES_CHOOSE_MAKE')}</option>
        {makes.data?.map((make) => (
          <option key={make}>{make}</option>
        ))}
      </SelectField>
      <SelectField
        label={text('VEHICLES_MODEL')}
        value={chosen.model}
        disabled={chosen.make === '' || !models.data}
        onChange={({ target }) => choose({ model: target.value, vehicleId: 0 })}
      >
        <option value="">{text('VEHICLES_CHOOSE_MODEL')}</option>
        {models.data?.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </SelectField>
      <SelectField
        label={text('VEHICLES_ENGINE')}
        value={chosen.vehicleId || ''}
        disabled={chosen.model === '' || !vehicles.data}
        onChange={({ target }) => choose({ vehicleId: Number(target.value) })}
      >
        <option value="">{text('VEHICLES_CHOOSE_ENGINE')}</option>
        {vehicles.data?.map(({ id, engine }) => (
          <option key={id} value={id}>
            {engine}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
