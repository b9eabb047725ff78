import type { OrderMove } from '#rules/order-moves.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefused, refuse } from '../refusals/refused.ts'
import type { OrderMovesService } from './order-moves.service.ts'
import { type BankAccount, presentForShop, presentForStaff } from './orders.present.ts'
import type { OrdersService } from './orders.service.ts'

const moveOf = {
  pagar: 'pay',
  preparar: 'prepare',
  alistar: 'make-ready',
  despachar: 'ship',
  entregar: 'deliver',
  cancelar: 'cancel',
  reembolsar: 'refund',
} as const satisfies Record<string, OrderMove>

/** The staff's calls about orders. */
export function staffOrdersRoutes({
  orders,
  moves,
  bank,
}: {
  orders: Pick<OrdersService, 'list' | 'byId'>
  moves: Pick<OrderMovesService, 'move'>
  bank: BankAccount
}) {
  return {
    'staff/pedidos': async ({ estado, estado_pago, estado_preparacion, limit, antes_de: before }) => {
      const filter = { state: estado, payment: estado_pago, preparation: estado_preparacion }
      return (await orders.list({ ...filter, limit, before })).map(presentForStaff)
    },

    'staff/pedido': async ({ id_pedido: orderId }) => {
      const order = await orders.byId(orderId)
      return isRefused(order) ? order : presentForShop(order, bank)
    },

    'staff/cambiar-estado-pedido': async (asked, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_pedido: orderId, accion, numero_seguimiento: tracking } = asked
      const moved = await moves.move(orderId, moveOf[accion], staff.name, tracking || null)
      if (isRefused(moved)) return moved
      const order = await orders.byId(orderId)
      return isRefused(order) ? order : presentForShop(order, bank)
    },
  } satisfies Handlers
}
