import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { ListedOrder, Order, OrderDetail, OrdersPort, ReturnRequest } from '../port/orders.port.ts'
import { personalWire } from './personal-wire.ts'
import { prescriptionsRemote } from './prescriptions.remote.ts'
import { remindersRemote } from './reminders.remote.ts'
import type { Wire } from './wire.ts'

export function ordersRemote(any: Wire): OrdersPort {
  const wire = personalWire(any)
  return {
    ...remindersRemote(any),
    ...prescriptionsRemote(any),
    async list({ page, limit, sort }) {
      const reply = await wire.get('mis-pedidos', { page, limit, sort })
      return { ...reply, items: reply.items.map(toListed) }
    },
    get: async (id) => toDetail(await wire.get('detalle-pedido', { id_pedido: id })),
    cancel: async (id) => toDetail(await wire.post('cancelar-pedido', { id_pedido: id })),
    async returns(orderId) {
      const reply = await wire.get('listar-solicitudes', { id_pedido: orderId })
      return {
        requests: reply.solicitudes.map(toReturnRequest),
        terms: { RETRACTO: toTerm(reply.retracto), GARANTIA: toTerm(reply.garantia) },
        lines: reply.lineas.map((line) => ({
          left: line.disponibles,
          exclusion: line.exclusion_retracto,
        })),
      }
    },
    async requestReturn({ orderId, kind, lines, reason, remedy, idempotencyKey }) {
      const reply = await wire.post('guardar-solicitud', {
        id_pedido: orderId,
        tipo: kind,
        lineas: lines.map(({ position, quantity }) => ({ posicion: position, cantidad: quantity })),
        motivo: reason,
        preferencia: remedy,
        clave_idempotencia: idempotencyKey,
      })
      return toReturnRequest(reply)
    },
    async requestStockAlert({ productId, email }) {
      await wire.post('NotificarPedido', { productos: [{ id_producto: productId }], e_mail_cliente: email })
    },
    async trackOrder(number, email) {
      const wired = await wire.post('seguir-pedido', { numero_pedido: number, e_mail_cliente: email })
      const { despacho } = wired
      return {
        number: wired.numero_pedido,
        state: wired.glosa_estado_pedido,
        payment: wired.estado_pago,
        preparation: wired.estado_preparacion,
        createdAt: wired.fechacreacion_pedido,
        quantity: wired.cantidad_productos,
        delivery: {
          carrier: despacho.transportista,
          kind: deliveryKindOf(despacho.tipo_despacho),
          days: { from: despacho.plazo.desde, to: despacho.plazo.hasta },
          branch: despacho.sucursal,
          place: toPlace(despacho.retiro),
          comuna: despacho.comuna,
          parcel: toParcel(despacho),
        },
        due: wired.por_pagar && {
          kind: wired.por_pagar.tipo_pago,
          amount: wired.por_pagar.monto,
          dueAt: wired.por_pagar.vence,
          instructions: toInstructions(wired.por_pagar.instrucciones),
        },
        history: wired.historial
          .map((step) => ({
            state: step.estado,
            payment: step.estado_pago,
            preparation: step.estado_preparacion,
            at: step.fecha,
          }))
          .toSorted((a, b) => a.at.localeCompare(b.at)),
      }
    },
  }
}

