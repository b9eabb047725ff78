import type { WireReply } from '#contract/wire-types.ts'
import type { OrdersPort, Prescription } from '../port/orders.port.ts'
import type { Wire } from './wire.ts'

const states = { falta: 'missing', recibida: 'received', aprobada: 'approved', rechazada: 'refused' } as const

/** What an order's port says of its prescription; whoever has the order's token may ask. */
export function prescriptionsRemote(
  wire: Wire,
): Pick<OrdersPort, 'getPrescription' | 'sendPrescription' | 'readPrescription'> {
  return {
    async getPrescription(token) {
      const { receta } = await wire.get('receta-pedido', { token })
      return receta && toPrescription(receta)
    },
    async sendPrescription({ token, name, base64 }) {
      const page = { token, archivo: base64, nombre: name }
      return toPrescription((await wire.post('subir-receta', page)).receta)
    },
    async readPrescription(token, pageId) {
      const { tipo, contenido } = await wire.get('archivo-receta', { token, id_archivo: pageId })
      return `data:${tipo};base64,${contenido}`
    },
  }
}

const toPrescription = (row: WireReply<'subir-receta'>['receta']): Prescription => ({
  state: states[row.estado],
  reason: row.motivo,
  isOpen: row.abierta === 1,
  products: row.productos,
  pages: row.archivos.map(({ id_archivo, nombre, tipo }) => ({
    id: id_archivo,
    name: nombre,
    isPdf: tipo === 'application/pdf',
  })),
})
