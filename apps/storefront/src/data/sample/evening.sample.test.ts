import { describe, expect, test } from 'vitest'
import { refusalOf } from '../contract-tests/refusal-of.ts'
import { createSampleData } from './sample.ts'

const none = { auth: 0, vehicles: 0, list: 0, longList: 0 }

function openAt(moment: string) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const now = () => new Date(moment)
  return createSampleData({ language: 'es', storage, session: storage, delays: none, now })
}

describe('in the evening of Chile the sample’s day is the day there', () => {
  const worthAt = async (moment: string, code: string) => {
    const { checkout, catalogue } = await openAt(moment)
    const { items } = await catalogue.listProducts({ limit: 4, sort: 'price_desc' })
    const lines = [{ productId: items[0]?.id ?? 0, quantity: 9, valueIds: [] }]
    return checkout.verifyCoupon(code, { subtotal: 1_000_000, lines })
  }

  test('a coupon holds until its last day is over', async () => {
    expect(await worthAt('2030-12-31T23:30:00-03:00', 'BIENVENIDA10')).toMatchObject({ value: 10 })
    const over = worthAt('2031-01-01T00:30:00-03:00', 'BIENVENIDA10')
    expect((await refusalOf(over)).code).toBe('COUPON_EXPIRED')
  })

  test('and not before its first has begun', async () => {
    const early = worthAt('2030-12-20T23:30:00-03:00', 'VERANO2031')
    expect((await refusalOf(early)).code).toBe('COUPON_NOT_STARTED')
    expect(await worthAt('2030-12-21T00:30:00-03:00', 'VERANO2031')).toMatchObject({ value: 4000 })
  })

  test('a review bears it', async () => {
    const { catalogue } = await openAt('2026-11-27T23:30:00-03:00')
    const { items } = await catalogue.listProducts({ limit: 4 })
    const review = { author: 'Camila', email: 'c@example.cl', rating: 4, content: 'Le gustó.' }
    expect(await catalogue.addReview(items[0]?.id ?? 0, review)).toMatchObject({ date: '2026-11-27' })
  })
})
