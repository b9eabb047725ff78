import type { z } from 'zod'
import { wireQueues } from '#contract/orders/order-queues.ts'
import type { orderFilter } from '#contract/orders/staff-pedidos.ts'
import type { WireReply } from '#contract/wire-types.ts'
import { deliveryKindIds, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { refuse } from '../../refusals/refusal.ts'
import { presentAddress } from '../orders.present.ts'
import type { DeskFilter, DeskOrder, DeskOrdersService } from './desk-orders.service.ts'
import type { OrderSheet } from './order-sheets.store.ts'

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
      const found = await orders.list(sent.buscar, filterOf(sent), page)
      return { pedidos: found.orders.map(present), recortada: found.isCut ? (1 as const) : (0 as const) }
    },

    'staff/hojas-pedidos': async ({ pedidos }) => (await orders.sheets(pedidos)).map(presentSheet),

    'staff/exportar-pedidos': async (sent, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { lines, next } = await orders.file(sent.buscar, filterOf(sent), sent.antes_de, staff)
      return { csv: lines, siguiente: next }
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

const presentSheet = (order: OrderSheet): WireReply<'staff/hojas-pedidos'>[number] => ({
  id_pedido: order.id,
  numero_pedido: order.number,
  fechacreacion_pedido: order.createdAt.toISOString(),
  nombre_cliente: order.customerName,
  telefono: order.customerPhone,
  direccion: presentAddress(order.address),
  sucursal: order.branch,
  transportista: order.carrier,
  tipo_documento: order.documentKind,
  nota: order.note,
  lineas: order.lines
    .filter(({ toSend }) => toSend > 0)
    .map(({ sku, name, options, toSend, asked }) => ({
      sku,
      glosa_producto: name,
      opciones: options.map((option) => `${option.name}: ${option.value}`),
      cantidad: toSend,
      en_retracto: Math.min(asked, toSend),
    })),
})

const present = (order: DeskOrder): WireReply<'staff/pedidos'>['pedidos'][number] => ({
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
