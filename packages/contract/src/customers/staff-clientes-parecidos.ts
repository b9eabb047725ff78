import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { customerRow } from './customer-row.ts'

export const staffClientesParecidos = defineCall({
  name: 'staff/clientes-parecidos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_cliente: id }),
  reply: z.array(
    customerRow.extend({
      conversaciones: z.int(),
      /** What they have in common. */
      coincide: z.array(z.enum(['rut', 'correo', 'telefono'])),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: 'Who may be the same person as a customer: others with their RUT, their e-mail, however its letters are written, or their phone; 20 at most, the newest first.',
  example: {
    request: { id_cliente: 7 },
    reply: [
      {
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
    ],
  },
})
