import { z } from 'zod'

/** The visitor's identity, a version-4 UUID that the client makes when it sends its data (specification §3). */
export const visitorId = z.uuidv4()

/**
 * A message as the realtime channel delivers it. `administrador` is who of the staff wrote it, null for the
 * visitor's own; `secuencia` counts from 1 in each conversation (D36).
 */
export const chatMessage = z.object({
  datos_mensaje: z.object({
    cliente_identificado: z.uuid(),
    mensaje: z.string(),
    administrador: z.string().nullable(),
  }),
  secuencia: z.int().min(1),
  fecha: z.iso.datetime(),
})

/** How many messages the conversation had when it ended, and when that was. */
const end = { secuencia: z.int().min(0), fecha: z.iso.datetime() }

/** The channel's event of the client disconnect. */
export const chatDisconnect = z.object({
  datos_cliente: z.object({ cliente_identificado: z.uuid() }),
  ...end,
})

/** The channel's event of the global close. */
export const chatClose = z.object({ cliente_identificado: z.uuid(), ...end })

export const chatMessageExample = {
  datos_mensaje: {
    cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
    mensaje: '¿Tienen pipetas para un perro de 12 kilos?',
    administrador: null,
  },
  secuencia: 1,
  fecha: '2026-11-20T12:00:00.000Z',
}

/** The last message that the asker has; 0 asks for all. */
export const afterSequence = z.coerce.number().int().min(0).max(2_147_483_647).default(0)
