import type { ClaimState } from '#rules/claims.ts'
import { isRefused, refuse } from '../http/refused.ts'
import type { Handlers } from '../http/register-call.ts'
import { presentClaim, presentClaimForShop } from './claims.present.ts'
import type { ClaimsService } from './claims.service.ts'

const stateOf = {
  aceptar: 'ACCEPTED',
  rechazar: 'REJECTED',
  cerrar: 'CLOSED',
} as const satisfies Record<string, ClaimState>

/** The calls about retracto and guarantee; whose they are comes from the session alone (D22). */
export function claimsRoutes(claims: Pick<ClaimsService, 'ask' | 'ofOrder' | 'list' | 'answer'>) {
  const wireTerm = ({ isOpen, until }: { isOpen: boolean; until: string | null }) => ({
    abierta: isOpen ? (1 as const) : (0 as const),
    hasta: until,
  })
  return {
    'guardar-solicitud': async (asked, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const claim = await claims.ask(session.customerId, {
        orderId: asked.id_pedido,
        kind: asked.tipo,
        lines: asked.lineas.map(({ posicion, cantidad }) => ({ position: posicion, quantity: cantidad })),
        reason: asked.motivo,
        wish: asked.preferencia,
        idempotencyKey: asked.clave_idempotencia,
      })
      return isRefused(claim) ? claim : presentClaim(claim)
    },

    'listar-solicitudes': async ({ id_pedido: orderId }, { session }) => {
      if (!session) return refuse('SESSION_REQUIRED')
      const asked = await claims.ofOrder(session.customerId, orderId)
      if (isRefused(asked)) return asked
      return {
        solicitudes: asked.claims.map(presentClaim),
        retracto: wireTerm(asked.may.RETRACTO),
        garantia: wireTerm(asked.may.GARANTIA),
        lineas: asked.lines.map(({ left, exclusion }) => ({
          disponibles: left,
          exclusion_retracto: exclusion,
        })),
      }
    },

    'staff/solicitudes': async ({ estado, limit, antes_de: before }) =>
      (await claims.list({ state: estado, limit, before })).map(presentClaimForShop),

    'staff/responder-solicitud': async ({ id_solicitud: claimId, accion, respuesta }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const step = { state: stateOf[accion], answer: respuesta, actor: staff.name }
      const claim = await claims.answer(claimId, step)
      return isRefused(claim) ? claim : presentClaimForShop(claim)
    },
  } satisfies Handlers
}
