import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { guest, orderRequest } from './shopping.ts'

/** How both layers say where an order is. */
export function ordersSuite(data: () => DataPort): void {
  describe('orders', () => {
    test('who knows the number and the e-mail is told where the order is', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const tracked = await data().orders.trackOrder(made.number, guest.email.toUpperCase())
      expect(tracked).toMatchObject({ number: made.number, state: 'PENDING', payment: 'WAITING' })
      expect(tracked.history.at(-1)).toMatchObject({ state: 'PENDING', payment: 'WAITING' })
      expect(tracked.delivery.comuna).toBe('La Florida')
    })

    test('a wrong pair is refused like a number that does not exist', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const wrong = await refusalOf(data().orders.trackOrder(made.number, 'otra@example.cl'))
      const unknown = await refusalOf(data().orders.trackOrder(99_999_999, guest.email))
      expect([wrong.code, wrong.status, wrong.message]).toEqual([
        unknown.code,
        unknown.status,
        unknown.message,
      ])
      expect(wrong.code).toBe('NOT_FOUND')
    })
  })
}
