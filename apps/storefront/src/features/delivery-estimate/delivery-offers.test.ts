import { expect, test } from 'vitest'
import { deliveryOffers } from './delivery-offers.ts'

const offer = (price: number, from: number, to: number) => ({ price, days: { from, to } })

test('the cheapest is shown, and the soonest beside it where another is sooner', () => {
  const [slow, middle, quick] = [offer(2990, 3, 5), offer(3990, 1, 3), offer(5990, 1, 2)]
  expect(deliveryOffers([])).toEqual([])
  expect(deliveryOffers([slow])).toEqual([slow])
  expect(deliveryOffers([slow, middle, quick])).toEqual([slow, quick])
  expect(deliveryOffers([middle, slow])).toEqual([middle])
  expect(deliveryOffers([middle, offer(4500, 1, 3)])).toEqual([middle])
  expect(deliveryOffers([middle, offer(4500, 0, 3)])).toEqual([middle, offer(4500, 0, 3)])
})