export function toOrder(wire: WireReply<'pedido-por-token'>): Order {
  return {
    id: wire.id_pedido,
    number: wire.numero_pedido,
    token: wire.token,
    state: wire.glosa_estado_pedido,
    createdAt: wire.fechacreacion_pedido,
    lines: wire.lineas.map((line) => ({
      productId: line.id_producto,
      slug: line.urlamigable,
      name: line.glosa_producto,
      lang: line.idioma,
      image: line.path_imagen,
      price: line.price,
      quantity: line.quantity,
      ...(line.no_enviadas > 0 && { unsent: line.no_enviadas }),
      total: line.total,
      options: line.options.map(({ name, value, id_atributo }) => ({ name, value, valueId: id_atributo })),
    })),
    quantity: wire.cantidad_productos,
    subtotal: wire.subtotal,
    totals: wire.totales.map((row) => ({ code: row.codigo, amount: row.price })),
    total: wire.valortotal_pedido,
    neto: wire.neto,
    iva: wire.iva,
    payment: {
      kind: wire.pago.tipo_pago,
      state: wire.pago.estado_pago,
      dueAt: wire.pago.vence,
      paidAt: wire.pago.fecha_pago,
      instructions: toInstructions(wire.pago.instrucciones),
    },
    document: wire.documento.tipo_documento,
    delivery: {
      carrier: wire.despacho.transportista,
      kind: deliveryKindOf(wire.despacho.tipo_despacho),
      days: { from: wire.despacho.plazo.desde, to: wire.despacho.plazo.hasta },
      branch: wire.despacho.sucursal,
      place: toPlace(wire.despacho.retiro),
      parcel: toParcel(wire.despacho),
    },
    address: wire.direccion && {
      street: wire.direccion.calle,
      number: wire.direccion.numero,
      flat: wire.direccion.numerocasadepartamento,
      reference: wire.direccion.referencia,
      comuna: wire.direccion.comuna,
      region: wire.direccion.region,
    },
    customer: { name: wire.cliente.nombre, email: wire.cliente.e_mail },
  }
}

const toInstructions = (wire: WireReply<'pedido-por-token'>['pago']['instrucciones']) =>
  wire
    ? {
        bank: wire.banco,
        accountKind: wire.tipo_cuenta,
        accountNumber: wire.numero_cuenta,
        holder: wire.titular,
        rut: wire.rut,
        email: wire.correo,
      }
    : null

const toPlace = (wire: WireReply<'pedido-por-token'>['despacho']['retiro']) =>
  wire && { address: wire.direccion, comuna: wire.comuna, phone: wire.telefono }

const toParcel = ({
  numero_seguimiento: number,
  url_seguimiento: url,
}: Pick<WireReply<'pedido-por-token'>['despacho'], 'numero_seguimiento' | 'url_seguimiento'>) =>
  number === null ? null : { number, url }

const toListed = (row: WireReply<'mis-pedidos'>['items'][number]): ListedOrder => ({
  id: row.id_pedido,
  number: row.numero_pedido,
  token: row.token,
  state: row.glosa_estado_pedido,
  payment: row.estado_pago,
  preparation: row.estado_preparacion,
  kind: row.tipo_pago,
  createdAt: row.fechacreacion_pedido,
  total: row.valortotal_pedido,
  quantity: row.cantidad_productos,
  pictures: row.imagenes,
})

function toDetail(wire: WireReply<'detalle-pedido'>): OrderDetail {
  const { datos_factura: invoice } = wire.documento
  return {
    ...toOrder(wire),
    preparation: wire.estado_preparacion,
    invoice: invoice && {
      rut: invoice.rut,
      name: invoice.razon_social,
      activity: invoice.giro,
      address: invoice.direccion,
      comuna: invoice.comuna,
    },
    history: wire.historial
      .map((step) => ({
        state: step.estado,
        payment: step.estado_pago,
        preparation: step.estado_preparacion,
        at: step.fecha,
        by: step.responsable === 'shopper' ? ('shopper' as const) : ('shop' as const),
      }))
      .toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

const toTerm = ({ abierta, hasta }: { abierta: 0 | 1; hasta: string | null }) => ({
  isOpen: abierta === 1,
  until: hasta,
})

const toReturnRequest = (wire: WireReply<'guardar-solicitud'>): ReturnRequest => ({
  id: wire.id_solicitud,
  kind: wire.tipo,
  state: wire.estado,
  remedy: wire.preferencia,
  reason: wire.motivo,
  at: wire.fecha,
  lines: wire.lineas.map((line) => ({
    position: line.posicion,
    name: line.glosa_producto,
    quantity: line.cantidad,
  })),
  refund:
    wire.monto === null || wire.reembolsar_hasta === null
      ? null
      : {
          amount: wire.monto,
          dueOn: wire.reembolsar_hasta,
          done: wire.reembolsado,
          payments: wire.reembolsos.map((refund) => ({
            amount: refund.monto,
            method: refund.medio,
            state: refund.estado,
            at: refund.fecha,
          })),
        },
  history: wire.historial.map((step) => ({ state: step.estado, answer: step.respuesta, at: step.fecha })),
})
