import { comunas } from '#chile/comunas.ts'
import { deliveryKindIn, deliveryKinds } from '#chile/delivery-kinds.ts'
import { localitiesOf } from '#chile/localities.ts'
import { regions } from '#chile/regions.ts'
import { type DeliveryKind, deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { Carrier, ShippingPort } from '../port/shipping.port.ts'
import { after, refusal, type SampleContext } from './layer.ts'
import { mediaPath } from './media-path.ts'
import { flatShipping } from './services/cart-of.ts'

const carrierIn =
  (language: SampleContext['language']) =>
  (kind: DeliveryKind): Carrier => ({
    id: deliveryKindIds[kind],
    name: deliveryKindIn(kind, language),
    description: '',
    logo: mediaPath(`dispatch-${kind}.svg`),
    price: flatShipping,
    discountPercent: 0,
    days: { from: 1, to: 3 },
  })

export function shippingSample(context: SampleContext): ShippingPort {
  const { list } = context.delays
  const carrier = carrierIn(context.language)
  return {
    listRegions: () =>
      after(list, () => regions.toSorted((a, b) => a.order - b.order).map(({ id, name }) => ({ id, name }))),
    listComunas: () =>
      after(list, () =>
        comunas
          .map(({ cut, id, regionId, name, aliases }) => ({
            id,
            regionId,
            name,
            aliases: [...aliases, ...localitiesOf(cut)],
          }))
          .toSorted((a, b) => a.name.localeCompare(b.name, 'es')),
      ),
    listDeliveryKinds: () =>
      after(list, () =>
        deliveryKinds
          .toSorted((a, b) => a.order - b.order)
          .map(({ kind }) => ({
            kind,
            name: deliveryKindIn(kind, context.language),
            defaultPrice: flatShipping,
          })),
      ),
    listRates: () =>
      after(list, () =>
        deliveryKinds.map(({ kind }) => {
          const { name, description, logo, price, discountPercent, days } = carrier(kind)
          return {
            ...{ name, description, logo, kind, discountPercent },
            isAsked: false,
            longestSideCm: null,
            bands: [],
            rates: [{ region: null, comuna: null, price, days }],
          }
        }),
      ),
    listCarriers: ({ comunaId, deliveryKind }) =>
      after(list, () => {
        if (!comunas.some((comuna) => comuna.id === comunaId)) throw refusal(context, 'NOT_FOUND')
        return { carriers: [carrier(deliveryKind)], tooLargeFor: [] }
      }),
  }
}
