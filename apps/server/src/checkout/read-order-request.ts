import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { generarPedido } from '#contract/checkout/generar-pedido.ts'
import { parseRut } from '#rules/chile/rut.ts'
import type { Invoice } from '../orders/orders.tables.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import type { Line } from './demands.ts'
import type { OrderRequest } from './order-request.ts'

export type WireOrder = z.output<typeof generarPedido.request>

export function readOrderRequest(wire: WireOrder): OrderRequest {
  return {
    customerId: wire.id_cliente,
    lines: readLines(wire.productos),
    addressId: wire.id_direccion_cliente,
    branchId: wire.id_sucursal,
    comunaId: wire.id_comuna,
    carrierId: wire.id_transportista,
    paymentKind: wire.tipo_pago,
    documentKind: wire.tipo_documento,
    invoice: readInvoice(wire),
    note: wire.datosformulario?.nota ?? '',
    shownTerms: wire.datosformulario?.version_terminos,
    couponCode: wire.cupon_descuento,
    shown: {
      shippingPrice: wire.precio_transportista,
      shippingDiscountPercent: wire.descuento_transportista,
      lines: wire.totalesproductodescuento,
      coupon: wire.totalcupondescuento,
      total: wire.total,
    },
    prescriptionUploads: wire.recetas ?? [],
    idempotencyKey: wire.clave_idempotencia ?? randomUUID(),
    fingerprint: fingerprint(wire),
  }
}

export const readLines = (lines: WireOrder['productos']): Line[] =>
  lines.map(({ id_producto: productId, cantidad: quantity, atributos: valueIds }) => ({
    productId,
    quantity,
    valueIds,
  }))

/**
 * The key is no part of it, nor are the amounts and the version of the terms, which are only compared (D15): who asks
 * again after a lost answer may have been told of other prices since, and is given the order that stands instead of a
 * second one.
 */
function fingerprint({
  clave_idempotencia: _key,
  total: _total,
  precio_transportista: _price,
  descuento_transportista: _percent,
  totalesproductodescuento: _products,
  totalcupondescuento: _coupon,
  recetas: _pages,
  ...content
}: WireOrder): Buffer {
  const { version_terminos: _terms, ...form } = content.datosformulario ?? {}
  // It stays in its place: the version before, which may have taken the first try, hashes the same text.
  const asked = { ...content, ...(content.datosformulario && { datosformulario: form }) }
  return createHash('sha256').update(JSON.stringify(asked)).digest()
}

/** What a factura needs; null for a boleta. Refuses naming each field that is missing or wrong. */
function readInvoice(wire: WireOrder): Invoice | null | Refusal {
  if (wire.tipo_documento === 'boleta') return null
  const given = wire.datos_factura
  if (!given) return refuse('INVALID_REQUEST', { fields: { datos_factura: 'FIELD_REQUIRED' } })
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === '') fields[`datos_factura.${name}`] = 'FIELD_REQUIRED'
  }
  const rut = parseRut(given.rut)
  if (!rut) fields['datos_factura.rut'] ??= 'RUT_INVALID'
  if (!rut || Object.keys(fields).length > 0) return refuse('INVALID_REQUEST', { fields })
  return {
    rut: rut.canonical,
    legalName: given.razon_social,
    activity: given.giro,
    address: given.direccion,
    comuna: given.comuna,
  }
}
