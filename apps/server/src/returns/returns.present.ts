import type { WireReply } from '#contract/wire-types.ts'
import { withoutNames } from '../orders/without-names.ts'
import type { ReturnRequest } from './returns.service.ts'

/** A request as its owner sees it. */
export const presentReturn = (request: ReturnRequest) =>
  presentReturnForShop({ ...request, history: withoutNames(request.history) })

/** A request as the staff see it, with the name of whoever of them answered. */
export function presentReturnForShop(request: ReturnRequest): WireReply<'guardar-solicitud'> {
  return {
    id_solicitud: request.id,
    id_pedido: request.orderId,
    numero_pedido: request.orderNumber,
    tipo: request.kind,
    estado: request.state,
    preferencia: request.remedy,
    motivo: request.reason,
    fecha: request.createdAt.toISOString(),
    lineas: request.lines.map(({ position, name, quantity }) => ({
      posicion: position,
      glosa_producto: name,
      cantidad: quantity,
    })),
    historial: request.history.map(({ state, answer, actor, happenedAt }) => ({
      estado: state,
      respuesta: answer,
      responsable: actor,
      fecha: happenedAt.toISOString(),
    })),
  }
}
