import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalDay, optionalId } from '../fields.ts'
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
    /** Of one account alone. */
    id_cuenta: optionalId,
    /** Of one kind of act alone. */
    accion: z.preprocess((value) => (value === '' ? undefined : value), z.enum(staffActions).optional()),
    /** The first and the last day, of Chile. */
    desde: optionalDay,
    hasta: optionalDay,
  }),
  reply: z.array(
    z.object({
      id_registro: z.int(),
      fecha: z.iso.datetime(),
      /** Who did it; empty for whoever keeps the server. */
      responsable: z.string(),
      /** Null where the account is gone, and for whoever keeps the server. */
      id_cuenta: z.int().nullable(),
      accion: z.enum(staffActions),
      /** What it was done to, such as an account's e-mail. */
      asunto: z.string(),
      detalle: z.string(),
      /** What was changed, from what to what; empty where nothing was, or for entries of before it was kept. */
      cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
    }),
  ),
  errors: [],
  doc: 'Who of the staff did what: accounts, passwords, codes, conversations, and what was changed of the shop, from what to what; 100 entries, the newest first.',
  example: {
    request: {},
    reply: [
      {
        id_registro: 1,
        fecha: '2026-11-20T12:00:00.000Z',
        responsable: 'Ana',
        id_cuenta: 1,
        accion: 'cuenta-creada',
        asunto: 'rosa@huella.example',
        detalle: 'agent',
        cambios: [],
      },
    ],
  },
})
