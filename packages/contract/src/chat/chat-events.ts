import { z } from 'zod'
import type { ErrorCode } from '../error-codes.ts'
import { flag } from '../fields.ts'
import { chatNote } from './chat-note.ts'
import { chatRow } from './chat-row.ts'
import { chatClose, chatDisconnect, chatMessage, sequence } from './chat-shapes.ts'

/**
 * The realtime channel (specification §7, D35): Socket.IO at `/socket.io`, over websockets only, in this namespace.
 * Events wake up: what was said is what `chat-mensajes` and `staff/chat-mensajes` give, and a client asks them after
 * each connection for what came after the last message that it has. Events may come in another order than they
 * were written; `secuencia` tells.
 */
export const chatChannel = { path: '/socket.io', namespace: '/ChatboxWoocommerce' } as const

/**
 * What a client says as it connects (`auth`). Who it is comes from its cookies alone: the visitor's proof of a
 * conversation, or the staff's session; a browser may hold both, and this says by which one it comes.
 */
export const chatHandshake = z.object({ como: z.enum(['visitante', 'equipo']).default('visitante') })

/** What a connection is refused with: the message of `connect_error`. */
export type ChatConnectRefusal = Extract<
  ErrorCode,
  | 'INVALID_REQUEST'
  | 'NOT_YOURS'
  | 'CHAT_EXPIRED'
  | 'SESSION_REQUIRED'
  | 'ROLE_FORBIDDEN'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
>

const visitor = { cliente_identificado: z.uuid() }
const conversation = { id_conversacion: z.coerce.number().int().min(1).max(2_147_483_647) }

/** What the server tells the visitor whose conversation it is, and the staff. */
export const chatToVisitor = {
  /** An incoming message: the visitor's own, from whichever tab, and the staff's. */
  mensaje: chatMessage,
  /** The client disconnect: the visitor left or was disconnected, or the 15 minutes were over. */
  desconexion: chatDisconnect,
  /** The global close. */
  cierre: chatClose,
  /** Who writes at the moment: `administrador` is null for the visitor. It holds for five seconds. */
  escribiendo: z.object({
    ...visitor,
    administrador: z.string().nullable(),
    /** Told to the staff alone. */
    id_conversacion: z.int().optional(),
  }),
  /** Up to which message the visitor, or the staff, has seen it. */
  visto: z.object({
    ...visitor,
    por: z.enum(['visitante', 'equipo']),
    secuencia: z.int(),
    /** Told to the staff alone. */
    id_conversacion: z.int().optional(),
  }),
  /** Who of the staff answers; null for nobody. */
  agente: z.object({ ...visitor, nombre: z.string().nullable() }),
}

/** What the server tells the staff alone, besides all of the above. */
export const chatToStaff = {
  /** A conversation of the lists is new or has changed; a message changes it as well and says so by itself. */
  conversacion: chatRow,
  nota: chatNote,
  /** Somebody of the staff came, went, or changed whether they take conversations. */
  presencia: z.object({ id_cuenta: z.int(), nombre: z.string(), disponible: flag }),
}

/** What a visitor tells the server; each is acknowledged with a `ChatAck`. */
export const chatFromVisitor = {
  contexto: z.object({
    /** A path of the shop, such as `/shop/products/collar`. */
    pagina: z
      .string()
      .max(300)
      .regex(/^\/(?!\/)[^\s\\\p{Cc}\p{Cs}]*$/u),
    carrito: z
      .array(z.object({ id_producto: z.int().min(1).max(2_147_483_647), cantidad: z.int().min(1).max(9999) }))
      .max(200)
      .default([]),
  }),
  escribiendo: z.object({}),
  visto: z.object({ secuencia: sequence }),
}

/** What the staff tells the server; each is acknowledged with a `ChatAck`. */
export const chatFromStaff = {
  /**
   * Whether they take conversations, chosen so long ago as it could not be told before: what was chosen last holds, over
   * all of their tabs and as long as a session lasts; who has chosen nothing takes them.
   */
  presencia: z.object({
    disponible: flag,
    hace_segundos: z
      .int()
      .min(0)
      .max(7 * 86_400)
      .default(0),
  }),
  escribiendo: z.object(conversation),
  visto: z.object({ ...conversation, secuencia: sequence }),
}

/** The answer to an event: that it was taken, or the code of what refuses it. */
export type ChatAck = { ok: true } | { ok: false; error: ErrorCode }

type Hears<Shapes extends Record<string, z.ZodType>> = {
  [Name in keyof Shapes]: (event: z.output<Shapes[Name]>) => void
}
type Tells<Shapes extends Record<string, z.ZodType>> = {
  [Name in keyof Shapes]: (event: z.input<Shapes[Name]>, acknowledge?: (answer: ChatAck) => void) => void
}

/** What a client listens to, and what it tells: the types of its socket. */
export type ChatToVisitor = Hears<typeof chatToVisitor>
export type ChatToStaff = Hears<typeof chatToVisitor & typeof chatToStaff>
export type ChatFromVisitor = Tells<typeof chatFromVisitor>
export type ChatFromStaff = Tells<typeof chatFromStaff>
