import { stringify } from 'csv-stringify/sync'
import { type OrderQueue, queueOf } from '#rules/orders/order-queues.ts'
import type { PaymentState, PreparationState } from '#rules/orders/order-states.ts'
import type { PaymentKind } from '../orders.tables.ts'
import type { OrderSheet } from './order-sheets.store.ts'

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Santiago',
})

/** The file is read outside of the shop: its words are those of the screen, not the codes of the calls. */
const queueWords: Record<OrderQueue, string> = {
  'to-pay': 'Por pagar',
  'to-prepare': 'Por preparar',
  preparing: 'Preparando',
  ready: 'Listo',
  'on-the-way': 'En camino',
  delivered: 'Entregado',
  cancelled: 'Anulado',
}
const paymentWords: Record<PaymentState, string> = {
  WAITING: 'Sin pagar',
  PAID: 'Pagado',
  REJECTED: 'Pago rechazado',
  EXPIRED: 'No se pagó',
  REFUNDED: 'Reembolsado',
}
const preparationWords: Record<PreparationState, string> = {
  NONE: 'Sin preparar',
  PREPARING: 'Preparando',
  READY: 'Listo',
  DISPATCHED: 'Despachado',
  DELIVERED: 'Entregado',
}
const paymentKindWords: Record<PaymentKind, string> = {
  transferencia: 'Transferencia',
  webpay: 'Webpay',
  pago_en_tienda: 'En la tienda',
}

const queueWord = ({ state, paymentState, preparationState, paymentKind }: OrderSheet) =>
  queueWords[
    queueOf({
      ...{ state, payment: paymentState, preparation: preparationState },
      isPaidAtPickup: paymentKind === 'pago_en_tienda',
    })
  ]

/** Each column of the file by its name, in order. */
const columns: Record<string, (order: OrderSheet) => string | number> = {
  numero_pedido: ({ number }) => number,
  fecha: ({ createdAt }) => moment.format(createdAt),
  estado: queueWord,
  estado_pago: ({ paymentState }) => paymentWords[paymentState],
  estado_preparacion: ({ preparationState }) => preparationWords[preparationState],
  tipo_pago: ({ paymentKind }) => paymentKindWords[paymentKind],
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
    lines
      .map(({ quantity, sku, name, options }) => `${quantity} x ${sku} ${name}${chosenOf(options)}`)
      .join(' | '),
  unidades: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: ({ subtotal }) => subtotal,
  despacho: ({ shipping }) => shipping,
  cupon: ({ coupon }) => coupon,
  neto: ({ neto }) => neto,
  iva: ({ iva }) => iva,
  total: ({ total }) => total,
  reembolsado: ({ refunded }) => refunded,
  nota_cliente: ({ note }) => note,
  razon_social: ({ invoice }) => invoice?.legalName ?? '',
  rut_factura: ({ invoice }) => invoice?.rut ?? '',
  giro: ({ invoice }) => invoice?.activity ?? '',
}

/** Which value of each option was bought: ' (Talla: M, Color: Negro)'. */
const chosenOf = (options: OrderSheet['lines'][number]['options']): string =>
  options.length === 0 ? '' : ` (${options.map(({ name, value }) => `${name}: ${value}`).join(', ')})`

/** Orders as lines of a CSV file; the first part begins with the names of the columns. */
export const orderFileLines = (orders: readonly OrderSheet[], isFirst: boolean): string =>
  stringify(
    [
      ...(isFirst ? [Object.keys(columns)] : []),
      ...orders.map((order) => Object.values(columns).map((cell) => cell(order))),
    ],
    { bom: isFirst, escape_formulas: true },
  )
