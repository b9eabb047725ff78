import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { carriers } from '#demo/data/carriers.ts'
import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { storeHours } from '#rules/chile/usual-hours.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { throwReported } from '#testing/server/test-services.ts'
import { priceService } from '../catalogue/price/price.service.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { QuotedLine } from './courier-quotes.service.ts'
import type { DeliveryService } from './delivery.service.ts'
import { composeShipping } from './shipping.compose.ts'
import type { ShippingService } from './shipping.service.ts'

let database: TestDatabase
let delivery: DeliveryService
let shipping: ShippingService
let holidays: HolidayChanges = {}
let now = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const log = { report: throwReported, note: () => undefined }
  const config = { chilexpress: undefined }
  const metrics = new Registry()
  const given = { config, database, prices: priceService, metrics, log, now: () => now }
  const composed = composeShipping({
    ...given,
    hours: async () => ({ store: storeHours, holidays }),
    staffLog: { note: async () => undefined },
  })
  delivery = composed.delivery
  shipping = composed.shipping
})
afterAll(() => database.drop())

async function quotes(comunaId: number, deliveryKind: DeliveryKind, lines: QuotedLine[] = []) {
  const found = await delivery.quotes({ comunaId, deliveryKind }, lines)
  if (isRefusal(found)) throw new Error(found.code)
  return found
}

