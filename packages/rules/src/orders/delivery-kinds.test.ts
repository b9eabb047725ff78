import { expect, test } from 'vitest'
import { deliveryKindIds, deliveryKindOf } from './delivery-kinds.ts'

test('a delivery kind comes back from its number, and from no other', () => {
  expect(deliveryKindOf(deliveryKindIds.home)).toBe('home')
  expect(deliveryKindOf(deliveryKindIds.pickup)).toBe('pickup')
  for (const id of [0, 3, -1, 1.5]) expect(deliveryKindOf(id)).toBeUndefined()
})
