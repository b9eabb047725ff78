import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { presentComuna, presentDispatchKind, presentOffer, presentRegion } from './shipping.present.ts'
import type { DeliveryService } from './shipping.service.ts'

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

    'listar-tipo-despacho': async () => (await delivery.kinds()).map(presentDispatchKind),

    'listar-transportistas': async ({ id_comuna: comunaId, id_tipo_despacho: kindId, productos }) => {
      const quotes = await delivery.quotes(
        { comunaId, kindId },
        productos.map(({ id_producto: productId, cantidad: quantity }) => ({ productId, quantity })),
      )
      return isRefusal(quotes) ? quotes : quotes.map(presentOffer)
    },
  } satisfies Handlers
}
