import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { staffActions } from './staff-action.ts'

export const staffRegistro = defineCall({
  name: 'staff/registro',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** The last entry of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_registro: z.int(),
      fecha: z.iso.datetime(),
      /** Who did it; empty for whoever keeps the server. */
      responsable: z.string(),
      accion: z.enum(staffActions),
      /** What it was done to, such as an account's e-mail. */
      asunto: z.string(),
      detalle: z.string(),
    }),
  ),
  errors: [],
  doc: 'Who of the staff did what: accounts, passwords, codes, conversations ended and the chat closed; 100 entries, the newest first.',
  example: {
    request: {},
    reply: [
      {
        id_registro: 1,
        fecha: '2026-11-20T12:00:00.000Z',
        responsable: 'Ana',
        accion: 'cuenta-creada',
        asunto: 'rosa@huella.example',
        detalle: 'agent',
      },
    ],
  },
})
