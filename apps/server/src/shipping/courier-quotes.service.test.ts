import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '../db/connection.ts'
import type { CourierAnswer } from './courier.ts'
import { courierQuotes } from './courier-quotes.service.ts'
import { courierQuotesStore } from './courier-quotes.store.ts'

const quote = {
  carrierId: 1,
  name: 'Despacho',
  description: '',
  logo: '',
  usesCourierApi: true,
  courierCode: 'LFLO',
  courierAnswered: true,
  price: 3000,
  discountPercent: 0,
  fromDays: 1,
  toDays: 2,
}

test('who looked before the answer of another was kept does not ask the courier again', async () => {
  const asked: CourierAnswer[] = []
  const quotes = courierQuotes({
    database: {} as Pick<Database, 'db'>,
    courier: {
      async rate() {
        asked.push({ state: 'priced', price: 4000 + asked.length })
        return asked.at(-1) ?? { state: 'unavailable' }
      },
    },
    packagesOf: async () =>
      new Map([[7, { price: 10_000, package: { width: 10, height: 10, depth: 10, weight: 1 } }]]),
  })
  const first = Promise.withResolvers<void>()
  const saving = vi.spyOn(courierQuotesStore, 'save').mockResolvedValue()
  const looking = vi.spyOn(courierQuotesStore, 'find').mockResolvedValueOnce([])
  looking.mockImplementation(() => first.promise.then(() => []))
  onTestFinished(() => {
    saving.mockRestore()
    looking.mockRestore()
  })
  const lines = [{ productId: 7, quantity: 1 }]
  const answers = [quotes.answer(quote, lines), quotes.answer(quote, lines)]
  void Promise.race(answers).finally(() => first.resolve())
  expect(await Promise.all(answers)).toEqual([
    { state: 'priced', price: 4000 },
    { state: 'priced', price: 4000 },
  ])
  expect(asked).toHaveLength(1)
})
