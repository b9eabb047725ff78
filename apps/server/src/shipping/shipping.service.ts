import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import { type Executor, together } from '../db/connection.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { CourierAnswer } from './courier.ts'
import { type CourierQuotes, type QuotedLine, quoteWith } from './courier-quotes.service.ts'
import { loadOfLines, needsHours, type PackagesOf, quoteLoad, type SendingHours } from './quote-load.ts'
import { findRates, type Quote } from './shipping.store.ts'

export type { Quote }

type RateRequest = { comunaId: number; deliveryKind: DeliveryKind; carrierId: number }

/** What whoever asks for a quote reads already: the packages of its lines, and when the shop sends. */
type KnownOfQuote = { packages?: ReturnType<PackagesOf>; hours?: () => Promise<SendingHours> }

export type ShippingDependencies = {
  database: { db: Executor }
  /** Asks the courier; null where none is set up, and default rates stand. */
  quotes: CourierQuotes | null
  packagesOf: PackagesOf
  hours?: (executor?: Executor) => Promise<SendingHours>
  now?: () => Date
}

export type ShippingService = ReturnType<typeof shippingService>

/** What it costs to send an order. */
export function shippingService({
  database,
  quotes,
  packagesOf,
  hours: readHours,
  now = () => new Date(),
}: ShippingDependencies) {
  /** The default rate for these lines; refuses with CARRIER_UNAVAILABLE or PARCEL_TOO_LARGE. */
  async function defaultQuote(
    executor: Executor,
    request: RateRequest,
    lines: readonly QuotedLine[],
    known: KnownOfQuote = {},
  ): Promise<Quote | Refusal> {
    const packages = known.packages
    const [[rate], load] = await together([
      findRates(executor, request),
      loadOfLines(executor, packages ? () => packages : packagesOf, lines),
    ])
    if (!rate) return refuse('CARRIER_UNAVAILABLE')
    const at = now()
    const kind = request.deliveryKind
    // Before its last minute no holiday makes a carrier later.
    const { hours: knownHours = () => readHours?.(executor) } = known
    const hours = needsHours(rate, kind, at) ? await knownHours() : undefined
    return quoteLoad(rate, load, { kind, now: at, hours }) ?? refuse('PARCEL_TOO_LARGE')
  }

  return {
    /** Whether any courier is asked over the network. */
    usesCourier: quotes !== null,

    /**
     * What a carrier's courier answers about an order, before the order's transaction begins; null where no courier
     * is asked. `shownPrice` is what the shopper saw, in pesos.
     */
    async requestQuote(
      request: RateRequest,
      lines: readonly QuotedLine[],
      shownPrice: number,
    ): Promise<CourierAnswer | null> {
      if (!quotes) return null
      const quote = await defaultQuote(database.db, request, lines)
      return !isRefusal(quote) && quote.usesCourierApi ? quotes.honoured(quote, lines, shownPrice) : null
    },

    /**
     * What one carrier of one kind asks to bring lines to a comuna (its CUT as a number), with what its courier
     * answered. Price in pesos before the discount. CARRIER_UNAVAILABLE where it does not go, PARCEL_TOO_LARGE above
     * what its rates carry. What is `known` is not read again.
     */
    async quote(
      executor: Executor,
      request: RateRequest,
      lines: readonly QuotedLine[],
      answer: CourierAnswer | null,
      known?: KnownOfQuote,
    ): Promise<Quote | Refusal> {
      const quote = await defaultQuote(executor, request, lines, known)
      return isRefusal(quote) ? quote : (quoteWith(quote, answer) ?? refuse('CARRIER_UNAVAILABLE'))
    },
  }
}
