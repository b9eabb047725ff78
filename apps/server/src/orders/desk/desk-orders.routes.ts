import type { z } from 'zod'
import { wireQueues } from '#contract/orders/order-queues.ts'
import type { orderFilter } from '#contract/orders/staff-pedidos.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindIds, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import type { DeskFilter, DeskOrder, DeskOrdersService } from './desk-orders.service.ts'

const queueOf = {
  'por-pagar': 'to-pay',
  'por-preparar': 'to-prepare',
  preparando: 'preparing',
  listos: 'ready',
  'en-camino': 'on-the-way',
  entregados: 'delivered',
  cancelados: 'cancelled',
} as const satisfies Record<(typeof wireQueues)[number], OrderQueue>

/** The staff's calls about many orders at once. */
export function deskOrdersRoutes(orders: DeskOrdersService) {
  return {
    'staff/pedidos': async (sent) => {
      const page = { limit: sent.limit, before: sent.antes_de }
      return (await orders.list(sent.buscar, filterOf(sent), page)).map(present)
    },

    'staff/pedidos-cantidades': async () => {
      const { counts, newest } = await orders.counts()
      const colas = wireQueues.map((cola) => ({ cola, cantidad: counts[queueOf[cola]] }))
      return { colas, ultimo: newest }
    },
  } satisfies Handlers
}

const filterOf = (sent: z.output<typeof orderFilter>): DeskFilter => ({
  queue: sent.cola && queueOf[sent.cola],
  state: sent.estado,
  payment: sent.estado_pago,
  preparation: sent.estado_preparacion,
  paymentKind: sent.tipo_pago,
  isPickup: sent.tipo_despacho && deliveryKindOf(sent.tipo_despacho) === 'pickup',
  from: sent.desde,
  to: sent.hasta,
})

const present = (order: DeskOrder): WireReply<'staff/pedidos'>[number] => ({
  id_pedido: order.id,
  numero_pedido: order.number,
  glosa_estado_pedido: order.state,
  estado_pago: order.paymentState,
  estado_preparacion: order.preparationState,
  tipo_pago: order.paymentKind,
  tipo_despacho: deliveryKindIds[order.isPickup ? 'pickup' : 'home'],
  fechacreacion_pedido: order.createdAt,
  nombre_cliente: order.customerName,
  comuna: order.comuna,
  valortotal_pedido: order.total,
  cantidad_productos: order.quantity,
})
