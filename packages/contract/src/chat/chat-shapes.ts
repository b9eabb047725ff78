import { z } from 'zod'
import { flag, id } from '../fields.ts'

/** The visitor's identity, a version-4 UUID that the client makes when it sends its data (specification §3). */
export const visitorId = z.uuidv4()

/**
 * The secret of one data form, made by the browser with the visitor's identity: while the conversation goes on, who
 * sends the form again with it is the one who opened it.
 */
export const formKey = z.uuidv4()

/** The key of one message, made by who writes it: sent again with the same key it is stored once. */
export const messageKey = z.uuid()

/** A product that the staff sends; `imagen` is a path of the shop, null without a picture. */
export const chatCard = z.object({
  id_producto: z.int(),
  nombre: z.string(),
  slug: z.string(),
  precio: z.int(),
  imagen: z.string().nullable(),
})

/**
 * A message as the realtime channel delivers it. `administrador` is who of the staff wrote it, null for the
 * visitor's own; `secuencia` counts from 1 in each conversation (D36) and has no gaps: who holds 4 and gets 6
 * asks for what came after 4.
 */
export const chatMessage = z.object({
  datos_mensaje: z.object({
    cliente_identificado: z.uuid(),
    mensaje: z.string(),
    administrador: z.string().nullable(),
  }),
  secuencia: z.int().min(1),
  fecha: z.iso.datetime(),
  /** The key under which it was sent; null where its writer gave none. */
  clave: z.uuid().nullable(),
  /** A product that goes with it; its name stands in `mensaje`. */
  tarjeta: chatCard.nullable(),
  /** Told to the staff alone. */
  id_conversacion: z.int().optional(),
})

/** How many messages the conversation had when it ended, and when that was. */
const end = {
  secuencia: z.int().min(0),
  fecha: z.iso.datetime(),
  /** Told to the staff alone. */
  id_conversacion: z.int().optional(),
}

/** How a conversation that has ended goes on by mail; a release before does not say all of it. */
export const byMail = {
  /** 1 where its time was over before anybody answered: what was asked waits at the desk, and is answered by mail. */
  por_correo: flag.optional(),
  /** 1 where answers that its visitor had not seen were mailed. */
  respuesta_enviada: flag.optional(),
  /** To which e-mail, most of it hidden; null where nothing goes by mail. */
  correo: z.string().nullable().optional(),
}

/** Why a conversation ended: the visitor left or was disconnected, it was closed for all, or its time was over. */
export const chatEnding = z.enum(['visitante', 'desconectado', 'cerrado', 'vencido'])

/** The channel's event of the client disconnect; a release before does not say why. */
export const chatDisconnect = z.object({
  datos_cliente: z.object({ cliente_identificado: z.uuid() }),
  termino: chatEnding.optional(),
  ...byMail,
  ...end,
})

/** The channel's event of the global close. */
export const chatClose = z.object({ cliente_identificado: z.uuid(), ...byMail, ...end })

export const chatMessageExample = {
  datos_mensaje: {
    cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
    mensaje: '¿Tienen pipetas para un perro de 12 kilos?',
    administrador: null,
  },
  secuencia: 1,
  fecha: '2026-11-20T12:00:00.000Z',
  clave: '0b4c8a52-3f0e-4a8a-8a30-1d6c9b7e2f11',
  tarjeta: null,
}

export const staffMessageExample = {
  ...chatMessageExample,
  datos_mensaje: {
    ...chatMessageExample.datos_mensaje,
    mensaje: 'Sí, te dejo el enlace.',
    administrador: 'Rosa',
  },
  secuencia: 2,
}

/** A place in a conversation: the number of a message, 0 before the first. */
export const sequence = z.coerce.number().int().min(0).max(2_147_483_647)

/** The last message that the asker has; 0 asks for all. */
export const afterSequence = sequence.default(0)

/** Which conversation a call of the staff is about. */
export const ofConversation = { id_conversacion: id }