describe('shipping', () => {
  test('the most particular rate of each carrier wins, in every comuna of Chile', async () => {
    for (const comuna of comunas) {
      const expected = carriers.flatMap((carrier) => {
        if (carrier.deliveryKind !== 'home') return []
        const { rates } = carrier
        const rate =
          rates.find((each) => each.comunaCut === comuna.cut) ??
          rates.find((each) => each.comunaCut === undefined && each.regionId === comuna.regionId) ??
          rates.find((each) => each.comunaCut === undefined && each.regionId === undefined)
        return rate ? [{ id: carrier.id, price: rate.price, toDays: rate.toDays }] : []
      })
      const found = (await quotes(comuna.id, 'home')).map(({ carrierId, price, toDays }) => ({
        id: carrierId,
        price,
        toDays,
      }))
      expect(found.toSorted((a, b) => a.id - b.id)).toEqual(expected.toSorted((a, b) => a.id - b.id))
    }
  })

  test('the cheapest to pay comes first', async () => {
    for (const comunaId of [13110, 10101, 8101]) {
      const prices = (await quotes(comunaId, 'home')).map(
        (each) => Number(each.price) * (100 - each.discountPercent),
      )
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  test('pickup is offered for its kind alone', async () => {
    const pickup = await quotes(13110, 'pickup')
    expect(pickup.map((each) => each.carrierId)).toEqual([4])
    expect((await quotes(13110, 'home')).map((each) => each.carrierId)).not.toContain(4)
  })

  test('an unknown comuna is not found', async () => {
    expect(await delivery.quotes({ comunaId: 99, deliveryKind: 'home' }, [])).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await delivery.comunas(99)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('one carrier quotes for an order, or says that it does not go there', async () => {
    const quote = (comunaId: number, deliveryKind: DeliveryKind) =>
      shipping.quote(database.db, { deliveryKind, carrierId: 3, comunaId }, [], null)
    expect(await quote(13110, 'home')).toMatchObject({ price: 1990 })
    expect(await quote(12101, 'home')).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
    expect(await quote(13110, 'pickup')).toMatchObject({ code: 'CARRIER_UNAVAILABLE' })
  })

  test('money 11: what is sent decides the price, and above the bands the shop is asked', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'SELECT id FROM products WHERE package_weight BETWEEN 15 AND 17 ORDER BY id LIMIT 1',
    )
    const productId = Number(rows[0]?.id)
    const request = async (quantity: number) =>
      Object.fromEntries(
        (await quotes(13110, 'home', [{ productId, quantity }])).map(({ carrierId, price }) => [
          carrierId,
          price,
        ]),
      )
    expect([await request(1), await request(3), await request(800)]).toEqual([
      { 1: 2990 * 2, 3: 2985 },
      { 1: 2990 * 3.4, 3: null },
      { 1: null, 3: null },
    ])
    const bike = { deliveryKind: 'home', carrierId: 3, comunaId: 13110 } as const
    expect(
      await shipping.quote(database.db, bike, [{ productId, quantity: 800 }], { state: 'priced', price: 1 }),
    ).toMatchObject({ code: 'PARCEL_TOO_LARGE' })
    expect((await quotes(13110, 'pickup', [{ productId, quantity: 800 }])).map(({ price }) => price)).toEqual(
      [0],
    )
  })

  test('money 11: some carrier brings any single product to every region', async () => {
    const { rows } = await database.pool.query<{ id: number }>(`
      WITH sized AS (
        SELECT id, greatest(package_weight, package_width * package_height * package_depth / 4000) AS kilos,
          greatest(package_width, package_height, package_depth) AS side
        FROM products WHERE active)
      (SELECT id FROM sized ORDER BY kilos DESC LIMIT 3) UNION (SELECT id FROM sized ORDER BY side DESC LIMIT 3)`)
    expect(rows.length).toBeGreaterThan(2)
    for (const { id } of rows) {
      const [first] = await quotes(12101, 'home', [{ productId: id, quantity: 1 }])
      expect(first?.price, `product ${id}`).toBeGreaterThan(0)
    }
  })

  test('money 13: what is bought after its hour, the bicycle brings on the next working day', async () => {
    const days = async (moment: string) => {
      now = new Date(moment)
      const bike = (await quotes(13110, 'home')).find(({ carrierId }) => carrierId === 3)
      return bike && [bike.fromDays, bike.toDays]
    }
    expect(await days('2026-11-20T15:59:00Z')).toEqual([0, 0])
    expect(await days('2026-11-20T16:00:00Z')).toEqual([1, 1])
    expect(await days('2026-11-21T20:00:00Z')).toEqual([0, 0])
    // A day on which the shop closes besides.
    holidays = { '2026-11-20': 1 }
    expect(await days('2026-11-20T16:00:00Z')).toEqual([0, 0])
    holidays = {}
  })

  test('what is bought after the store has closed is not ready on the same day', async () => {
    const days = async (moment: string) => {
      now = new Date(moment)
      const [pickup] = await quotes(13110, 'pickup')
      const request = { comunaId: 13110, deliveryKind: 'pickup', carrierId: 4 } as const
      expect(await shipping.quote(database.db, request, [], null)).toMatchObject({
        fromDays: pickup?.fromDays,
        toDays: pickup?.toDays,
      })
      return pickup && [pickup.fromDays, pickup.toDays]
    }
    // A Thursday, on which it closes at 21.
    expect(await days('2026-11-26T23:59:00Z')).toEqual([0, 2])
    expect(await days('2026-11-27T00:00:00Z')).toEqual([1, 3])
    // Before it opens on Friday.
    expect(await days('2026-11-27T08:00:00Z')).toEqual([0, 2])
    // Couriers' days are counted from Monday on, on a Saturday.
    expect(await days('2026-11-28T23:30:00Z')).toEqual([0, 2])
  })

  test('comunas come by name, ñ after n', async () => {
    const found = await delivery.comunas(8)
    if (isRefusal(found)) throw new Error(found.code)
    const names = found.map((comuna) => comuna.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  })

  test('[S7.25] the default price of a kind is the least that it can cost', async () => {
    const prices = async () =>
      (await delivery.kinds('es')).map(({ kind, lowestPrice }) => [kind, lowestPrice])
    expect(await prices()).toEqual([
      ['home', 1990],
      ['pickup', 0],
    ])
    // The discount of the carrier counts.
    const { rows } = await database.pool.query(
      `UPDATE carriers c SET discount_percent = 25 FROM carrier_rates r
       WHERE r.carrier_id = c.id AND r.price = 1990 RETURNING c.id`,
    )
    expect(await prices()).toEqual([
      ['home', 1492],
      ['pickup', 0],
    ])
    await database.pool.query('UPDATE carriers SET discount_percent = 0 WHERE id = $1', [rows[0].id])
  })
})
