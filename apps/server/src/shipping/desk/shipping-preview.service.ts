import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { workingDayAfter } from '#rules/chile/working-days.ts'
import { computeTotals } from '#rules/money/totals.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import type { Database, Transaction } from '../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, undoOrRefuse } from '../../refusals/refusal.ts'
import { unaskedCourier } from '../courier-quotes.service.ts'
import { deliveryService, type Offer } from '../delivery.service.ts'
import { samplePackage } from '../parcel.ts'
import type { SendingHours } from '../quote-load.ts'
import type { ShippingDependencies } from '../shipping.service.ts'
import { type ShippingDraft, stageShipping } from './shipping-desk.service.ts'

/** What is bought, of which weight and where to; `at` is when, now where left out. */
export type SampleOrder = { comunaId: number; weightKg: number; subtotal: number; at?: Date | undefined }

export type PreviewedOffer = Offer & {
  /** With its discount taken off, and with what is bought; null where the shop is asked for a price. */
  net: number | null
  total: number | null
  arrives: { from: Date; to: Date }
}

export type PreviewedKind = {
  kind: DeliveryKind
  names: Record<ShopLanguage, string>
  offers: PreviewedOffer[]
}

export type ShippingPreview = ReturnType<typeof shippingPreviewService>

/** The product that the sample parcel stands for: none that there is. */
const sampleId = 0

/**
 * What a shopper would be offered with what somebody has typed and not saved, beside what stands: it is written in a
 * transaction that is undone, where the checkout's own service tells its offers (decision 0256).
 */
export function shippingPreviewService({
  database,
  asksCourier,
  hours: readHours = async () => ({ store: null }),
  now = () => new Date(),
}: {
  database: Database
  /** Whether some carriers' prices come from a courier, who is not asked for what nobody buys. */
  asksCourier: boolean
} & Pick<ShippingDependencies, 'hours' | 'now'>) {
  async function offered(
    tx: Transaction,
    { comunaId, weightKg, subtotal, at = now() }: SampleOrder,
    hours: SendingHours,
  ): Promise<PreviewedKind[]> {
    const delivery = deliveryService({
      database: { db: tx },
      quotes: asksCourier ? unaskedCourier : null,
      packagesOf: async () =>
        new Map([[sampleId, { package: { ...samplePackage, weight: weightKg }, price: subtotal }]]),
      hours: async () => hours,
      now: () => at,
    })
    const arrives = (days: number) => workingDayAfter(at, days, hours.holidays)
    const told = (offer: Offer): PreviewedOffer => {
      const { price, discountPercent, fromDays, toDays } = offer
      const shipping = price === null ? null : { price, discountPercent }
      const totals =
        shipping && computeTotals({ lines: [{ unitPrice: subtotal, quantity: 1 }], shipping, coupon: null })
      return {
        ...offer,
        usesCourierApi: asksCourier && offer.usesCourierApi,
        net: totals?.shippingNet ?? null,
        total: totals?.total ?? null,
        arrives: { from: arrives(fromDays), to: arrives(toDays) },
      }
    }
    const names = new Map<ShopLanguage, Map<DeliveryKind, string>>()
    for (const language of shopLanguages) {
      const kinds = await delivery.kinds(language)
      names.set(language, new Map(kinds.map(({ kind, name }) => [kind, name])))
    }
    const nameIn = (language: ShopLanguage, kind: DeliveryKind) => names.get(language)?.get(kind) ?? ''
    const kinds: PreviewedKind[] = []
    for (const kind of names.get('es')?.keys() ?? []) {
      const offers = await delivery.quotes({ comunaId, deliveryKind: kind }, [
        { productId: sampleId, quantity: 1 },
      ])
      if (isRefusal(offers)) throw new Rollback(offers)
      kinds.push({
        kind,
        names: { es: nameIn('es', kind), en: nameIn('en', kind), ru: nameIn('ru', kind) },
        offers: offers.map(told),
      })
    }
    return kinds
  }

  return {
    /** NOT_FOUND for a comuna or a carrier that there is not, INVALID_REQUEST as a save. */
    preview: (
      order: SampleOrder,
      draft: ShippingDraft & { holidays?: HolidayChanges | undefined },
    ): Promise<{ today: PreviewedKind[]; draft: PreviewedKind[] } | Refusal> =>
      undoOrRefuse(database, async (tx) => {
        const at = order.at ?? now()
        const stand = await readHours(tx)
        const today = await offered(tx, { ...order, at }, stand)
        await stageShipping(tx, draft)
        return {
          today,
          draft: await offered(
            tx,
            { ...order, at },
            { ...stand, holidays: draft.holidays ?? stand.holidays },
          ),
        }
      }),
  }
}
