import type { WireReply } from '#contract/wire-types.ts'
import { withoutNames } from '../orders/without-names.ts'
import type { ReturnRequest } from './returns.store.ts'

const wireMethod = { gateway: 'webpay', transfer: 'transferencia', 'in-shop': 'tienda' } as const

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
    ...(request.state === 'REJECTED'
      ? { monto: null, reembolsar_hasta: null }
      : { monto: request.amount, reembolsar_hasta: request.refundDueOn }),
    reembolsado: request.refunds.reduce((sum, { state, amount }) => sum + (state === 'DONE' ? amount : 0), 0),
    reembolsos: request.refunds.map(({ amount, method, state, at }) => ({
      monto: amount,
      medio: wireMethod[method],
      estado: state,
      fecha: at.toISOString(),
    })),
    lineas: request.lines.map(({ position, name, quantity, restocked, unsent }) => ({
      posicion: position,
      glosa_producto: name,
      cantidad: quantity,
      en_stock: restocked + unsent,
    })),
    historial: request.history.map(({ state, answer, actor, happenedAt }) => ({
      estado: state,
      respuesta: answer,
      responsable: actor,
      fecha: happenedAt.toISOString(),
    })),
  }
}
