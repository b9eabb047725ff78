import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { staffClientesParecidos } from './staff-clientes-parecidos.ts'

const similar = staffClientesParecidos.reply.element

export const staffClientesRepetidos = defineCall({
  name: 'staff/clientes-repetidos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    /** `cliente.id_cliente` of the last pair of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      /** Who came later, with what they have in common with the other. */
      cliente: similar,
      otro: similar.omit({ coincide: true }),
    }),
  ),
  errors: [],
  doc: 'Customers who may be the same person as one who came before: others with a RUT, an e-mail or a phone of theirs; 50, the newest first. Each stands once, beside the one with an account or else the first who came.',
  example: {
    request: {},
    reply: [
      {
        cliente: {
          id_cliente: 12,
          tipo: 'invitado',
          nombre: 'Camila Rojas',
          correo: 'Camila@correo.cl',
          comprobado: 0,
          rut: '12345678-5',
          telefono: null,
          creado: '2026-11-20T12:00:00.000Z',
          pedidos: 1,
          conversaciones: 0,
          coincide: ['rut', 'correo'],
        },
        otro: {
          id_cliente: 7,
          tipo: 'cliente',
          nombre: 'Camila Rojas',
          correo: 'camila@correo.cl',
          comprobado: 1,
          rut: '12345678-5',
          telefono: '+56912345678',
          creado: '2026-10-02T12:00:00.000Z',
          pedidos: 3,
          conversaciones: 1,
        },
      },
    ],
  },
})
