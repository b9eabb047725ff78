import type { WireReply } from '#contract/wire-types.ts'
import type { Claim } from './claims.service.ts'
import { withoutNames } from './without-names.ts'

/** A claim as its owner sees it. */
export const presentClaim = (claim: Claim) =>
  presentClaimForShop({ ...claim, history: withoutNames(claim.history) })

/** A claim as the staff see it, with the name of whoever of them answered. */
export function presentClaimForShop(claim: Claim): WireReply<'guardar-solicitud'> {
  return {
    id_solicitud: claim.id,
    id_pedido: claim.orderId,
    numero_pedido: claim.orderNumber,
    tipo: claim.kind,
    estado: claim.state,
    preferencia: claim.wish,
    motivo: claim.reason,
    fecha: claim.createdAt.toISOString(),
    lineas: claim.lines.map(({ position, name, quantity }) => ({
      posicion: position,
      glosa_producto: name,
      cantidad: quantity,
    })),
    historial: claim.history.map(({ state, answer, actor, happenedAt }) => ({
      estado: state,
      respuesta: answer,
      responsable: actor,
      fecha: happenedAt.toISOString(),
    })),
  }
}
