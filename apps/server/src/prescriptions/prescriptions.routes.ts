import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { PrescriptionsService } from './prescriptions.service.ts'
import type { Prescription } from './prescriptions.store.ts'
import type { PrescriptionFile } from './read-prescription.ts'
import { wireStates } from './wire-states.ts'

const states = { falta: 'MISSING', recibida: 'RECEIVED', aprobada: 'APPROVED', rechazada: 'REFUSED' } as const
const wireTypes = { webp: 'image/webp', pdf: 'application/pdf' } as const

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Nothing, which is no file, where it is no base64. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(text.length % 4 === 0 && base64.test(text) ? text : '', 'base64')

/** The calls about prescriptions; whose order it is, its token says, and who of the staff asks, their session. */
export function prescriptionsRoutes(prescriptions: PrescriptionsService) {
  return {
    'receta-pedido': async ({ token }) => {
      const found = await prescriptions.ofToken(token)
      return isRefusal(found) ? found : { receta: found && present(found) }
    },

    'subir-receta': async ({ token, archivo, nombre }) => {
      const sent = await prescriptions.send(token, { bytes: bytesOf(archivo), name: nombre })
      return isRefusal(sent) ? sent : { receta: present(sent) }
    },

    'recetas-requeridas': async ({ productos }) => ({
      productos: await prescriptions.needing(productos.map((line) => line.id_producto)),
    }),

    'subir-receta-compra': async ({ archivo, nombre }) => {
      const token = await prescriptions.upload({ bytes: bytesOf(archivo), name: nombre })
      return isRefusal(token) ? token : { receta: token }
    },

    'archivo-receta': async ({ token, id_archivo }) =>
      presentFile(await prescriptions.fileOfToken(token, id_archivo)),

    'staff/recetas': async ({ estado, sigue_a: after = null }) =>
      (await prescriptions.list({ state: states[estado], after })).map(presentForShop),

    'staff/recetas-cantidades': async () => ({ recibidas: await prescriptions.waiting() }),

    'staff/archivo-receta': async ({ id_pedido, id_archivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return presentFile(await prescriptions.fileOfOrder(id_pedido, id_archivo, staff))
    },

    'staff/resolver-receta': async ({ id_pedido, decision, motivo, version }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const state = decision === 'aprobar' ? 'APPROVED' : 'REFUSED'
      const reason = decision === 'aprobar' ? '' : motivo
      const decided = await prescriptions.decide(id_pedido, { state, reason, version }, staff)
      return isRefusal(decided) ? decided : presentForShop(decided)
    },
  } satisfies Handlers
}

const present = ({ isOpen, state, reason, products, files }: Prescription) => ({
  estado: wireStates[state],
  motivo: reason,
  /** Whether something can be sent. */
  abierta: isOpen && state !== 'APPROVED' ? (1 as const) : (0 as const),
  productos: products,
  archivos: files.map(({ id, name, type, sentAt }) => ({
    id_archivo: id,
    nombre: name,
    tipo: wireTypes[type],
    fecha: sentAt,
  })),
})

const presentForShop = (prescription: Prescription): WireReply<'staff/recetas'>[number] => ({
  ...present(prescription),
  id_pedido: prescription.orderId,
  numero_pedido: prescription.orderNumber,
  cliente: prescription.customerName,
  version: prescription.version,
  responsable: prescription.decidedBy,
  fecha: prescription.changedAt,
})

function presentFile(
  file: (PrescriptionFile & { name: string }) | Refusal,
): WireReply<'archivo-receta'> | Refusal {
  if (isRefusal(file)) return file
  return { nombre: file.name, tipo: wireTypes[file.type], contenido: file.content.toString('base64') }
}
