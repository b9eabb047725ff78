import { useEffect, useId, useRef, useState } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './vehicle-form.module.css'
import { createVinLookup, type VinLookup, type VinState } from './vin-lookup.ts'

/** The vehicle of the VIN; `open` while it is not decided, null where there is no VIN or none was found. */
export type VinValue = Vehicle | 'open' | null

const vinValueOf = (state: VinState): VinValue => {
  if (state.status === 'asking') return 'open'
  if (state.status !== 'found') return null
  return state.vehicles.length === 1 ? (state.vehicles[0] ?? null) : 'open'
}

/**
 * A VIN, looked up as it is typed. Where it leaves several vehicles the shopper chooses; a wrong check digit
 * is told and nothing more (D40). `isUnknown` is true when there is no vehicle by this VIN.
 */
export function VinField({ onChange }: { onChange: (value: VinValue, isUnknown: boolean) => void }) {
  const text = useText()
  const data = useData()
  const group = useId()
  const lookup = useRef<VinLookup | null>(null)
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<VinState>({ status: 'empty' })
  const [picked, setPicked] = useState<Vehicle | null>(null)

  useEffect(() => {
    const made = createVinLookup({
      find: (vin) => data.vehicles.findByVin(vin),
      isUnknown: (error) => error instanceof Refusal && error.code === 'NOT_FOUND',
      onChange(next) {
        setState(next)
        setPicked(null)
        onChange(vinValueOf(next), next.status === 'not-found')
      },
    })
    lookup.current = made
    return () => made.close()
  }, [data, onChange])

  const several = state.status === 'found' && state.vehicles.length > 1 ? state.vehicles : []
  const found = state.status === 'found' ? (picked ?? (several.length > 0 ? null : state.vehicles[0])) : null
  return (
    <div className={styles.vin}>
      <TextField
        label={text('VEHICLES_VIN')}
        hint={text('VEHICLES_VIN_HINT')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        aria-busy={state.status === 'asking' || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          lookup.current?.type(target.value)
        }}
      />
      {several.length > 0 && (
        <fieldset className={styles.several}>
          <legend>
            {text('VEHICLES_VIN_SEVERAL', { make: several[0]?.make ?? '', year: `${several[0]?.year}` })}
          </legend>
          {several.map((vehicle) => (
            <label key={vehicle.id} className={styles.choice}>
              <input
                type="radio"
                name={group}
                checked={picked?.id === vehicle.id}
                onChange={() => {
                  setPicked(vehicle)
                  onChange(vehicle, false)
                }}
              />
              {vehicle.model} <small>{vehicle.engine}</small>
            </label>
          ))}
        </fieldset>
      )}
      <div role="status">
        {state.status === 'asking' && <p className={styles.asking}>{text('VEHICLES_VIN_ASKING')}</p>}
        {found && (
          <p className={styles.found}>
            <Icon name="check" />
            {text('VEHICLES_VIN_FOUND', { ...found, year: `${found.year}` })}
          </p>
        )}
        {state.status === 'found' && !state.hasCheckDigit && (
          <p className={styles.warning}>
            <Icon name="info" />
            {text('VEHICLES_VIN_CHECK')}
          </p>
        )}
      </div>
      <div role="alert">
        {(state.status === 'not-found' || state.status === 'failed') && (
          <p className={styles.missing}>
            <Icon name="alert" />
            {text(state.status === 'not-found' ? 'VEHICLES_VIN_NOT_FOUND' : 'VEHICLES_VIN_FAILED')}
          </p>
        )}
      </div>
    </div>
  )
}
