import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import { mediaPath } from '../content/media-path.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import type { Offer } from './delivery.service.ts'
import type { Comuna, OfferedKind, Region } from './places.store.ts'
import type { CarrierRates } from './shipping.store.ts'

export function presentRegion(row: Region): WireReply<'TraerRegionDireccionCliente'>[number] {
  return {
    id_region: row.id,
    glosa_region: row.name,
    orden_region: row.position,
    codigochilexpress_region: row.courierCode,
  }
}

export function presentComuna(row: Comuna): WireReply<'TraerCiudadDireccionCliente'>[number] {
  return {
    id_comuna: row.id,
    glosa_comuna: row.name,
    id_ciudad: row.regionId,
    codigochilexpress_comuna: row.courierCode,
    alias: row.aliases,
  }
}

export function presentDeliveryKind(row: InLanguage<OfferedKind>): WireReply<'listar-tipo-despacho'>[number] {
  return {
    id_tipo_despacho: deliveryKindIds[row.kind],
    nombre_tipo_despacho: row.name,
    ...presentLanguage(row),
    preciodefecto_tipo_despacho: row.lowestPrice,
    pathlogo_tipo_despacho: mediaPath(row.logo),
    orden_tipo_despacho: row.position,
  }
}

export function presentOffer(offer: InLanguage<Offer>): WireReply<'listar-transportistas'>[number] {
  return {
    id_transportista: offer.carrierId,
    nombreorazonsocial_transportista: offer.name,
    descripcion_transportista: offer.description,
    ...presentLanguage(offer),
    pathlogo_transportista: mediaPath(offer.logo),
    consultaapi_transportista: offer.usesCourierApi ? 1 : 0,
    precio_transportista: offer.price,
    descuento: offer.discountPercent,
    plazo: { desde: offer.fromDays, hasta: offer.toDays },
  }
}

export function presentRates(carrier: InLanguage<CarrierRates>): WireReply<'tarifas-despacho'>[number] {
  return {
    nombreorazonsocial_transportista: carrier.name,
    descripcion_transportista: carrier.description,
    ...presentLanguage(carrier),
    pathlogo_transportista: mediaPath(carrier.logo),
    id_tipo_despacho: carrier.kindId,
    consultaapi_transportista: carrier.usesCourierApi ? 1 : 0,
    descuento: carrier.discountPercent,
    lado_maximo: carrier.limits.longestSideCm,
    tramos: carrier.limits.bands.map(({ upToKg, percent }) => ({ hasta_kg: upToKg, porcentaje: percent })),
    tarifas: carrier.rates.map(({ region, comuna, price, fromDays, toDays }) => ({
      glosa_region: region,
      glosa_comuna: comuna,
      precio: price,
      plazo: { desde: fromDays, hasta: toDays },
    })),
  }
}
