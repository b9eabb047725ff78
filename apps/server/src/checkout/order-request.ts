import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { generarPedido } from '#contract/checkout/generar-pedido.ts'
import { parseRut } from '#rules/chile/rut.ts'
import type { Invoice } from '../orders/orders.tables.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'

/** What is asked, under a key: the client's, or one of its own (D32). */
export type OrderRequest = z.output<typeof generarPedido.request> & { clave_idempotencia: string }

/**
 * SHA-256 of what is asked, without the key: tells the same request from another under the same key (D32).
 * The amounts that are only compared (D15) are no part of it: who asks again after a lost answer may have been
 * told of other prices since, and is given the order that stands instead of a second one.
 */
export function fingerprint({
  clave_idempotencia: _key,
  total: _total,
  precio_transportista: _price,
  descuento_transportista: _percent,
  totalesproductodescuento: _products,
  totalcupondescuento: _coupon,
  ...content
}: OrderRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/** What a factura needs; null for a boleta. Refuses naming each field that is missing or wrong. */
export function readInvoice(request: OrderRequest): Invoice | null | Refusal {
  if (request.tipo_documento === 'boleta') return null
  const given = request.datos_factura
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
