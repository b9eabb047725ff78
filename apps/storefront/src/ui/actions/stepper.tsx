import { useCallback, useEffect, useRef, useState } from 'react'
import { clampQuantity, stepQuantity } from '#rules/cart/stepper.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../media/icon.tsx'
import styles from './stepper.module.css'

const holdTime = 300
const repeatTime = 50
const steps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 }

/** A whole number with a button on either side; holding one repeats after 300 ms, every 50 ms. */
export function Stepper({
  value,
  min,
  max,
  onChange,
  label,
  disabled = false,
  onWrong,
  onPutRight,
}: {
  value: number
  /** The least and the most that can be had; each no bound when left out. */
  min?: number
  max?: number
  onChange: (value: number) => void
  label: string
  disabled?: boolean
  /** Told what is typed and no quantity that can be, which then stays to be seen; left out, it is clamped. */
  onWrong?: (typed: string) => void
  /** Told of what is typed and cannot stand as it is; true keeps the value that was there before. */
  onPutRight?: (typed: string) => boolean
}) {
  const text = useText()
  // What stands in the field while it is written in; the field itself stays, and with it the focus.
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const latest = useRef({ value, typed, onChange })
  latest.current = { value, typed, onChange }

  // From what is written in the field, which need not have been settled.
  const step = (by: 1 | -1) => {
    const { value, typed, onChange } = latest.current
    const from = clampQuantity(typed, { min, max, fallback: value })
    const to = stepQuantity({ value: from, min, max }, by)
    setTyped(null)
    if (to !== value || typed !== null) onChange(to)
    return to !== from
  }
  const stop = useCallback(() => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }, [])
  const settle = () => {
    if (typed === null) return
    const meant = clampQuantity(typed, { min, max, fallback: value })
    if (onWrong && typed.trim() !== String(meant)) {
      onWrong(typed)
      return
    }
    setTyped(null)
    if (typed.trim() !== String(meant) && onPutRight?.(typed)) return
    if (meant !== value || onWrong) onChange(meant)
  }
  const hold = (by: 1 | -1) => {
    stop()
    const again = () => {
      timer.current = step(by) ? setTimeout(again, repeatTime) : null
    }
    step(by)
    timer.current = setTimeout(again, holdTime)
  }
  useEffect(() => stop, [stop])

  const side = (by: 1 | -1, name: string, icon: 'minus' | 'plus', atEnd: boolean) => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      disabled={disabled || atEnd}
      onPointerDown={(event) => event.button === 0 && hold(by)}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // The keyboard and screen readers click without a pointer.
      onClick={(event) => event.detail === 0 && step(by)}
    >
      <Icon name={icon} size={18} />
    </button>
  )
  return (
    <span className={styles.stepper}>
      {side(-1, text('UI_LESS'), 'minus', min !== undefined && value <= min)}
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? value}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          const by = steps[event.key]
          if (!by) return
          event.preventDefault()
          step(by)
        }}
      />
      {side(1, text('UI_MORE'), 'plus', max !== undefined && value >= max)}
    </span>
  )
}
