import { handlingActions } from '#contract/orders/staff-cambiar-estado-pedido.ts'
import { dayInChile } from '#rules/chile/calendar.ts'
import type { OrderMove } from '#rules/orders/order-moves.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { OrderMovesService } from './order-moves.service.ts'
import { presentForShop } from './orders.present.ts'
import type { OrdersService } from './orders.service.ts'

const moveOf = {
  preparar: 'prepare',
  alistar: 'make-ready',
  despachar: 'ship',
  entregar: 'deliver',
  cancelar: 'cancel',
} as const satisfies Record<string, OrderMove>

const isHandling = (action: string) => (handlingActions as readonly string[]).includes(action)

type ReceivedPayment = { amount: number | undefined; paidOn: string; reference: string }

const receivedOf = (request: {
  monto?: number | undefined
  fecha_pago?: string | undefined
  referencia: string
}): ReceivedPayment => ({
  amount: request.monto,
  paidOn: request.fecha_pago ?? dayInChile(new Date()),
  reference: request.referencia,
})

/** The staff's calls about orders. */
export function staffOrdersRoutes({
  orders,
  moves,
  money,
  bank,
}: {
  orders: Pick<OrdersService, 'byId'>
  moves: Pick<OrderMovesService, 'move'>
  /** What the staff says of money that no gateway takes. */
  money: {
    receive(orderId: number, payment: ReceivedPayment, actor: string): Promise<'ok' | Refusal>
    undo(orderId: number, reason: string, actor: string): Promise<'ok' | Refusal>
    reopen(orderId: number, actor: string): Promise<'ok' | Refusal>
  }
  /** Where transfers go; null where none are taken. */
  bank: () => Promise<BankAccount | null>
}) {
  return {
    'staff/cambiar-estado-pedido': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_pedido: orderId, accion } = request
      const about = {
        trackingNumber: request.numero_seguimiento || null,
        carrierId: request.id_transportista,
        handedTo: request.recibe,
      }
      if ((staff.role === 'warehouse' || staff.role === 'agent') && !isHandling(accion))
        return refuse('ROLE_FORBIDDEN')
      if (accion === 'pagar' && request.fecha_pago && request.fecha_pago > dayInChile(new Date()))
        return refuse('INVALID_REQUEST', { fields: { fecha_pago: 'FIELD_INVALID' } })
      const moved = await (accion === 'pagar'
        ? money.receive(orderId, receivedOf(request), staff.name)
        : accion === 'anular-pago'
          ? money.undo(orderId, request.motivo, staff.name)
          : accion === 'reabrir'
            ? money.reopen(orderId, staff.name)
            : moves.move(orderId, moveOf[accion], staff.name, about))
      if (isRefusal(moved)) return moved
      const order = await orders.byId(orderId)
      return isRefusal(order) ? order : presentForShop(order, await bank())
    },
  } satisfies Handlers
}
