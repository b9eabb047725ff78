import { stringify } from 'csv-stringify/sync'
import type { OrderSheet } from './order-sheets.store.ts'

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
})

/** Each column of the file by its name, in order. */
const columns: Record<string, (order: OrderSheet) => string | number> = {
  numero_pedido: ({ number }) => number,
  fecha: ({ createdAt }) => moment.format(createdAt),
  estado: ({ state }) => state,
  estado_pago: ({ paymentState }) => paymentState,
  estado_preparacion: ({ preparationState }) => preparationState,
  tipo_pago: ({ paymentKind }) => paymentKind,
  tipo_documento: ({ documentKind }) => documentKind,
  nombre_cliente: ({ customerName }) => customerName,
  rut_cliente: ({ customerRut }) => customerRut,
  e_mail_cliente: ({ customerEmail }) => customerEmail,
  celular_cliente: ({ customerPhone }) => customerPhone,
  calle: ({ address }) => address?.street ?? '',
  numero: ({ address }) => address?.number ?? '',
  numerocasadepartamento: ({ address }) => address?.flat ?? '',
  comuna: ({ address }) => address?.comuna ?? '',
  region: ({ address }) => address?.region ?? '',
  sucursal: ({ branch }) => branch ?? '',
  transportista: ({ carrier }) => carrier,
  numero_seguimiento: ({ trackingNumber }) => trackingNumber ?? '',
  productos: ({ lines }) =>
    lines.map(({ quantity, sku, name }) => `${quantity} x ${sku} ${name}`).join(' | '),
  unidades: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: ({ subtotal }) => subtotal,
  despacho: ({ shipping }) => shipping,
  cupon: ({ coupon }) => coupon,
  neto: ({ neto }) => neto,
  iva: ({ iva }) => iva,
  total: ({ total }) => total,
}

/** Orders as lines of a CSV file; the first part begins with the names of the columns. */
export const orderFileLines = (orders: readonly OrderSheet[], isFirst: boolean): string =>
  stringify(
    [
      ...(isFirst ? [Object.keys(columns)] : []),
      ...orders.map((order) => Object.values(columns).map((cell) => cell(order))),
    ],
    { bom: isFirst, escape_formulas: true },
  )
