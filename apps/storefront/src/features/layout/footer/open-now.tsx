import { useEffect, useState } from 'react'
import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { type OpeningHours, openingAt } from '#rules/chile/opening-hours.ts'
import { dayMs } from '#rules/time/day-ms.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import styles from './open-now.module.css'

const minuteMs = 60_000
/** Any Sunday: its week names the days. */
const sunday = Date.UTC(2026, 0, 4)

/** Whether the store is open now by Chilean time. The browser tells it: a rendered page is cached for a while. */
export function OpenNow({
  hours,
  holidays,
}: {
  hours: OpeningHours
  /** What the shop changes of the holidays. */
  holidays: HolidayChanges | undefined
}) {
  const text = useText()
  const { locale } = useLanguage()
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  const at = now && openingAt(hours, now, holidays)
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(sunday + day * dayMs)
  return (
    <span className={styles.now} data-open={at?.open}>
      {at &&
        (at.open
          ? text('LAYOUT_OPEN_NOW', { hour: at.hour })
          : text('LAYOUT_CLOSED_NOW', { day: dayName(at.day), hour: at.hour }))}
    </span>
  )
}
