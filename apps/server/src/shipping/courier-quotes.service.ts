import type { ProductPackage } from '../catalogue/price/price.service.ts'
import type { Database } from '../db/connection.ts'
import type { Courier, CourierAnswer } from './courier.ts'
import { courierQuotesStore, type StoredAnswer } from './courier-quotes.store.ts'
import { isMeasured, parcelOf } from './parcel.ts'
import type { Quote } from './shipping.store.ts'

export type QuotedLine = { productId: number; quantity: number }

export type CourierQuotes = ReturnType<typeof courierQuotes>

/** How long an answer spares the courier the same question, in seconds; a failure only gives it a pause. */
const freshFor: Record<CourierAnswer['state'], number> = {
  priced: 30 * 60,
  not_covered: 6 * 60 * 60,
  unavailable: 60,
}

/** How long the price that a shopper was shown is the price of their order, in seconds. */
const honouredFor = 60 * 60

const storedFor = 24 * 60 * 60

/**
 * What a courier asks for a parcel, cached for a while: whoever sees a price pays it. Asks over the network, so
 * nothing of this is called inside a transaction.
 */
export function courierQuotes({
  database,
  courier,
  packagesOf,
}: {
  database: Pick<Database, 'db'>
  courier: Courier
  /** Package and price in pesos of the products among these that are for sale, by id. */
  packagesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, ProductPackage>>
}) {
  const { db } = database
  const underway = new Map<string, Promise<CourierAnswer>>()

  /** What is asked of the courier; null where nobody knows its code of the comuna, and for an empty parcel. */
  async function questionOf(quote: Quote, lines: readonly QuotedLine[]) {
    if (quote.courierCode === null) return null
    const packages = await packagesOf(lines.map((line) => line.productId))
    const known = lines.flatMap(({ productId, quantity }) => {
      const found = packages.get(productId)
      return found
        ? [{ quantity, price: found.price, package: isMeasured(found.package) ? found.package : null }]
        : []
    })
    const parcel = parcelOf(known)
    if (!parcel) return null
    const worth = known.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const { length, width, height, weight } = parcel
    const key = [quote.carrierId, quote.courierCode, length, width, height, weight, worth].join(' ')
    return { key, destination: quote.courierCode, parcel, worth }
  }

  type Question = NonNullable<Awaited<ReturnType<typeof questionOf>>>

  async function ask({ key, ...question }: Question): Promise<CourierAnswer> {
    const answer = await courier.rate(question)
    await courierQuotesStore.save(db, key, answer)
    return answer
  }

  async function freshOrAsked(question: Question): Promise<CourierAnswer> {
    const [newest] = await courierQuotesStore.find(db, question.key, freshFor.not_covered)
    return newest && isFresh(newest) ? newest.answer : ask(question)
  }

  /**
   * Looked up and asked once for all who wonder at the same time: who looked on their own, just before the answer of
   * another was kept, would ask again.
   */
  function current(question: Question): Promise<CourierAnswer> {
    const running = underway.get(question.key)
    if (running) return running
    const answered = freshOrAsked(question).finally(() => underway.delete(question.key))
    underway.set(question.key, answered)
    return answered
  }

  const isFresh = ({ answer, ageSeconds }: StoredAnswer) => ageSeconds < freshFor[answer.state]

  return {
    /** What the courier asks for these lines, instead of the default rate `quote`; null when it is not asked. */
    async answer(quote: Quote, lines: readonly QuotedLine[]): Promise<CourierAnswer | null> {
      if (isLeftOut(quote)) return { state: 'not_covered' }
      const question = await questionOf(quote, lines)
      return question && current(question)
    },

    /** The same for an order: an answer of the last hour that gives the price in pesos that they were shown counts first. */
    async honoured(
      quote: Quote,
      lines: readonly QuotedLine[],
      shownPrice: number,
    ): Promise<CourierAnswer | null> {
      if (isLeftOut(quote)) return { state: 'not_covered' }
      const question = await questionOf(quote, lines)
      if (!question) return null
      const saved = await courierQuotesStore.find(db, question.key, freshFor.not_covered)
      const shown = saved.find(
        ({ answer, ageSeconds }) =>
          ageSeconds < honouredFor && quoteWith(quote, answer)?.price === shownPrice,
      )
      return shown ? shown.answer : current(question)
    },

    clean: () => courierQuotesStore.clean(db, storedFor),
  }
}

/** Whether the courier has told that it does not go there. */
const isLeftOut = ({ courierCode, courierAnswered }: Quote) => courierCode === null && courierAnswered

/** A courier that is not asked: default rates stand, wherever it is known to go. */
export const unaskedCourier: Pick<CourierQuotes, 'answer'> = {
  answer: async (quote) => (isLeftOut(quote) ? { state: 'not_covered' } : null),
}

/** A default rate as the courier's answer leaves it; null when it does not go there. */
export function quoteWith(quote: Quote, answer: CourierAnswer | null): Quote | null {
  if (answer?.state === 'not_covered') return null
  return answer?.state === 'priced' ? { ...quote, price: answer.price } : quote
}
