import type { z } from 'zod'
import type { order as orderShape } from '#contract/orders/order-shapes.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import { presentLanguage } from '../terms/terms.present.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import type { ListedOrder, OrderWithLines } from './orders.service.ts'
import { paidAtOf } from './paid-at.ts'
import { withoutNames } from './without-names.ts'

/** An order whose lines are named in the language that was asked for, or say in which they are. */
export type ShownOrder = Omit<OrderWithLines, 'lines'> & {
  lines: InLanguage<OrderWithLines['lines'][number]>[]
}

/** An order's rows as the wire shows them to whoever holds its token. */
export function presentOrder(order: ShownOrder, bank: BankAccount | null): z.input<typeof orderShape> {
  const waiting = order.paymentState === 'WAITING'
  return {
    id_pedido: order.id,
    numero_pedido: order.number,
    token: order.token,
    glosa_estado_pedido: order.state,
    fechacreacion_pedido: order.createdAt.toISOString(),
    lineas: order.lines.map((line) => ({
      id_producto: line.productId,
      urlamigable: line.slug,
      glosa_producto: line.name,
      ...presentLanguage(line),
      path_imagen: line.picture,
      price: line.unitPrice,
      quantity: line.quantity,
      total: line.total,
      no_enviadas: line.cancelled + line.withdrawn,
      options: line.options.map(({ name, value, valueId }) => ({ name, value, id_atributo: valueId })),
    })),
    cantidad_productos: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: order.subtotal,
    totales: totalRows(order),
    valortotal_pedido: order.total,
    neto: order.neto,
    iva: order.iva,
    pago: {
      tipo_pago: order.paymentKind,
      estado_pago: order.paymentState,
      vence: isReserved(order) ? (order.holdUntil?.toISOString() ?? null) : null,
      fecha_pago: paidAtOf(order)?.toISOString() ?? null,
      ...(waiting && bank && order.paymentKind === 'transferencia' && { instrucciones: instructions(bank) }),
    },
    documento: { tipo_documento: order.documentKind },
    despacho: {
      transportista: order.carrierName,
      tipo_despacho: deliveryKindIds[order.deliveryKind],
      plazo: { desde: order.daysFrom, hasta: order.daysTo },
      sucursal: order.branch,
      retiro: presentPlace(order),
      ...presentParcel(order),
    },
    direccion: presentAddress(order.address),
    cliente: { nombre: order.customerName, e_mail: order.customerEmail },
    historial: order.history.map(({ state, happenedAt }) => ({
      estado: state,
      fecha: happenedAt.toISOString(),
    })),
  }
}

/** Where an order goes; null for a pickup. */
export const presentAddress = (address: OrderWithLines['address']) =>
  address && {
    calle: address.street,
    numero: address.number,
    numerocasadepartamento: address.flat,
    referencia: address.reference,
    comuna: address.comuna,
    region: address.region,
  }

/** A rejected payment can be tried again for as long. */
const isReserved = ({ state, paymentState }: ShownOrder) =>
  state === 'PENDING' && (paymentState === 'WAITING' || paymentState === 'REJECTED')

function presentDue(order: ShownOrder, bank: BankAccount | null): WireReply<'seguir-pedido'>['por_pagar'] {
  if (!isReserved(order)) return null
  return {
    tipo_pago: order.paymentKind,
    monto: order.total,
    vence: order.holdUntil?.toISOString() ?? null,
    ...(bank && order.paymentKind === 'transferencia' && { instrucciones: instructions(bank) }),
  }
}

const presentPlace = ({ place }: ShownOrder) =>
  place && { direccion: place.address, comuna: place.comuna, telefono: place.phone }

/** The number that the carrier gave the parcel, and where it tells how it goes. */
const presentParcel = ({ trackingNumber, trackingUrl }: ShownOrder) => ({
  numero_seguimiento: trackingNumber,
  url_seguimiento: trackingUrl,
})

