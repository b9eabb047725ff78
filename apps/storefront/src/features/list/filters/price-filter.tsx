import { type CSSProperties, useState } from 'react'
import { formatClp } from '#rules/money/money.ts'
import { useText } from '../../../shell/texts.tsx'
import { openPrice } from './filter-changes.ts'
import styles from './price-filter.module.css'
import { type OpenRange, RangeFields } from './range-fields.tsx'

type Range = {
  low: number
  high: number
}

/**
 * A range of pesos with two handles, and typed. A handle applies when it is let go, a field when it is left; the
 * whole range means no filter.
 */
export function PriceFilter({
  bounds: { min, max },
  chosen,
  onChoose,
}: {
  bounds: { min: number; max: number }
  chosen: Range | null
  onChoose: (range: Range | null) => void
}) {
  const text = useText()
  const clamp = (value: number) => Math.min(max, Math.max(min, value))
  const start = { low: clamp(chosen?.low ?? min), high: clamp(chosen?.high ?? max) }
  const [range, setRange] = useState(start)
  // What is chosen elsewhere shows here; the handles stay, and with them the focus.
  const [seen, setSeen] = useState(start)
  if (seen.low !== start.low || seen.high !== start.high) {
    setSeen(start)
    setRange(start)
  }
  const step = Math.max(1, 10 ** Math.max(0, String(max - min).length - 2))
  const share = (value: number) => (value - min) / (max - min)

  const apply = () => {
    if (range.low === start.low && range.high === start.high) return
    onChoose(range.low <= min && range.high >= max ? null : range)
  }
  const type = ({ low, high }: OpenRange) =>
    onChoose(
      low === null && high === null ? null : { low: low ?? openPrice.low, high: high ?? openPrice.high },
    )
  const settle = { onPointerUp: apply, onKeyUp: apply, onBlur: apply }

  return (
    <div
      className={styles.price}
      style={{ '--from': share(range.low), '--to': share(range.high) } as CSSProperties}
    >
      <div className={styles.track}>
        <input
          type="range"
          {...{ min, max, step }}
          value={range.low}
          aria-label={text('CATALOGUE_FILTER_PRICE_LOW')}
          aria-valuetext={formatClp(range.low)}
          onChange={(event) => setRange({ ...range, low: Math.min(Number(event.target.value), range.high) })}
          {...settle}
        />
        <input
          type="range"
          {...{ min, max, step }}
          value={range.high}
          aria-label={text('CATALOGUE_FILTER_PRICE_HIGH')}
          aria-valuetext={formatClp(range.high)}
          onChange={(event) => setRange({ ...range, high: Math.max(Number(event.target.value), range.low) })}
          {...settle}
        />
      </div>
      <RangeFields
        chosen={{
          low: chosen && chosen.low > openPrice.low ? chosen.low : null,
          high: chosen && chosen.high < openPrice.high ? chosen.high : null,
        }}
        bounds={{ low: min, high: max }}
        unit="$"
        names={{ low: text('CATALOGUE_FILTER_PRICE_FROM'), high: text('CATALOGUE_FILTER_PRICE_TO') }}
        onChoose={type}
      />
    </div>
  )
}
