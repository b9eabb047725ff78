import type { Database, Executor } from '../db/connection.ts'
import { type Refused, refuse } from '../refusals/refused.ts'
import type { CourierAnswer } from './courier.ts'
import { type CourierQuotes, type QuotedLine, quoteWith } from './courier-quotes.service.ts'
import { type Comuna, placesStore } from './places.store.ts'
import { findQuotes, type Quote } from './shipping.store.ts'

export type { Quote }

/** What decides which of two quotes costs less to pay: hundredths of pesos, unrounded. */
const costOf = ({ price, discountPercent }: Quote): number => price * (100 - discountPercent)

export type ShippingService = ReturnType<typeof shippingService>

/** What it costs to send an order. `quotes` asks the courier; null where none is set up, and default rates stand. */
export function shippingService({
  database,
  quotes,
}: {
  database: Pick<Database, 'db'>
  quotes: CourierQuotes | null
}) {
  return {
    /** Whether any courier is asked over the network. */
    asksCourier: quotes !== null,

    /**
     * What a carrier's courier answers about an order, before the order's transaction begins; null where no courier
     * is asked. `shownPrice` is what the shopper saw, in pesos.
     */
    async askCourier(
      asked: { comunaId: number; kindId: number; carrierId: number },
      lines: readonly QuotedLine[],
      shownPrice: number,
    ): Promise<CourierAnswer | null> {
      if (!quotes) return null
      const [rate] = await findQuotes(database.db, asked)
      return rate?.usesCourierApi ? quotes.honoured(rate, lines, shownPrice) : null
    },

    /**
     * What one carrier of one kind (1 home, 2 pickup) asks to go to a comuna (`id_comuna`, its CUT as a
     * number), with what its courier answered; null when it does not go there. Price in pesos before the discount.
     */
    async quote(
      executor: Executor,
      asked: { comunaId: number; kindId: number; carrierId: number },
      answer: CourierAnswer | null,
    ): Promise<Quote | null> {
      const [quote] = await findQuotes(executor, asked)
      return quote ? quoteWith(quote, answer) : null
    },
  }
}

export type DeliveryService = ReturnType<typeof deliveryService>

/** Where the shop delivers, how, and for how much. */
export function deliveryService(database: Pick<Database, 'db'>, courier: CourierQuotes | null) {
  const places = placesStore(database)

  return {
    regions: () => places.regions(),

    /** Those of one region, or all of Chile; refuses with NOT_FOUND an unknown region: every one has comunas. */
    async comunas(regionId: number | null): Promise<Comuna[] | Refused> {
      const found = await places.comunas(regionId)
      return found.length > 0 ? found : refuse('NOT_FOUND')
    },

    kinds: () => places.dispatchKinds(),

    /** The cheapest first; empty when nobody goes there. Refuses with NOT_FOUND an unknown comuna or kind. */
    async quotes(
      asked: { comunaId: number; kindId: number },
      lines: readonly QuotedLine[],
    ): Promise<Quote[] | Refused> {
      const [known, kinds] = await Promise.all([places.hasComuna(asked.comunaId), places.dispatchKinds()])
      if (!known || !kinds.some((kind) => kind.id === asked.kindId)) return refuse('NOT_FOUND')
      const rates = await findQuotes(database.db, asked)
      const quotes = await Promise.all(
        rates.map(async (rate) =>
          courier && rate.usesCourierApi ? quoteWith(rate, await courier.answer(rate, lines)) : rate,
        ),
      )
      return quotes.filter((quote) => quote !== null).toSorted((a, b) => costOf(a) - costOf(b))
    },
  }
}
