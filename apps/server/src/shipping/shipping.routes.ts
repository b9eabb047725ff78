import { deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { DeliveryService } from './delivery.service.ts'
import {
  presentComuna,
  presentDeliveryKind,
  presentOffer,
  presentRates,
  presentRegion,
} from './shipping.present.ts'

/** The calls about where the shop delivers and for how much. */
export function shippingRoutes(delivery: DeliveryService) {
  return {
    async TraerRegionDireccionCliente() {
      return (await delivery.regions()).map(presentRegion)
    },

    async TraerCiudadDireccionCliente({ id_region: regionId }) {
      const comunas = await delivery.comunas(regionId ?? null)
      return isRefusal(comunas) ? comunas : comunas.map(presentComuna)
    },

    'listar-tipo-despacho': async (_, { language }) =>
      (await delivery.kinds(language)).map(presentDeliveryKind),

    'tarifas-despacho': async (_, { language }) =>
      (await delivery.named(await delivery.rates(), language)).map(presentRates),

    'listar-transportistas': async (
      { id_comuna: comunaId, id_tipo_despacho: kindId, productos },
      { language },
    ) => {
      const deliveryKind = deliveryKindOf(kindId)
      if (!deliveryKind) return refuse('NOT_FOUND')
      const quotes = await delivery.quotes(
        { comunaId, deliveryKind },
        productos.map(({ id_producto: productId, cantidad: quantity }) => ({ productId, quantity })),
      )
      if (isRefusal(quotes)) return quotes
      return (await delivery.named(quotes, language)).map(presentOffer)
    },
  } satisfies Handlers
}
