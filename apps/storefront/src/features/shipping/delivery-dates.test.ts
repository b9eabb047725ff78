import { expect, test } from 'vitest'
import type { Text } from '../../shell/texts.tsx'
import { daysFromTransfer, deliveryDates } from './delivery-dates.ts'

const text = ((key: string, values?: Record<string, unknown>) =>
  `${key} ${Object.values(values ?? {}).join(' ')}`.trim()) as Text

const promise = (from: string, days = { from: 0, to: 0 }) =>
  deliveryDates(text, { days, isPickup: false, from: new Date(from), locale: 'es-CL' })

test('money 13: the same day is promised on working days alone', () => {
  expect(promise('2026-11-20T15:00:00Z')).toBe('CHECKOUT_DAYS_SAME')
  expect(promise('2026-11-21T15:00:00Z')).toBe('CHECKOUT_ARRIVES_ON lunes 23 de noviembre')
  expect(promise('2026-11-20T18:00:00Z', { from: 1, to: 1 })).toBe(
    'CHECKOUT_ARRIVES_ON lunes 23 de noviembre',
  )
  expect(promise('2026-11-20T18:00:00Z', { from: 1, to: 3 })).toBe(
    'CHECKOUT_ARRIVES_BETWEEN lunes 23 miércoles 25 de noviembre',
  )
})

test('money 13: no day is promised in numbers where it is the very day the transfer comes', () => {
  const from = (from: number, to: number) => daysFromTransfer(text, { from, to })
  expect(from(0, 0)).toBe('CHECKOUT_DAYS_FROM_TRANSFER_SAME')
  expect(from(2, 2)).toBe('CHECKOUT_DAYS_FROM_TRANSFER_EXACT 2')
  expect(from(0, 2)).toBe('CHECKOUT_DAYS_FROM_TRANSFER 0 2')
})
