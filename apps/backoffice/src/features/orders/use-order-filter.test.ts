import { expect, test } from 'vitest'
import { orderFilterQuery, readOrderFilter } from './use-order-filter.ts'

test('an address keeps a filter, and what it says wrongly is left out', () => {
  const filter = {
    queue: 'to-pay',
    text: 'ñuñoa & más',
    paymentKind: 'webpay',
    delivery: 'pickup',
    from: '2026-11-01',
    to: null,
  } as const
  const query = orderFilterQuery(filter)
  expect(query.toString()).not.toContain('hasta')
  expect(readOrderFilter(new URLSearchParams(query.toString()))).toEqual(filter)
  expect(
    readOrderFilter(new URLSearchParams('cola=nada&pago=oro&desde=ayer&hasta=2026-13-45&entrega=')),
  ).toEqual({
    queue: null,
    text: '',
    paymentKind: null,
    delivery: null,
    from: null,
    to: null,
  })
})
