import type { BankAccount } from '#rules/shop/shop-facts.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { StockAlertsService } from '../stock-alerts/stock-alerts.service.ts'
import type { MyOrdersService } from './my-orders.service.ts'
import type { OrderWords } from './order-words.service.ts'
import { presentDetail, presentListed, presentOrder, presentOwn, presentTracking } from './orders.present.ts'
import type { OrdersService } from './orders.service.ts'

/** The calls about orders that exist; whose they are comes from the session alone (D22). */
export function ordersRoutes({
  orders,
  mine,
  stockAlerts,
  words,
  bank,
}: {
  orders: Pick<OrdersService, 'byToken' | 'own' | 'ofEmail' | 'list'>
  mine: MyOrdersService
  stockAlerts: Pick<StockAlertsService, 'request'>
  words: Pick<OrderWords, 'order'>
  /** Where transfers go; null where none are taken. */
  bank: () => Promise<BankAccount | null>
}) {
  return {
    'pedido-por-token': async ({ token }, { language }) => {
      const order = await orders.byToken(token)
      return isRefusal(order) ? order : presentOrder(await words.order(order, language), await bank())
    },

    'listar-pedidos': async ({ id_cliente: customerId, limit, antes_de: before }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      if (customerId !== session.customerId) return refuse('NOT_YOURS')
      return (await orders.list({ customerId, limit, before })).map(presentListed)
    },

    'detalle-pedido': async ({ id_pedido: orderId }, { session, language }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const order = await orders.own(session.customerId, orderId)
      return isRefusal(order) ? order : presentDetail(await words.order(order, language), await bank())
    },

    'mis-pedidos': async (request, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const { items, ...page } = await mine.page(session.customerId, request)
      return { ...page, items: items.map(presentOwn) }
    },

    'cancelar-pedido': async ({ id_pedido: orderId }, { session, language }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const order = await mine.cancel(session.customerId, orderId)
      return isRefusal(order) ? order : presentDetail(await words.order(order, language), await bank())
    },

    'seguir-pedido': async ({ numero_pedido: number, e_mail_cliente: email }, { language }) => {
      const order = await orders.ofEmail(number, email)
      return isRefusal(order) ? order : presentTracking(await words.order(order, language), await bank())
    },

    async NotificarPedido({ productos, e_mail_cliente: email }, { session, language }) {
      const productIds = productos.map((line) => line.id_producto)
      return stockAlerts.request({ productIds, email, customerId: session?.customerId ?? null, language })
    },
  } satisfies Handlers
}
