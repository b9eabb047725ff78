import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText } from '../fields.ts'
import { customerRow } from './customer-row.ts'

export const staffClientes = defineCall({
  name: 'staff/clientes',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({
    /** Words of a name or an e-mail, a RUT or a phone; left out, all. */
    texto: searchText(100).default(''),
    tipo: z.enum(['todos', 'cliente', 'invitado']).default('todos'),
    /** The last one of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(customerRow),
  errors: [],
  doc: 'Who has an account, and who bought or began to without one: 50, the newest first. Erased people are not among them.',
  example: {
    request: { texto: 'camila' },
    reply: [
      {
        id_cliente: 7,
        tipo: 'cliente',
        nombre: 'Camila Rojas',
        correo: 'camila@correo.cl',
        comprobado: 1,
        rut: '12345678-5',
        telefono: '+56912345678',
        creado: '2026-11-20T12:00:00.000Z',
        pedidos: 3,
      },
    ],
  },
})
