import type { WireReply } from '#contract/wire-types.ts'
import type { Prescription, PrescriptionsPort } from '../port/prescriptions.port.ts'
import type { Wire } from './wire.ts'

const states = { falta: 'missing', recibida: 'received', aprobada: 'approved', rechazada: 'refused' } as const
const wireStates = {
  missing: 'falta',
  received: 'recibida',
  approved: 'aprobada',
  refused: 'rechazada',
} as const

export function prescriptionsRemote(wire: Wire): PrescriptionsPort {
  return {
    async list(state, after) {
      const asked = { estado: wireStates[state] }
      const rows = await wire.get('staff/recetas', after === null ? asked : { ...asked, sigue_a: after })
      return rows.map(toPrescription)
    },
    waiting: async () => (await wire.get('staff/recetas-cantidades', {})).recibidas,
    async file(orderId, pageId) {
      const asked = { id_pedido: orderId, id_archivo: pageId }
      const { nombre, tipo, contenido } = await wire.post('staff/archivo-receta', asked)
      return { name: nombre, type: tipo, base64: contenido }
    },
    decide: async ({ orderId, version }, decision) =>
      toPrescription(
        await wire.post('staff/resolver-receta', {
          id_pedido: orderId,
          version,
          ...(decision === 'approve'
            ? { decision: 'aprobar' as const }
            : { decision: 'rechazar' as const, motivo: decision.reason }),
        }),
      ),
  }
}

const toPrescription = (row: WireReply<'staff/recetas'>[number]): Prescription => ({
  orderId: row.id_pedido,
  orderNumber: row.numero_pedido,
  customer: row.cliente,
  state: states[row.estado],
  version: row.version,
  reason: row.motivo,
  decidedBy: row.responsable,
  changedAt: row.fecha,
  products: row.productos,
  pages: row.archivos.map((each) => ({
    id: each.id_archivo,
    name: each.nombre,
    isPdf: each.tipo === 'application/pdf',
    sentAt: each.fecha,
  })),
})
