import { expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { createSampleData } from './sample.ts'
import { memoryStorage } from './services/open-services.samples.ts'

const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
const productId = 1001

/** What reads the storage of a browser. */
async function ask(data: DataPort): Promise<void> {
  await data.orders.list({ customerId: 1 })
  await data.addresses.list(1)
  await data.garage.load()
  await data.pets.load()
  await data.catalogue.listReviews(productId, 1)
  await data.account.readPersonalData()
  const lines = [{ productId, quantity: 1, valueIds: [] }]
  await data.checkout.verifyCoupon('UNAVEZ2000', { subtotal: 40_000, lines })
  await data.account.signIn('camila@example.cl', 'huella123')
  await data.cart.load()
}

async function openOn(spoilt: readonly [key: string, text: string][], used: string[] = []) {
  const [storage, session] = [memoryStorage(), memoryStorage()]
  for (const place of [storage, session]) {
    for (const [key, text] of spoilt) place.setItem(key, text)
    const { getItem } = place
    place.getItem = (key) => {
      used.push(key)
      return getItem(key)
    }
  }
  return createSampleData({ language: 'es', storage, session, delays: noDelays })
}

test('spoilt storage counts as empty, under whichever key it stands', async () => {
  const used: string[] = []
  await ask(await openOn([], used))
  const keys = [...new Set(used)]
  expect(keys).toContain('huella.sample.reviews')
  expect(keys.length).toBeGreaterThan(8)
  const broken: string[] = []
  for (const key of keys) {
    for (const text of ['', '{', 'null', '0', '"x"', '{}', '[]', '[null]', '[0]']) {
      const note = (error: unknown) => broken.push(`${key} ${text}: ${error}`)
      await openOn([[key, text]])
        .then(ask)
        .catch(note)
    }
  }
  expect(broken).toEqual([])
})
