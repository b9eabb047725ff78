import { describe, expect, test } from 'vitest'
import type { CheckoutPort, OrderRequest } from '../../../data/port/checkout.port.ts'
import type { Order, OrderState } from '../../../data/port/orders.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { emptyForm, guestOf } from '../checkout-form.ts'
import { type Attempt, attemptFor } from './attempt.ts'
import { type Purchase, placeOrder } from './place-order.ts'

const purchase: Purchase = {
  addressId: null,
  comunaId: 13110,
  branchId: null,
  lines: [{ productId: 1, quantity: 1, valueIds: [] }],
  carrierId: 1,
  shippingPrice: 3_990,
  shippingDiscountPercent: 0,
  payment: 'transferencia',
  invoice: null,
  couponCode: '',
  subtotal: 9_990,
  couponAmount: 0,
  total: 13_980,
  note: '',
  prescriptionUploads: [],
  guest: guestOf(emptyForm),
}
const fresh: Attempt = { key: 'key-1', fingerprint: 'f', guest: null, uncertain: false, sent: [] }

/** A shop with one unit that makes one order for each key, and loses its answers as told. */
function shopWithOneUnit(lost: { createOrder?: number; confirmOrder?: number } = {}) {
  const orders = new Map<string, OrderRequest>()
  /** What of an order was called off since. */
  const shop = { state: 'PENDING' as OrderState }
  const calls: string[] = []
  const loses = (name: 'createOrder' | 'confirmOrder') => {
    lost[name] = (lost[name] ?? 0) - 1
    if ((lost[name] ?? 0) >= 0) throw new Refusal('NETWORK', '', { status: 0 })
  }
  const checkout: CheckoutPort = {
    isTaxIncluded: true,
    prescriptionNeeds: async () => [],
    uploadPrescription: async () => '',
    async verifyStock() {
      calls.push('verifyStock')
      return orders.size ? [{ productId: 1, quantity: 1, stock: 0 }] : []
    },
    async registerGuest() {
      calls.push('registerGuest')
      return { customerId: 5, addressId: 6, profile: {} }
    },
    async createOrder(request) {
      calls.push('createOrder')
      const made = orders.get(request.idempotencyKey)
      if (!made && orders.size) throw new Refusal('OUT_OF_STOCK', '')
      // The shop's own fingerprint leaves out who the guest says they are.
      const bought = ({ guest: _guest, ...rest }: OrderRequest) => JSON.stringify(rest)
      if (made && bought(made) !== bought(request)) throw new Refusal('KEY_REUSED', '', { status: 409 })
      if (!made) orders.set(request.idempotencyKey, request)
      loses('createOrder')
      return { orderId: 1, number: 10_001, token: 't'.repeat(32), payment: null }
    },
    async confirmOrder() {
      calls.push('confirmOrder')
      loses('confirmOrder')
    },
    verifyCoupon: () => Promise.reject(new Refusal('COUPON_UNKNOWN', '')),
    totals: () => ({ subtotal: 0, rows: [], total: 0, iva: null, neto: null }),
    async getOrderByToken() {
      const [made] = orders.values()
      return { state: shop.state, customer: { email: made?.guest.email } } as Order
    },
  }
  return { checkout, orders, calls, shop }
}

/** Keeps the attempt as the draft does. */
function tryToBuy(checkout: CheckoutPort, begun: Attempt = { ...fresh, fingerprint: '{}' }) {
  let attempt = begun
  const nextKey = () => 'key-2'
  return {
    attempt: () => attempt,
    go: (changes: Partial<Purchase> = {}) =>
      placeOrder(
        checkout,
        { ...purchase, ...changes },
        attemptFor(attempt, JSON.stringify(changes), nextKey),
        {
          onAttempt: (next) => {
            attempt = next
          },
          onGuest: () => {},
        },
      ),
  }
}

