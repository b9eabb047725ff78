import type { ReturnState } from '#rules/orders/returns.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { answerReturn } from './answer-return.service.ts'
import type { requestReturn } from './request-return.service.ts'
import type { Restock } from './restock.service.ts'
import { presentReturn, presentReturnForShop } from './returns.present.ts'
import type { ReturnsService } from './returns.service.ts'
import type { ReturnRequest } from './returns.store.ts'

const stateOf = {
  aceptar: 'ACCEPTED',
  rechazar: 'REJECTED',
  cerrar: 'CLOSED',
} as const satisfies Record<string, ReturnState>

/** The calls about retracto and guarantee; whose they are comes from the session alone (D22). */
export function returnsRoutes(
  requests: ReturnType<typeof requestReturn> & ReturnType<typeof answerReturn> & Pick<ReturnsService, 'list'>,
  restock: (restock: Restock) => Promise<ReturnRequest | Refusal>,
) {
  const wireTerm = ({ isOpen, until }: { isOpen: boolean; until: string | null }) => ({
    abierta: isOpen ? (1 as const) : (0 as const),
    hasta: until,
  })
  return {
    'guardar-solicitud': async (input, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const request = await requests.request(session.customerId, {
        orderId: input.id_pedido,
        kind: input.tipo,
        lines: input.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        reason: input.motivo,
        remedy: input.preferencia,
        idempotencyKey: input.clave_idempotencia,
      })
      return isRefusal(request) ? request : presentReturn(request)
    },

    'listar-solicitudes': async ({ id_pedido: orderId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const found = await requests.ofOrder(session.customerId, orderId)
      if (isRefusal(found)) return found
      return {
        solicitudes: found.requests.map(presentReturn),
        retracto: wireTerm(found.may.RETRACTO),
        garantia: wireTerm(found.may.GARANTIA),
        lineas: found.lines.map(({ left, exclusion }) => ({
          disponibles: left,
          exclusion_retracto: exclusion,
        })),
      }
    },

    'staff/solicitudes': async ({ id_pedido: orderId, estado, limit, antes_de: before }) =>
      (await requests.list({ orderId, state: estado, limit, before })).map(presentReturnForShop),

    'staff/responder-solicitud': async ({ id_solicitud: requestId, accion, respuesta, monto }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const step = { state: stateOf[accion], answer: respuesta, actor: staff.name, amount: monto }
      const request = await requests.answer(requestId, step)
      return isRefusal(request) ? request : presentReturnForShop(request)
    },

    'staff/recibir-devolucion': async (input, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const request = await restock({
        requestId: input.id_solicitud,
        branchId: input.id_sucursal,
        lines: input.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        actor: staff.name,
        idempotencyKey: input.clave_idempotencia,
      })
      return isRefusal(request) ? request : presentReturnForShop(request)
    },
  } satisfies Handlers
}
