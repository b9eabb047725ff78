import type { WireReply } from '#contract/wire-types.ts'
import type { ReturnAnswer, ReturnRequest, ReturnsPort } from '../port/returns.port.ts'
import type { Wire } from './wire.ts'

const wireActs = { accept: 'aceptar', reject: 'rechazar', close: 'cerrar' } as const satisfies Record<
  ReturnAnswer,
  string
>

export function returnsRemote(wire: Wire): ReturnsPort {
  return {
    async list(state, before) {
      const asked = { ...(state && { estado: state }), ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/solicitudes', asked)).map(toReturnRequest)
    },
    ofOrder: async (orderId) =>
      (await wire.get('staff/solicitudes', { id_pedido: orderId, limit: 100 })).map(toReturnRequest),
    answer: async (id, act, { answer, amount }) =>
      toReturnRequest(
        await wire.post('staff/responder-solicitud', {
          id_solicitud: id,
          accion: wireActs[act],
          respuesta: answer,
          ...(amount !== null && { monto: amount }),
        }),
      ),
    receive: async (id, { branchId, lines, key }) =>
      toReturnRequest(
        await wire.post('staff/recibir-devolucion', {
          id_solicitud: id,
          id_sucursal: branchId,
          lineas: lines.map(({ position, quantity }) => ({ posicion: position, cantidad: quantity })),
          clave_idempotencia: key,
        }),
      ),
    branches: async () =>
      (await wire.get('listar-sucursales', {})).map((branch) => ({
        id: branch.id_sucursal,
        name: branch.nombre_sucursal,
      })),
  }
}

const toReturnRequest = (wire: WireReply<'staff/solicitudes'>[number]): ReturnRequest => ({
  id: wire.id_solicitud,
  orderId: wire.id_pedido,
  orderNumber: wire.numero_pedido,
  kind: wire.tipo,
  state: wire.estado,
  remedy: wire.preferencia,
  reason: wire.motivo,
  at: wire.fecha,
  lines: wire.lineas.map((line) => ({
    position: line.posicion,
    name: line.glosa_producto,
    quantity: line.cantidad,
    restocked: line.en_stock,
  })),
  amount: wire.monto,
  dueOn: wire.reembolsar_hasta,
  refunded: wire.reembolsado,
  refunding: wire.reembolsos.reduce((sum, { monto, estado }) => sum + (estado === 'FAILED' ? 0 : monto), 0),
  history: wire.historial.map((step) => ({
    state: step.estado,
    answer: step.respuesta,
    actor: step.responsable,
    at: step.fecha,
  })),
})