describe('buying', () => {
  test('makes the calls in the order of D33', async () => {
    const { checkout, calls } = shopWithOneUnit()
    expect(await tryToBuy(checkout).go()).toMatchObject({
      order: { number: 10_001, token: 't'.repeat(32) },
      earlier: null,
    })
    expect(calls).toEqual(['verifyStock', 'registerGuest', 'createOrder', 'confirmOrder'])
  })

  test('an order that is paid online is confirmed once it is paid, not before', async () => {
    const { checkout, calls } = shopWithOneUnit()
    const attempts = { onAttempt: () => undefined, onGuest: () => undefined }
    await placeOrder(checkout, { ...purchase, payment: 'webpay' }, fresh, attempts)
    expect(calls).toEqual(['verifyStock', 'registerGuest', 'createOrder'])
  })

  test.each([
    { createOrder: 1 },
    { createOrder: 2 },
    { confirmOrder: 1 },
    { createOrder: 1, confirmOrder: 1 },
  ])('an answer that is lost (%o) makes no second order, and the last unit is still ours', async (lost) => {
    const { checkout, orders, calls } = shopWithOneUnit(lost)
    const buyer = tryToBuy(checkout)
    let placed: unknown = null
    for (let tries = 0; placed === null && tries < 4; tries++) {
      placed = await buyer.go().catch((error: Refusal) => {
        expect(error.code).toBe('NETWORK')
        return null
      })
    }
    expect(placed).toMatchObject({ order: { number: 10_001 }, earlier: null })
    expect([...orders.keys()]).toEqual(['key-1'])
    expect(calls.filter((name) => name === 'registerGuest')).toHaveLength(1)
  })

  describe('another purchase after a lost answer', () => {
    const unheard = { code: 'NETWORK' }
    const note = { note: 'Tocar el timbre.' }
    const other = { note: 'Dejar con el conserje.' }

    test('makes no second order: what had arrived is given, with what was sent for it', async () => {
      const { checkout, orders } = shopWithOneUnit({ createOrder: 1 })
      const buyer = tryToBuy(checkout)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      expect(await buyer.go(note)).toMatchObject({ order: { number: 10_001 }, earlier: { note: '' } })
      expect([...orders.values()]).toMatchObject([{ idempotencyKey: 'key-1', note: '' }])
    })

    test('finds which of several had arrived, over a refusal and a reload', async () => {
      const { checkout, orders } = shopWithOneUnit({ createOrder: 1 })
      let answers = ['lost before it arrived', 'arrives', 'is refused', 'arrives']
      const unsteady: CheckoutPort = {
        ...checkout,
        async createOrder(request) {
          const [answer] = answers
          answers = answers.slice(1)
          if (answer === 'is refused') throw new Refusal('TOO_MANY_REQUESTS', '', { status: 429 })
          if (answer === 'lost before it arrived') throw new Refusal('NETWORK', '', { status: 0 })
          return checkout.createOrder(request)
        },
      }
      const buyer = tryToBuy(unsteady)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      await expect(buyer.go(note)).rejects.toMatchObject(unheard)
      await expect(buyer.go(other)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect(buyer.attempt()).toMatchObject({ key: 'key-1', uncertain: true, guest: null })
      expect(await buyer.go(other)).toMatchObject({ earlier: note })
      expect([...orders.values()]).toMatchObject([{ idempotencyKey: 'key-1', ...note }])
    })

    test('is made where the first never arrived', async () => {
      const { checkout, orders } = shopWithOneUnit()
      const lost: CheckoutPort = {
        ...checkout,
        createOrder: () => Promise.reject(new Refusal('NETWORK', '', { status: 0 })),
      }
      const buyer = tryToBuy(lost)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      lost.createOrder = checkout.createOrder
      expect(await buyer.go(note)).toMatchObject({ earlier: null })
      expect([...orders.values()]).toMatchObject([note])
    })

    test('finds the first of many that were lost', async () => {
      const { checkout, orders } = shopWithOneUnit()
      let isOnline = true
      const unsteady: CheckoutPort = {
        ...checkout,
        async createOrder(request) {
          if (isOnline) return checkout.createOrder(request)
          throw new Refusal('NETWORK', '', { status: 0 })
        },
        confirmOrder: () => Promise.reject(new Refusal('NETWORK', '', { status: 0 })),
      }
      const buyer = tryToBuy(unsteady)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      isOnline = false
      for (let at = 0; at < 12; at++)
        await expect(buyer.go({ note: `Piso ${at}` })).rejects.toMatchObject(unheard)
      isOnline = true
      unsteady.confirmOrder = checkout.confirmOrder
      expect(await buyer.go(note)).toMatchObject({ order: { number: 10_001 }, earlier: { note: '' } })
      expect(orders.size).toBe(1)
    })

    describe('by somebody else by now', () => {
      /** The shop makes an order for each customer and key, and gives a guest's by what the guest has sent. */
      function shopOfSessions() {
        const { checkout } = shopWithOneUnit()
        const orders = new Map<string, OrderRequest>()
        const world = {
          session: 5 as number | null,
          next: 9,
          lose: 1,
          arrives: true,
          /** Whether what was made before is of somebody with an account. */
          isCustomers: false,
          confirmed: [] as unknown[],
        }
        const shop: CheckoutPort = {
          ...checkout,
          verifyStock: async () => [],
          async registerGuest() {
            world.session ??= world.next
            return { customerId: world.session, addressId: 6, profile: {} }
          },
          async createOrder(request) {
            const { customerId, idempotencyKey } = request
            if (world.session === null) throw new Refusal('SESSION_REQUIRED', '', { status: 401 })
            const name = `${customerId} ${idempotencyKey}`
            const made = orders.get(name)
            if (customerId !== world.session && (!made || world.isCustomers))
              throw new Refusal('NOT_YOURS', '', { status: 403 })
            if (made && JSON.stringify(made) !== JSON.stringify(request))
              throw new Refusal('KEY_REUSED', '', { status: 409 })
            if (!made && world.arrives) orders.set(name, request)
            if (world.lose-- > 0) throw new Refusal('NETWORK', '', { status: 0 })
            return { orderId: customerId, number: 10_001, token: 't'.repeat(32), payment: null }
          },
          async confirmOrder(orderId) {
            if (orderId !== world.session) throw new Refusal('NOT_YOURS', '', { status: 403 })
            world.confirmed.push(orderId)
          },
          getOrderByToken: async () => ({ state: 'PENDING', customer: { email: '' } }) as Order,
        }
        return { shop, orders, world }
      }

      test.each([
        ['signed in', 7],
        ['lost the session', null],
      ])('a guest who has %s is given the order that the guest made', async (_, session) => {
        for (const changes of [{}, note]) {
          const { shop, orders, world } = shopOfSessions()
          const buyer = tryToBuy(shop)
          await expect(buyer.go()).rejects.toMatchObject(unheard)
          world.session = session
          // The window leaves; buying once more, the guest has another session.
          if (session === null && changes !== note) {
            await expect(buyer.go(changes)).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
            expect(world.session).toBeNull()
          }
          expect(await buyer.go(changes)).toMatchObject({
            order: { number: 10_001 },
            earlier: { customerId: 5, note: '' },
          })
          expect([...orders.keys()]).toEqual(['5 key-1'])
          expect(world.confirmed).toEqual([])
        }
      })

      test('a customer whose session has ended buys nothing again as a guest', async () => {
        const { shop, orders, world } = shopOfSessions()
        const buyer = tryToBuy(shop)
        world.isCustomers = true
        await expect(buyer.go()).rejects.toMatchObject(unheard)
        world.session = null
        await expect(buyer.go()).rejects.toMatchObject({ code: 'SESSION_REQUIRED' })
        expect([...orders.keys()]).toEqual(['5 key-1'])
        world.session = 5
        expect(await buyer.go()).toMatchObject({ order: { number: 10_001 }, earlier: null })
        expect([...orders.keys()]).toEqual(['5 key-1'])
      })

      test('the order of who has signed in is made where the guest had made none', async () => {
        const { shop, orders, world } = shopOfSessions()
        world.arrives = false
        const buyer = tryToBuy(shop)
        await expect(buyer.go()).rejects.toMatchObject(unheard)
        Object.assign(world, { arrives: true, session: 7 })
        expect(await buyer.go()).toMatchObject({ earlier: null })
        expect([...orders.keys()]).toEqual(['7 key-1'])
        expect(world.confirmed).toEqual([7])
      })
    })

    test('an e-mail that was put right is not in the order that had arrived, which is told', async () => {
      const { checkout } = shopWithOneUnit({ createOrder: 1 })
      const buyer = tryToBuy(checkout)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      const guest = { ...purchase.guest, email: 'ana@correo.cl' }
      expect(await buyer.go({ guest })).toMatchObject({ earlier: { guest: { email: '' } } })
    })

    test('an order that was called off since is none', async () => {
      const { checkout, shop } = shopWithOneUnit({ createOrder: 1 })
      const buyer = tryToBuy(checkout)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      shop.state = 'CANCELLED'
      await expect(buyer.go(note)).rejects.toMatchObject({ code: 'KEY_REUSED' })
      await expect(buyer.go(), 'nor of the same purchase').rejects.toMatchObject({ code: 'KEY_REUSED' })
    })

    test('what the shop now refuses of what was sent before leads to another attempt', async () => {
      const { checkout } = shopWithOneUnit({ createOrder: 1 })
      const buyer = tryToBuy(checkout)
      await expect(buyer.go()).rejects.toMatchObject(unheard)
      const stricter: CheckoutPort = {
        ...checkout,
        async createOrder(request) {
          if (request.note === '') throw new Refusal('INVALID_REQUEST', '', { status: 400 })
          return checkout.createOrder(request)
        },
      }
      const later = tryToBuy(stricter, buyer.attempt())
      await expect(later.go(note)).rejects.toMatchObject({ code: 'KEY_REUSED' })
    })
  })

  test('what is short is said before anybody is registered', async () => {
    const { checkout, orders, calls } = shopWithOneUnit()
    orders.set('another', { ...purchase, customerId: 1, addressId: 1, idempotencyKey: 'another' })
    await expect(tryToBuy(checkout).go()).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      shortfalls: [{ productId: 1, stock: 0 }],
    })
    expect(calls).toEqual(['verifyStock'])
  })

  test('a saved address is ordered to, and not registered again', async () => {
    const { checkout, orders } = shopWithOneUnit()
    const registered: unknown[] = []
    const watching: CheckoutPort = {
      ...checkout,
      async registerGuest(form) {
        registered.push(form.address)
        return { customerId: 5, addressId: null, profile: {} }
      },
    }
    const address = { regionId: 13, comunaId: 13110, street: 'Calle', number: '1', flat: '', reference: '' }
    await placeOrder(watching, { ...purchase, addressId: 9, guest: { ...purchase.guest, address } }, fresh, {
      onAttempt: () => undefined,
      onGuest: () => undefined,
    })
    expect(registered).toEqual([null])
    expect([...orders.values()]).toMatchObject([{ customerId: 5, addressId: 9 }])
  })

  test('a clear refusal leaves no doubt: the next try checks and registers again', async () => {
    const { checkout } = shopWithOneUnit()
    const refusing = {
      ...checkout,
      createOrder: () => Promise.reject(new Refusal('TOTAL_CHANGED', '', { status: 409 })),
    }
    const buyer = tryToBuy(refusing)
    await expect(buyer.go()).rejects.toMatchObject({ code: 'TOTAL_CHANGED' })
    expect(buyer.attempt()).toMatchObject({ key: 'key-1', uncertain: false })
  })
})
