import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import { presentShortfalls } from './checkout.present.ts'
import type { CheckoutService } from './checkout.service.ts'
import { readLines, readOrderRequest } from './read-order-request.ts'

/** The calls that make an order, in the order of D33. */
export function checkoutRoutes(checkout: CheckoutService) {
  return {
    async VerificarStockPedido({ productos }) {
      return presentShortfalls(await checkout.verifyStock(readLines(productos)))
    },

    'generar-pedido': async (request, { session, language, request: http }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const placed = await checkout.place(session.customerId, readOrderRequest(request), language, http.ip)
      if (isRefusal(placed)) return placed
      const { id, number, token, payment } = placed
      return {
        id_pedido: id,
        numero_pedido: number,
        token,
        respuesta: 'ok',
        ...(payment && { pago: { url: payment.url, token_ws: payment.token } }),
      }
    },

    'confirmar-pedido': async ({ id_pedido: orderId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      return checkout.confirm(session.customerId, orderId)
    },
  } satisfies Handlers
}
