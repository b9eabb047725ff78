import { workingDayAfter } from '#rules/working-days.ts'
import type { Text } from '../../app/texts.tsx'

/** When what is bought at a moment arrives, or is ready for pickup, as days of the calendar. `days` are working days. */
export function deliveryDates(
  text: Text,
  {
    days,
    isPickup,
    from,
    locale,
  }: { days: { from: number; to: number }; isPickup: boolean; from: Date; locale: string },
): string {
  if (days.to === 0) return text(isPickup ? 'CHECKOUT_PICKUP_SAME' : 'CHECKOUT_DAYS_SAME')
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const first = format.format(workingDayAfter(from, days.from))
  const last = format.format(workingDayAfter(from, days.to))
  if (first === last) return text(isPickup ? 'CHECKOUT_READY_ON' : 'CHECKOUT_ARRIVES_ON', { day: last })
  return text(isPickup ? 'CHECKOUT_READY_BETWEEN' : 'CHECKOUT_ARRIVES_BETWEEN', { first, last })
}
