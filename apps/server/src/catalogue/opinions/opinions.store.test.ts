import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInChile } from '#rules/chile/calendar.ts'
import { openTestCheckout, type TestCheckout } from '#testing/server/test-checkout.ts'
import { inTransaction, type Transaction } from '../../db/connection.ts'
import { questionsStore } from '../questions/questions.store.ts'
import { reviewsStore } from '../reviews/reviews.store.ts'
import { opinionsStore } from './opinions.store.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop?.database.drop())

/** Where it is another day than in Chile: east of it from seven in the morning there, west of it until eight. */
function elsewhere(): string {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((each) => dayIn(each) !== dayInChile(new Date()))
  if (!zone) throw new Error('It is one day everywhere.')
  return zone
}

const inOtherZone = <Answer>(work: (tx: Transaction) => Promise<Answer>): Promise<Answer> =>
  inTransaction(shop.database, async (tx) => {
    await tx.execute(`SET LOCAL timezone = '${elsewhere()}'`)
    return work(tx)
  })

const said = { author: 'Camila', email: 'camila@correo.cl', content: 'Le gustó.', language: 'es' } as const

test('reviews, questions and answers bear the day in Chile, whatever zone the database is set to', async () => {
  const productId = await shop.product()
  const before = dayInChile(new Date())
  const days = await inOtherZone(async (tx) => {
    const review = await reviewsStore.insert(tx, {
      ...said,
      productId,
      customerId: null,
      rating: 5,
      verified: false,
    })
    const question = await questionsStore.insert(tx, {
      ...said,
      productId,
      customerId: null,
      clientKey: crypto.randomUUID(),
    })
    if (!review || !question) throw new Error('Nothing was written.')
    const answered = { answer: 'Gracias.', by: 'Ana' }
    await opinionsStore.answer(tx, { kind: 'review', id: review.id }, answered)
    await opinionsStore.answer(tx, { kind: 'question', id: question.id }, answered)
    const { rows } = await tx.execute<Record<string, string>>(
      `SELECT r.written_on::text AS written, r.answered_on::text AS thanked, q.asked_on::text AS asked,
         q.answered_on::text AS answered
       FROM reviews r JOIN product_questions q USING (product_id) WHERE product_id = ${productId}`,
    )
    return rows[0] ?? {}
  })
  expect(Object.keys(days)).toEqual(['written', 'thanked', 'asked', 'answered'])
  const now = [before, dayInChile(new Date())]
  for (const [what, day] of Object.entries(days)) expect(now, what).toContain(day)
})

test('what is sent again is known for a day of the calendar of Chile', async () => {
  const productId = await shop.product()
  const review = { ...said, productId, rating: 4 }
  const foundOf = (daysAgo: number) =>
    inOtherZone(async (tx) => {
      const made = await reviewsStore.insert(tx, { ...review, customerId: null, verified: false })
      await tx.execute(
        `UPDATE reviews SET written_on = (now() AT TIME ZONE 'America/Santiago')::date - ${daysAgo} WHERE id = ${made?.id}`,
      )
      const found = await reviewsStore.sameOfToday(tx, review)
      await tx.execute(`DELETE FROM reviews WHERE id = ${made?.id}`)
      return found !== undefined
    })
  expect([await foundOf(0), await foundOf(1), await foundOf(2)]).toEqual([true, true, false])
})
