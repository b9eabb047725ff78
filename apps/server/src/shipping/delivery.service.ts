import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { type InLanguage, named, termsService } from '../terms/terms.service.ts'
import { type CourierQuotes, type QuotedLine, quoteWith } from './courier-quotes.service.ts'
import { type Comuna, type OfferedKind, placesStore } from './places.store.ts'
import { loadOfLines, needsHours, quoteLoad } from './quote-load.ts'
import type { ShippingDependencies } from './shipping.service.ts'
import { findRates, listRates, type Quote } from './shipping.store.ts'

/** What a carrier asks; without a price where its rates end below the load, and the shop is asked for one. */
export type Offer = Omit<Quote, 'price'> & { price: number | null }

/** What decides which of two offers costs less to pay: hundredths of pesos, unrounded. */
const costOf = ({ price, discountPercent }: Offer): number =>
  price === null ? Number.POSITIVE_INFINITY : price * (100 - discountPercent)

/** Infinities have no difference. */
const byCost = (a: Offer, b: Offer): number => (costOf(a) < costOf(b) ? -1 : costOf(a) > costOf(b) ? 1 : 0)

export type DeliveryService = ReturnType<typeof deliveryService>

/** Where the shop delivers, how, and for how much. */
export function deliveryService({
  database,
  quotes: courier,
  packagesOf,
  hours: readHours,
  now = () => new Date(),
}: Omit<ShippingDependencies, 'quotes'> & { quotes: Pick<CourierQuotes, 'answer'> | null }) {
  const { db } = database
  const terms = termsService({ database })

  return {
    regions: () => placesStore.regions(db),

    /** Those of one region, or all of Chile; refuses with NOT_FOUND an unknown region: every one has comunas. */
    async comunas(regionId: number | null): Promise<Comuna[] | Refusal> {
      const found = await placesStore.comunas(db, regionId)
      return found.length > 0 ? found : refuse('NOT_FOUND')
    },

    /** What the carriers ask by default, those that bring it home first. */
    rates: () => listRates(db, courier !== null),

    /** Those that a carrier is there for. */
    async kinds(language: ShopLanguage): Promise<InLanguage<OfferedKind>[]> {
      const kinds = (await placesStore.deliveryKinds(db)).flatMap(({ lowestPrice, ...kind }) =>
        lowestPrice === null ? [] : { ...kind, lowestPrice },
      )
      const dictionary = await terms.dictionary(language, { words: kinds.map(({ name }) => name) })
      return kinds.map((kind) => {
        const own = { es: null, en: kind.nameEn, ru: kind.nameRu }[language]
        return own ? { ...kind, name: own } : named(kind, dictionary.word(kind.name))
      })
    },

    /** Carriers, as they are called in a language. */
    async named<Row extends { carrierId: number; name: string; description: string }>(
      rows: Row[],
      language: ShopLanguage,
    ): Promise<InLanguage<Row>[]> {
      if (language === 'es') return rows
      const known = await placesStore.carriersIn(db, language)
      return rows.map((row) => {
        const own = known.get(row.carrierId)
        return own ? { ...row, ...own } : { ...row, language: 'es' }
      })
    },

    /**
     * The cheapest first, then those whose rates end below what is sent; empty when nobody goes there. Refuses with
     * NOT_FOUND an unknown comuna.
     */
    async quotes(
      request: { comunaId: number; deliveryKind: DeliveryKind },
      lines: readonly QuotedLine[],
    ): Promise<Offer[] | Refusal> {
      if (!(await placesStore.hasComuna(db, request.comunaId))) return refuse('NOT_FOUND')
      const [rates, load] = await Promise.all([
        findRates(database.db, request),
        loadOfLines(database.db, packagesOf, lines),
      ])
      const at = now()
      const kind = request.deliveryKind
      const hours = rates.some((rate) => needsHours(rate, kind, at)) ? await readHours?.() : undefined
      const offers = await Promise.all(
        rates.map(async (rate): Promise<Offer | null> => {
          const quote = quoteLoad(rate, load, { kind, now: at, hours })
          if (!quote) return { ...rate, price: null }
          return courier && quote.usesCourierApi
            ? quoteWith(quote, await courier.answer(quote, lines))
            : quote
        }),
      )
      return offers.filter((offer) => offer !== null).toSorted(byCost)
    },
  }
}
