import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'

export const staffRespaldo = defineCall({
  name: 'staff/respaldo',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: nothing,
  reply: z.object({
    /** Where `ultimo` went, or else the next goes: `machine:/folder`, or `s3://bucket/folder`. */
    lugar: z.string(),
    dias_guardado: z.int(),
    /** By the times that stand for all machines; null where there are none. */
    siguiente: z.iso.datetime().nullable(),
    /** The newest that was made whole. */
    ultimo: z
      .object({
        fecha: z.iso.datetime(),
        segundos: z.int(),
        nombre: z.string(),
        bytes: z.int(),
        cifrado: flag,
        /** Whether its file is in its place now; `sin_respuesta` also where that is a folder of another machine. */
        archivo: z.enum(['esta', 'falta', 'sin_respuesta']),
        /** When a trial restore last found rows, sums and orders to be those of the shop. */
        comparado: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** The newest attempt, where it failed after `ultimo` was made. */
    fallo: z.object({ fecha: z.iso.datetime(), motivo: z.string() }).nullable(),
    /** Whether one was due since; where the shop has no times for it, whether a day and two hours have passed. */
    atrasado: flag,
  }),
  errors: [],
  doc: 'How the backups of the shop stand: the newest one, where it is and whether its file is still there, whether a restore has compared it, what failed since, and whether one is overdue.',
  example: {
    request: {},
    reply: {
      lugar: 's3://huella-respaldos/tienda',
      dias_guardado: 30,
      siguiente: '2026-11-24T07:30:00.000Z',
      ultimo: {
        fecha: '2026-11-23T07:30:00.000Z',
        segundos: 41,
        nombre: 'huella-20261123T073000000Z.tar.zst.age',
        bytes: 48_200_000,
        cifrado: 1,
        archivo: 'esta',
        comparado: null,
      },
      fallo: null,
      atrasado: 0,
    },
  },
})
