import { deliveryKindIds, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { BoughtLine, ShippingPort } from '../port/shipping.port.ts'
import type { Wire } from './wire.ts'

export function shippingRemote(wire: Wire): ShippingPort {
  return {
    async listRegions() {
      const regions = await wire.get('TraerRegionDireccionCliente', {})
      return regions.map((region) => ({ id: region.id_region, name: region.glosa_region }))
    },
    async listComunas() {
      const comunas = await wire.get('TraerCiudadDireccionCliente', {})
      return comunas.map((comuna) => ({
        id: comuna.id_comuna,
        regionId: comuna.id_ciudad,
        name: comuna.glosa_comuna,
        aliases: comuna.alias,
      }))
    },
    async listDeliveryKinds() {
      const kinds = await wire.get('listar-tipo-despacho', {})
      return kinds
        .toSorted((a, b) => a.orden_tipo_despacho - b.orden_tipo_despacho)
        .map((kind) => ({
          kind: deliveryKindOf(kind.id_tipo_despacho),
          name: kind.nombre_tipo_despacho,
          lang: kind.idioma,
          defaultPrice: kind.preciodefecto_tipo_despacho,
        }))
    },
    async listRates() {
      return (await wire.get('tarifas-despacho', {})).map((carrier) => ({
        name: carrier.nombreorazonsocial_transportista,
        description: carrier.descripcion_transportista,
        lang: carrier.idioma,
        logo: carrier.pathlogo_transportista,
        kind: deliveryKindOf(carrier.id_tipo_despacho),
        isAsked: carrier.consultaapi_transportista === 1,
        discountPercent: carrier.descuento,
        longestSideCm: carrier.lado_maximo,
        bands: carrier.tramos.map((band) => ({ upToKg: band.hasta_kg, percent: band.porcentaje })),
        rates: carrier.tarifas.map((rate) => ({
          region: rate.glosa_region,
          comuna: rate.glosa_comuna,
          price: rate.precio,
          days: { from: rate.plazo.desde, to: rate.plazo.hasta },
        })),
      }))
    },
    async listCarriers({ comunaId, deliveryKind, lines }) {
      const carriers = await wire.post('listar-transportistas', {
        id_comuna: comunaId,
        id_tipo_despacho: deliveryKindIds[deliveryKind],
        productos: toWireLines(lines),
      })
      return {
        carriers: carriers.flatMap(({ precio_transportista: price, ...carrier }) =>
          price === null
            ? []
            : {
                id: carrier.id_transportista,
                name: carrier.nombreorazonsocial_transportista,
                description: carrier.descripcion_transportista,
                lang: carrier.idioma,
                logo: carrier.pathlogo_transportista,
                price,
                discountPercent: carrier.descuento,
                days: { from: carrier.plazo.desde, to: carrier.plazo.hasta },
              },
        ),
        tooLargeFor: carriers
          .filter((carrier) => carrier.precio_transportista === null)
          .map((carrier) => carrier.nombreorazonsocial_transportista),
      }
    },
  }
}

export const toWireLines = (lines: readonly BoughtLine[]) =>
  lines.map((line) => ({ id_producto: line.productId, cantidad: line.quantity, atributos: line.valueIds }))
