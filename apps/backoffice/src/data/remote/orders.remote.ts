import type { WireReply } from '#contract/wire-types.ts'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import type {
  ListedOrder,
  OrderEdit,
  OrderFilter,
  OrderMoney,
  OrdersPort,
  OrderView,
  PaymentKind,
  PlainMove,
} from '../port/orders.port.ts'
import { toOrder, toSheet } from './order-shapes.remote.ts'
import type { Wire } from './wire.ts'

const wireQueues = {
  'to-pay': 'por-pagar',
  'to-prepare': 'por-preparar',
  preparing: 'preparando',
  ready: 'listos',
  'on-the-way': 'en-camino',
  delivered: 'entregados',
  cancelled: 'cancelados',
} as const satisfies Record<OrderQueue, string>

const queueNames = Object.entries(wireQueues) as [OrderQueue, string][]

const wireMoves = {
  prepare: 'preparar',
  'make-ready': 'alistar',
  deliver: 'entregar',
  cancel: 'cancelar',
  reopen: 'reabrir',
} as const satisfies Record<PlainMove, string>

const wireDelivery = { home: 1, pickup: 2 } as const

/** A filter as the wire asks it; what is not narrowed by is left out. */
const wireFilter = ({ queue, text, paymentKind, delivery, from, to }: OrderFilter) => ({
  ...(queue && { cola: wireQueues[queue] }),
  ...(text && { buscar: text }),
  ...(paymentKind && { tipo_pago: paymentKind }),
  ...(delivery && { tipo_despacho: wireDelivery[delivery] }),
  ...(from && { desde: from }),
  ...(to && { hasta: to }),
})

export function ordersRemote(wire: Wire): OrdersPort {
  const change = async (request: Parameters<typeof wire.post<'staff/cambiar-estado-pedido'>>[1]) => {
    await wire.post('staff/cambiar-estado-pedido', request)
  }
  return {
    async list(filter, { before, isOldestFirst }) {
      const asked = {
        ...wireFilter(filter),
        ...(before !== null && { antes_de: before }),
        ...(isOldestFirst && ({ orden: 'antiguos' } as const)),
      }
      const { pedidos, recortada } = await wire.get('staff/pedidos', asked)
      return { orders: pedidos.map(toListed), isCut: recortada === 1 }
    },
    views: async () => (await wire.get('staff/vistas-pedidos', {})).map(toView),
    saveView: async ({ name, filter, isShared }) =>
      toView(
        await wire.post('staff/guardar-vista-pedidos', {
          nombre: name,
          filtro: wireFilter(filter),
          compartida: isShared ? 1 : 0,
        }),
      ),
    async removeView(id) {
      await wire.post('staff/borrar-vista-pedidos', { id_vista: id })
    },
    async counts() {
      const { colas, ultimo } = await wire.get('staff/pedidos-cantidades', {})
      const of = new Map<string, number>(colas.map(({ cola, cantidad }) => [cola, cantidad]))
      const queues = Object.fromEntries(queueNames.map(([queue, name]) => [queue, of.get(name) ?? 0]))
      return { queues: queues as Record<OrderQueue, number>, newest: ultimo }
    },
    sheets: async (ids) => (await wire.post('staff/hojas-pedidos', { pedidos: [...ids] })).map(toSheet),
    async *file(filter) {
      for (let before: number | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
        const asked = { ...wireFilter(filter), ...(before !== null && { antes_de: before }) }
        const part: WireReply<'staff/exportar-pedidos'> = await wire.post('staff/exportar-pedidos', asked)
        yield part.csv
        before = part.siguiente
      }
    },
    listen: async (events) => (await import('./order-channel.remote.ts')).openOrderChannel(events),
    find: async (id) => toOrder(await wire.get('staff/pedido', { id_pedido: id })),
    money: async (id) => toMoney(await wire.get('staff/cuenta-pedido', { id_pedido: id })),
    move: (id, move) => change({ id_pedido: id, accion: wireMoves[move] }),
    ship: (id, { carrierId, trackingNumber }) =>
      change({
        id_pedido: id,
        accion: 'despachar',
        id_transportista: carrierId,
        numero_seguimiento: trackingNumber,
      }),
    handOver: (id, to) => change({ id_pedido: id, accion: 'entregar', recibe: to }),
    pay: (id, { amount, paidOn, reference }) =>
      change({
        id_pedido: id,
        accion: 'pagar',
        referencia: reference,
        ...(amount !== null && { monto: amount }),
        ...(paidOn !== null && { fecha_pago: paidOn }),
      }),
    undoPayment: (id, reason) => change({ id_pedido: id, accion: 'anular-pago', motivo: reason }),
    async note(id, content, key) {
      await wire.post('staff/anotar-pedido', { id_pedido: id, texto: content, clave_idempotencia: key })
    },
    async edit({ id, version }, { address, phone, carrierId, trackingNumber }) {
      await wire.post('staff/editar-pedido', {
        id_pedido: id,
        version,
        ...(address && { direccion: wireAddress(address) }),
        ...(phone !== undefined && { telefono: phone }),
        ...(carrierId !== undefined && { id_transportista: carrierId }),
        ...(trackingNumber !== undefined && { numero_seguimiento: trackingNumber }),
      })
    },
    async mailAgain(id, kind) {
      await wire.post('staff/reenviar-correo-pedido', { id_pedido: id, tipo_correo: kind })
    },
    async refund({ orderId, amount, seenLeft, method, reference, returnRequestId, lines, key }) {
      const { monto, queda } = await wire.post('staff/reembolsar-pago', {
        id_pedido: orderId,
        queda: seenLeft,
        medio: method,
        referencia: reference,
        clave_idempotencia: key,
        ...(amount !== null && { monto: amount }),
        ...(returnRequestId !== null && { id_solicitud: returnRequestId }),
        ...(lines.length > 0 && {
          lineas: lines.map(({ position, quantity }) => ({ posicion: position, cantidad: quantity })),
        }),
      })
      return { amount: monto, left: queda }
    },
  }
}

