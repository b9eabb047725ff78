import { describe, expect, test } from 'vitest'
import { addDays, dayInChile } from '#rules/chile/calendar.ts'
import type { ReturnRequestForm } from '../port/orders.port.ts'
import type { DataPort } from '../port/port.ts'
import type { SubjectOrders } from './port-contract.ts'
import { refusalOf } from './refusal-of.ts'
import { guest, orderRequest, returnablePosition } from './shopping.ts'

/** How both layers say where an order is. */
export function ordersContract(data: () => DataPort, orders: () => SubjectOrders): void {
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

    test('[S9.27] the newest is the first of a list that comes in pages', async () => {
      const { orders, checkout } = data()
      const { customerId, guest: form, ...request } = await orderRequest(data())
      const made: number[] = []
      for (let count = 0; count < 3; count += 1) {
        const key = crypto.randomUUID()
        const order = { ...request, customerId, guest: form, idempotencyKey: key }
        made.push((await checkout.createOrder(order)).orderId)
      }
      const newest = made.toReversed()
      const first = await orders.list({ customerId, limit: 2 })
      expect(first.items.map(({ id }) => id)).toEqual(newest.slice(0, 2))
      expect(first).toMatchObject({ page: 1, limit: 2, from: 1, to: 2 })
      expect(first.pages).toBe(Math.ceil(first.total / 2))
      expect(first.items[0]).toMatchObject({ state: 'PENDING', payment: 'WAITING', kind: 'transferencia' })
      const second = await orders.list({ customerId, limit: 2, page: 2 })
      expect(second.items[0]?.id).toBe(newest[2])
      const last = await orders.list({ customerId, limit: 2, page: first.pages })
      expect(await orders.list({ customerId, limit: 2, page: 9_999 })).toEqual(last)
      const whole = await orders.list({ customerId, limit: 100 })
      const oldest = await orders.list({ customerId, limit: 100, sort: 'date_asc' })
      expect(oldest.items).toEqual(whole.items.toReversed())
      expect((await orders.list({ customerId })).limit).toBe(16)
    })

    test('an order is the same by its id and by its token, with its history', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const byToken = await data().checkout.getOrderByToken(made.token)
      const detail = await data().orders.get(made.orderId)
      expect(detail).toMatchObject(byToken)
      expect(detail).toMatchObject({ preparation: 'NONE', invoice: null })
      expect(detail.history).toMatchObject([{ state: 'PENDING', payment: 'WAITING', by: 'shopper' }])
      const none = await refusalOf(data().orders.get(1_999_999_999))
      expect(none.code).toBe(data().layer === 'remote' ? 'NOT_YOURS' : 'NOT_FOUND')
    })

    test('a chosen value is kept, so that the same can be bought again', async () => {
      const request = await orderRequest(data())
      const made = await data().checkout.createOrder(request)
      const order = await data().orders.get(made.orderId)
      const again = order.lines.map(({ productId, quantity, options }) => ({
        productId,
        quantity,
        valueIds: options.map(({ valueId }) => valueId),
      }))
      expect(again).toEqual(request.lines)
      expect(await data().checkout.verifyStock(again)).toEqual([])
      expect(again.some(({ valueIds }) => valueIds.length > 0)).toBe(true)
    })

    test('A9: an order shows each line as it was chosen, in its colour', async () => {
      const request = await orderRequest(data())
      const made = await data().checkout.createOrder(request)
      const { lines } = await data().orders.get(made.orderId)
      for (const line of lines) {
        const { pictures, options } = await data().catalogue.getProduct(line.slug)
        const chosen = new Set(line.options.map(({ valueId }) => valueId))
        const values = options.flatMap((option) => option.values).filter(({ id }) => chosen.has(id))
        const own = values.find(({ picture }) => picture)?.picture
        expect(line.image).toBe((own ?? pictures[0])?.src)
      }
      const first = async (slug: string) => (await data().catalogue.getProduct(slug)).pictures[0]?.src
      expect(lines.at(-1)?.image).not.toBe(await first(lines.at(-1)?.slug ?? ''))
    })

    test('what is not paid can be cancelled, any number of times', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const cancelled = await data().orders.cancel(made.orderId)
      expect(cancelled).toMatchObject({ state: 'CANCELLED', payment: { state: 'EXPIRED' } })
      expect(cancelled.history.at(-1)).toMatchObject({ state: 'CANCELLED', by: 'shopper' })
      expect(await data().orders.cancel(made.orderId)).toEqual(cancelled)
      expect(await data().orders.get(made.orderId)).toEqual(cancelled)
    })

    test('who asks for a stock alert gets it, any number of times, but with an e-mail and of one that is sold', async () => {
      const { requestStockAlert } = data().orders
      const { items } = await data().catalogue.listProducts({ limit: 8 })
      const productId = items[0]?.id ?? 0
      for (const email of [guest.email, guest.email]) await requestStockAlert({ productId, email })
      expect((await refusalOf(requestStockAlert({ productId, email: 'nadie' }))).code).toBe('EMAIL_INVALID')
      const none = requestStockAlert({ productId: 1_999_999_999, email: guest.email })
      expect((await refusalOf(none)).code).toBe('NOT_FOUND')
    })

    test('nothing is asked about an order that was not paid', async () => {
      const made = await data().checkout.createOrder(await orderRequest(data()))
      const { requests, terms, lines } = await data().orders.returns(made.orderId)
      expect(requests).toEqual([])
      expect([terms.RETRACTO.isOpen, terms.GARANTIA.isOpen]).toEqual([false, false])
      expect(lines.map(({ left }) => left)).toEqual([1, 1])
      const requested = data().orders.requestReturn({
        orderId: made.orderId,
        kind: 'RETRACTO',
        lines: [{ position: 0, quantity: 1 }],
        reason: 'No era la talla.',
        remedy: 'DEVOLUCION',
        idempotencyKey: crypto.randomUUID(),
      })
      expect((await refusalOf(requested)).code).toBe('ORDER_STATE')
    })

    test('money 3: a request for money says how much goes back and until when', async () => {
      const orderId = await orders().paid()
      const order = await data().orders.get(orderId)
      const position = await returnablePosition(data(), orderId)
      const { at, refund } = await data().orders.requestReturn({
        orderId,
        kind: 'RETRACTO',
        lines: [{ position, quantity: 1 }],
        reason: 'No era la talla.',
        remedy: 'DEVOLUCION',
        idempotencyKey: crypto.randomUUID(),
      })
      expect(refund).toEqual({
        amount: expect.any(Number),
        dueOn: addDays(dayInChile(new Date(at)), 45),
        done: 0,
        payments: [],
      })
      expect(refund?.amount).toBeGreaterThanOrEqual(order.lines[position]?.price ?? Infinity)
      expect(refund?.amount).toBeLessThan(order.total)
      expect((await data().orders.returns(orderId)).requests[0]?.refund).toEqual(refund)
    })

    test('asked again under its key a return is the same, though nothing is left, and no other is made by it', async () => {
      const orderId = await orders().paid()
      const position = await returnablePosition(data(), orderId)
      const { lines } = await data().orders.returns(orderId)
      const form: ReturnRequestForm = {
        orderId,
        kind: 'RETRACTO',
        lines: [{ position, quantity: lines[position]?.left ?? 0 }],
        reason: 'No era la talla.',
        remedy: 'DEVOLUCION',
        idempotencyKey: crypto.randomUUID(),
      }
      const once = await data().orders.requestReturn(form)
      expect(await data().orders.requestReturn(form)).toEqual(once)
      const others: Partial<ReturnRequestForm>[] = [
        { kind: 'GARANTIA' },
        { lines: [{ position, quantity: 2 * (lines[position]?.left ?? 0) }] },
        { lines: [...form.lines, { position: position + 1, quantity: 1 }] },
        { reason: 'Llegó roto.' },
        { remedy: 'CAMBIO' },
      ]
      for (const other of others) {
        const changed = data().orders.requestReturn({ ...form, ...other })
        expect((await refusalOf(changed)).code).toBe('KEY_REUSED')
      }
      const another = data().orders.requestReturn({ ...form, idempotencyKey: crypto.randomUUID() })
      expect((await refusalOf(another)).code).toBe('CLAIM_QUANTITY')
    })

    test('money 3: the decision about a request and the money that went back for it are shown', async () => {
      const { requests } = await data().orders.returns(await orders().refunded())
      const [request] = requests
      const amount = request?.refund?.amount ?? 0
      expect(amount).toBeGreaterThan(0)
      expect(request).toMatchObject({
        state: 'ACCEPTED',
        history: [{ state: 'RECEIVED' }, { state: 'ACCEPTED', answer: expect.stringMatching(/\w/) }],
        refund: { done: amount, payments: [{ amount, method: 'transferencia', state: 'DONE' }] },
      })
    })
  })
}
