import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carriers } from '#demo/carriers.ts'
import { comunas } from '#demo/comunas.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { isRefused } from '../refusals/refused.ts'
import { deliveryService, shippingService } from './shipping.service.ts'

let database: TestDatabase
let delivery: ReturnType<typeof deliveryService>
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  delivery = deliveryService(database, null)
})
afterAll(() => database.drop())

async function quotes(comunaId: number, kindId: number) {
  const found = await delivery.quotes({ comunaId, kindId }, [])
  if (isRefused(found)) throw new Error(found.code)
  return found
}

describe('shipping', () => {
  test('the most particular rate of each carrier wins, in every comuna of Chile', async () => {
    for (const comuna of comunas) {
      const expected = carriers.flatMap((carrier) => {
        if (carrier.dispatchKindId !== 1) return []
        const { rates } = carrier
        const rate =
          rates.find((each) => each.comunaCut === comuna.cut) ??
          rates.find((each) => each.comunaCut === undefined && each.regionId === comuna.regionId) ??
          rates.find((each) => each.comunaCut === undefined && each.regionId === undefined)
        return rate ? [{ id: carrier.id, price: rate.price, toDays: rate.toDays }] : []
      })
      const found = (await quotes(comuna.id, 1)).map(({ carrierId, price, toDays }) => ({
        id: carrierId,
        price,
        toDays,
      }))
      expect(found.toSorted((a, b) => a.id - b.id)).toEqual(expected.toSorted((a, b) => a.id - b.id))
    }
  })

  test('the cheapest to pay comes first', async () => {
    for (const comunaId of [13110, 10101, 8101]) {
      const prices = (await quotes(comunaId, 1)).map((each) => each.price * (100 - each.discountPercent))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    }
  })

  test('pickup is offered for kind 2 alone', async () => {
    const pickup = await quotes(13110, 2)
    expect(pickup.map((each) => each.carrierId)).toEqual([4])
    expect((await quotes(13110, 1)).map((each) => each.carrierId)).not.toContain(4)
  })

  test('an unknown comuna or kind is not found', async () => {
    expect(await delivery.quotes({ comunaId: 99, kindId: 1 }, [])).toMatchObject({ code: 'NOT_FOUND' })
    expect(await delivery.quotes({ comunaId: 13110, kindId: 9 }, [])).toMatchObject({ code: 'NOT_FOUND' })
    expect(await delivery.comunas(99)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('one carrier quotes for an order, or says that it does not go there', async () => {
    const shipping = shippingService({ database, quotes: null })
    const bike = { kindId: 1, carrierId: 3 }
    expect(await shipping.quote(database.db, { ...bike, comunaId: 13110 }, null)).toMatchObject({
      price: 1990,
    })
    expect(await shipping.quote(database.db, { ...bike, comunaId: 12101 }, null)).toBeNull()
    expect(await shipping.quote(database.db, { comunaId: 13110, kindId: 2, carrierId: 3 }, null)).toBeNull()
  })

  test('comunas come by name, ñ after n', async () => {
    const found = await delivery.comunas(8)
    if (isRefused(found)) throw new Error(found.code)
    const names = found.map((comuna) => comuna.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
  })

  test('[S7.25] the default price of a kind is the least that it can cost', async () => {
    const kinds = await delivery.kinds()
    expect(kinds.map(({ id, lowestPrice }) => [id, lowestPrice])).toEqual([
      [1, 1990],
      [2, 0],
    ])
  })
})
