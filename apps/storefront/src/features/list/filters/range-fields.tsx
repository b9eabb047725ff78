import { type SubmitEvent, useState } from 'react'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import styles from './range-fields.module.css'
import { readField } from './read-number.ts'

/** An end that is null is open. */
export type OpenRange = { low: number | null; high: number | null }

/** A range as two typed numbers; it applies when a field is left or Enter pressed, and an empty field is an open end. */
export function RangeFields({
  chosen,
  bounds,
  unit,
  names,
  decimals = 0,
  onChoose,
}: {
  chosen: OpenRange
  /** What the list has: shown where nothing is typed. */
  bounds: { low: number; high: number }
  /** Stands before money and behind everything else; empty for none. */
  unit: string
  /** The accessible names of the two fields. */
  names: { low: string; high: string }
  decimals?: number
  onChoose: (range: OpenRange) => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const written = (value: number | null) =>
    value === null ? '' : value.toLocaleString(locale, { maximumFractionDigits: decimals })
  const asChosen = { low: written(chosen.low), high: written(chosen.high) }
  const [typed, setTyped] = useState(asChosen)
  // What is chosen elsewhere shows here; the fields stay, and with them the focus.
  const [seen, setSeen] = useState(asChosen)
  if (seen.low !== asChosen.low || seen.high !== asChosen.high) {
    setSeen(asChosen)
    setTyped(asChosen)
  }

  const apply = () => {
    const read = (end: 'low' | 'high') =>
      readField(typed[end], { shown: asChosen[end], value: chosen[end], decimals })
    const [low, high] = [read('low'), read('high')]
    if (low === chosen.low && high === chosen.high) {
      setTyped({ low: written(low), high: written(high) })
      return
    }
    const isTurned = low !== null && high !== null && low > high
    onChoose(isTurned ? { low: high, high: low } : { low, high })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    <form className={styles.fields} onSubmit={submit}>
      {(['low', 'high'] as const).map((end) => (
        <label key={end} className={styles.field}>
          <span className={styles.name}>
            {text(end === 'low' ? 'CATALOGUE_FILTER_RANGE_FROM' : 'CATALOGUE_FILTER_RANGE_TO')}
          </span>
          <span className={styles.box}>
            {unit === '$' && <span aria-hidden="true">$</span>}
            <input
              type="text"
              inputMode={decimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={12}
              aria-label={names[end]}
              placeholder={written(bounds[end])}
              value={typed[end]}
              onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
              onBlur={apply}
            />
            {unit !== '$' && unit !== '' && <span aria-hidden="true">{unit}</span>}
          </span>
        </label>
      ))}
      <button type="submit" hidden />
    </form>
  )
}
