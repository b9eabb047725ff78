import { isRefused } from '../http/refused.ts'
import type { Handlers } from '../http/register-call.ts'
import { type BankAccount, presentOrder } from './orders.present.ts'
import type { OrdersService } from './orders.service.ts'

/** The calls about orders that exist. */
export function ordersRoutes({
  orders,
  bank,
}: {
  orders: Pick<OrdersService, 'byToken'>
  bank: BankAccount
}) {
  return {
    'pedido-por-token': async ({ token }) => {
      const order = await orders.byToken(token)
      return isRefused(order) ? order : presentOrder(order, bank)
    },
  } satisfies Handlers
}