const wireAddress = ({ street, number, flat, reference }: NonNullable<OrderEdit['address']>) => ({
  ...(street !== undefined && { calle: street }),
  ...(number !== undefined && { numero: number }),
  ...(flat !== undefined && { numerocasadepartamento: flat }),
  ...(reference !== undefined && { referencia: reference }),
})

const paymentKinds: readonly PaymentKind[] = ['transferencia', 'webpay', 'pago_en_tienda']

const toView = (view: WireReply<'staff/vistas-pedidos'>[number]): OrderView => ({
  id: view.id_vista,
  name: view.nombre,
  filter: {
    queue: queueNames.find(([, name]) => name === view.filtro.cola)?.[0] ?? null,
    text: view.filtro.buscar ?? '',
    paymentKind: paymentKinds.find((kind) => kind === view.filtro.tipo_pago) ?? null,
    delivery:
      view.filtro.tipo_despacho === undefined
        ? null
        : view.filtro.tipo_despacho === wireDelivery.pickup
          ? 'pickup'
          : 'home',
    from: view.filtro.desde ?? null,
    to: view.filtro.hasta ?? null,
  },
  isShared: view.compartida === 1,
  isOwn: view.propia === 1,
  author: view.responsable,
})

const toListed = (row: WireReply<'staff/pedidos'>['pedidos'][number]): ListedOrder => ({
  id: row.id_pedido,
  number: row.numero_pedido,
  state: row.glosa_estado_pedido,
  payment: row.estado_pago,
  preparation: row.estado_preparacion,
  paymentKind: row.tipo_pago,
  isPickup: row.tipo_despacho === wireDelivery.pickup,
  placedAt: row.fechacreacion_pedido,
  customer: row.nombre_cliente,
  comuna: row.comuna,
  total: row.valortotal_pedido,
  units: row.cantidad_productos,
})

/** The gateway's codes of cards; all others are credit. */
const cardOf: Partial<Record<string, 'debit' | 'prepaid'>> = { VD: 'debit', VP: 'prepaid' }

const toMoney = (money: WireReply<'staff/cuenta-pedido'>): OrderMoney => ({
  paid: money.pagado,
  refunded: money.reembolsado,
  left: money.queda,
  promised: money.comprometido,
  received: money.pagos.map((payment) => ({
    amount: payment.monto,
    paidOn: payment.fecha_pago,
    reference: payment.referencia,
    by: payment.responsable,
    undone: payment.anulado && {
      at: payment.anulado.fecha,
      by: payment.anulado.responsable,
      reason: payment.anulado.motivo,
    },
  })),
  charges: money.cobros.map((charge) => ({
    amount: charge.monto,
    at: charge.fecha,
    card: charge.tipo_tarjeta === null ? null : (cardOf[charge.tipo_tarjeta] ?? 'credit'),
    authorization: charge.codigo_autorizacion,
  })),
  refunds: money.reembolsos.map((refund) => ({
    id: refund.id_reembolso,
    amount: refund.monto,
    method: refund.medio,
    state: refund.estado,
    isUncertain: refund.incierto === 1,
    reference: refund.referencia,
    by: refund.responsable,
    at: refund.fecha,
    lines: refund.lineas.map((line) => ({ position: line.posicion, quantity: line.cantidad })),
  })),
})
