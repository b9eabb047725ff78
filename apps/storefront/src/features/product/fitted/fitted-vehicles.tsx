import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FittedVehicle } from '../../../data/port/vehicles.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { fittedQuery } from '../../vehicles/vehicles.queries.ts'
import styles from './fitted-vehicles.module.css'
import { matchingVehicles } from './matching-vehicles.ts'

/** Fewer are seen at a glance. */
const leastToSearch = 3

/** The vehicles that a part fits, to be searched, with what it asks of each, and the numbers of the original part. */
export default function FittedVehicles({ productId }: { productId: number }) {
  const text = useText()
  const [wanted, setWanted] = useState('')
  const { vehicle: chosen } = useCurrentVehicle()
  const fitted = useQuery(fittedQuery(useData(), productId))
  if (fitted.isPending) return <Skeleton blockSize="240px" className={styles.fitted} />
  if (fitted.isError) {
    return <LoadFailed title={text('FITTED_FAILED')} onRetry={() => void fitted.refetch()} />
  }
  const { vehicles, oemNumbers } = fitted.data
  const found = matchingVehicles(vehicles, wanted)
  // The shopper's own stands first.
  const isOwn = ({ id, yearFrom, yearTo }: FittedVehicle) =>
    id === chosen?.id && yearFrom <= chosen.year && chosen.year <= yearTo
  const shown = found.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  return (
    <div className={styles.fitted}>
      {vehicles.length > 0 && (
        <div>
          <h2>{text('FITTED_TITLE')}</h2>
          {vehicles.length >= leastToSearch && (
            <TextField
              type="search"
              label={text('FITTED_SEARCH')}
              placeholder={text('FITTED_SEARCH_EXAMPLE')}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
              className={styles.search}
            />
          )}
          <p className={styles.count} role="status">
            {found.length === 0
              ? text('FITTED_NONE', { text: wanted.trim() })
              : text('FITTED_COUNT', { count: found.length })}
          </p>
          {found.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            <section className={styles.scroller} aria-label={text('FITTED_TITLE')} tabIndex={0}>
              <VehicleTable vehicles={shown} isOwn={isOwn} />
            </section>
          )}
        </div>
      )}
      {oemNumbers.length > 0 && (
        <div>
          <h2>{text('FITTED_OEM')}</h2>
          <dl className={styles.numbers}>
            {[...Map.groupBy(oemNumbers, ({ make }) => make)].map(([make, numbers]) => (
              <div key={make}>
                <dt>{make}</dt>
                {numbers.map(({ number }) => (
                  <dd key={number}>
                    <bdi>{number}</bdi>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

function VehicleTable({
  vehicles,
  isOwn,
}: {
  vehicles: FittedVehicle[]
  isOwn: (vehicle: FittedVehicle) => boolean
}) {
  const text = useText()
  const isConditional = vehicles.some(({ conditions }) => conditions.length > 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('FITTED_VEHICLE')}</th>
          <th scope="col">{text('FITTED_YEARS')}</th>
          <th scope="col">{text('VEHICLES_ENGINE')}</th>
          {isConditional && <th scope="col">{text('FITTED_CONDITION')}</th>}
        </tr>
      </thead>
      <tbody>
        {vehicles.map((vehicle) => (
          <tr key={vehicle.id} data-own={isOwn(vehicle) || undefined}>
            <th scope="row">
              <bdi>{`${vehicle.make} ${vehicle.model}`}</bdi>
              {isOwn(vehicle) && (
                <span className={styles.own}>
                  <Icon name="check" size={16} />
                  {text('FITTED_OWN')}
                </span>
              )}
            </th>
            <td>
              <bdi>{`${vehicle.yearFrom}–${vehicle.yearTo}`}</bdi>
            </td>
            <td>
              <bdi>{vehicle.engine}</bdi>
            </td>
            {isConditional && (
              <td>
                {vehicle.conditions.map((each) => (
                  <span key={each.text} lang={each.lang} className={styles.condition}>
                    <bdi>{each.text}</bdi>
                  </span>
                ))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
