import { useEffect, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import styles from './countdown.module.css'

const units = [
  { name: 'HOME_COUNTDOWN_DAYS', ms: 86_400_000 },
  { name: 'HOME_COUNTDOWN_HOURS', ms: 3_600_000 },
  { name: 'HOME_COUNTDOWN_MINUTES', ms: 60_000 },
  { name: 'HOME_COUNTDOWN_SECONDS', ms: 1000 },
] as const

/** What is left until a moment, in whole units. */
export function partsLeft(ms: number): number[] {
  let rest = Math.max(0, ms)
  return units.map(({ ms: unit }) => {
    const whole = Math.floor(rest / unit)
    rest -= whole * unit
    return whole
  })
}

/** What is left until `endsAt` (ISO 8601), each second; nothing once it is over. Empty until the browser's clock is known. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const text = useText()
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setLeft(Date.parse(endsAt) - Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  if (left !== null && left <= 0) return null
  const parts = left === null ? [] : partsLeft(left)
  return (
    <p className={styles.countdown} role="timer" aria-label={text('HOME_COUNTDOWN')}>
      {units.map(({ name }, index) => (
        <span key={name}>
          <b>{parts[index] === undefined ? '–' : String(parts[index]).padStart(2, '0')}</b>
          <small>{text(name)}</small>
        </span>
      ))}
    </p>
  )
}
