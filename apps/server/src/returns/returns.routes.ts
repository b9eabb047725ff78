import type { ReturnState } from '#rules/orders/returns.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { Restock } from './restock.service.ts'
import { presentReturn, presentReturnForShop } from './returns.present.ts'
import type { ReturnRequest, ReturnsService } from './returns.service.ts'

const stateOf = {
  aceptar: 'ACCEPTED',
  rechazar: 'REJECTED',
  cerrar: 'CLOSED',
} as const satisfies Record<string, ReturnState>

/** The calls about retracto and guarantee; whose they are comes from the session alone (D22). */
export function returnsRoutes(
  requests: Pick<ReturnsService, 'ask' | 'ofOrder' | 'list' | 'answer'>,
  restock: (restock: Restock) => Promise<ReturnRequest | Refusal>,
) {
  const wireTerm = ({ isOpen, until }: { isOpen: boolean; until: string | null }) => ({
    abierta: isOpen ? (1 as const) : (0 as const),
    hasta: until,
  })
  return {
    'guardar-solicitud': async (asked, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const request = await requests.ask(session.customerId, {
        orderId: asked.id_pedido,
        kind: asked.tipo,
        lines: asked.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        reason: asked.motivo,
        remedy: asked.preferencia,
        idempotencyKey: asked.clave_idempotencia,
      })
      return isRefusal(request) ? request : presentReturn(request)
    },

    'listar-solicitudes': async ({ id_pedido: orderId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const asked = await requests.ofOrder(session.customerId, orderId)
      if (isRefusal(asked)) return asked
      return {
        solicitudes: asked.requests.map(presentReturn),
        retracto: wireTerm(asked.may.RETRACTO),
        garantia: wireTerm(asked.may.GARANTIA),
        lineas: asked.lines.map(({ left, exclusion }) => ({
          disponibles: left,
          exclusion_retracto: exclusion,
        })),
      }
    },

    'staff/solicitudes': async ({ estado, limit, antes_de: before }) =>
      (await requests.list({ state: estado, limit, before })).map(presentReturnForShop),

    'staff/responder-solicitud': async ({ id_solicitud: requestId, accion, respuesta, monto }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const step = { state: stateOf[accion], answer: respuesta, actor: staff.name, amount: monto }
      const request = await requests.answer(requestId, step)
      return isRefusal(request) ? request : presentReturnForShop(request)
    },

    'staff/recibir-devolucion': async (asked, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const request = await restock({
        requestId: asked.id_solicitud,
        branchId: asked.id_sucursal,
        lines: asked.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        actor: staff.name,
        idempotencyKey: asked.clave_idempotencia,
      })
      return isRefusal(request) ? request : presentReturnForShop(request)
    },
  } satisfies Handlers
}
