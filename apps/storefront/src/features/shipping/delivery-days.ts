import type { Text } from '../../app/texts.tsx'

/** When it arrives, or is ready for pickup, in working days. */
export function deliveryDays(text: Text, days: { from: number; to: number }, isPickup: boolean): string {
  const { from, to } = days
  if (to === 0) return text(isPickup ? 'CHECKOUT_PICKUP_SAME' : 'CHECKOUT_DAYS_SAME')
  if (from === to || from === 0) {
    return text(isPickup ? 'CHECKOUT_PICKUP_DAYS' : 'CHECKOUT_DAYS', { count: to })
  }
  return text(isPickup ? 'CHECKOUT_PICKUP_RANGE' : 'CHECKOUT_DAYS_RANGE', { from, to })
}