/** An order as its owner sees it. */
export function presentDetail(order: ShownOrder, bank: BankAccount | null): WireReply<'detalle-pedido'> {
  return presentWhole({ ...order, history: withoutNames(order.history) }, bank)
}

/** An order as the staff see it, with the name of whoever of them moved it, and without what lets in its shopper. */
export function presentForShop(
  order: ShownOrder,
  bank: BankAccount | null,
): WireReply<'staff/cambiar-estado-pedido'> {
  const { token: _, ...rest } = presentWhole(order, bank)
  return rest
}

function presentWhole(order: ShownOrder, bank: BankAccount | null): WireReply<'detalle-pedido'> {
  const { invoice } = order
  return {
    ...presentOrder(order, bank),
    estado_preparacion: order.preparationState,
    documento: {
      tipo_documento: order.documentKind,
      datos_factura: invoice && {
        rut: invoice.rut,
        razon_social: invoice.legalName,
        giro: invoice.activity,
        direccion: invoice.address,
        comuna: invoice.comuna,
      },
    },
    cliente: {
      id_cliente: order.customerId,
      nombre: order.customerName,
      e_mail: order.customerEmail,
      rut: order.customerRut,
      telefono: order.customerPhone,
    },
    nota: order.note,
    historial: order.history.map((step) => ({ ...presentStep(step), responsable: step.actor })),
  }
}

function presentStep(step: OrderWithLines['history'][number]) {
  return {
    estado: step.state,
    estado_pago: step.paymentState,
    estado_preparacion: step.preparationState,
    fecha: step.happenedAt.toISOString(),
  }
}

/** What whoever knows an order's number and e-mail may see: no name, and of the address the comuna alone. */
export function presentTracking(order: ShownOrder, bank: BankAccount | null): WireReply<'seguir-pedido'> {
  return {
    numero_pedido: order.number,
    glosa_estado_pedido: order.state,
    estado_pago: order.paymentState,
    estado_preparacion: order.preparationState,
    fechacreacion_pedido: order.createdAt.toISOString(),
    cantidad_productos: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    despacho: {
      transportista: order.carrierName,
      tipo_despacho: deliveryKindIds[order.deliveryKind],
      plazo: { desde: order.daysFrom, hasta: order.daysTo },
      sucursal: order.branch,
      retiro: presentPlace(order),
      comuna: order.comuna,
      ...presentParcel(order),
    },
    por_pagar: presentDue(order, bank),
    historial: order.history.map(presentStep),
  }
}

export function presentListed(order: ListedOrder): WireReply<'listar-pedidos'>[number] {
  return {
    id_pedido: order.id,
    numero_pedido: order.number,
    glosa_estado_pedido: order.state,
    fechacreacion_pedido: order.createdAt.toISOString(),
    valortotal_pedido: order.total,
    cantidad_productos: order.quantity,
  }
}

/** As its owner's own list shows it. */
export function presentOwn(order: ListedOrder): WireReply<'mis-pedidos'>['items'][number] {
  return {
    ...presentListed(order),
    imagenes: order.pictures,
    token: order.token,
    estado_pago: order.paymentState,
    estado_preparacion: order.preparationState,
    tipo_pago: order.paymentKind,
  }
}

/** Rows appear only above 0 (D14). */
function totalRows(order: ShownOrder): z.input<typeof orderShape>['totales'] {
  const rows: z.input<typeof orderShape>['totales'] = [
    { codigo: 'SHIPPING', price: order.shippingPrice },
    { codigo: 'SHIPPING_DISCOUNT', price: order.shippingPrice - order.shippingNet },
    { codigo: 'SHIPPING_NET', price: order.shippingNet },
    { codigo: 'COUPON', price: order.couponAmount },
  ]
  return rows.filter(({ price }) => price > 0)
}

function instructions(bank: BankAccount) {
  return {
    banco: bank.bank,
    tipo_cuenta: bank.accountType,
    numero_cuenta: bank.number,
    titular: bank.holder,
    rut: bank.rut,
    correo: bank.email,
  }
}
