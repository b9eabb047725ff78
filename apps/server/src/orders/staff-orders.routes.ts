import type { OrderMove } from '#rules/order-moves.ts'
import { setStock } from '../catalogue/stock/set-stock.service.ts'
import type { Database } from '../db/connection.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefused, refuse, transactOrRefuse } from '../refusals/refused.ts'
import type { WishesService } from '../stock-alerts/wishes.service.ts'
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

/** The staff's calls about orders and their stock. */
export function staffOrdersRoutes({
  database,
  orders,
  moves,
  wishes,
  bank,
}: {
  database: Database
  orders: Pick<OrdersService, 'list' | 'byId'>
  moves: Pick<OrderMovesService, 'move'>
  wishes: Pick<WishesService, 'tellFulfilled'>
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

    'staff/ajustar-stock': async (asked) => {
      const stock = await transactOrRefuse(database, (tx) =>
        setStock(tx, {
          productId: asked.id_producto,
          branchId: asked.id_sucursal,
          valueId: asked.id_atributo ?? null,
          quantity: asked.cantidad,
        }),
      )
      if (isRefused(stock)) return stock
      await wishes.tellFulfilled()
      return { stock_producto: stock }
    },
  } satisfies Handlers
}
