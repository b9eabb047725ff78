import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import {
  type ChatAck,
  type ChatFromStaff,
  type ChatFromVisitor,
  type ChatToStaff,
  type ChatToVisitor,
  chatChannel,
} from '#contract/chat/chat-events.ts'
import { testWire, type Wire } from './test-wire.ts'

export type ChannelEvent = { name: string; event: Record<string, unknown> }

type Tells = ChatFromVisitor & ChatFromStaff
type Hears = ChatToVisitor & ChatToStaff

export type ChannelClient = {
  socket: Socket
  /** What has arrived so far. */
  events: ChannelEvent[]
  /** The first event of a name that fits, whether it has arrived or is still to come. */
  next(name: keyof Hears, fits?: (event: Record<string, never>) => boolean): Promise<Record<string, never>>
  /** Whatever is told, as a browser of anybody may. */
  tell(name: keyof Tells | (string & {}), event: unknown): Promise<ChatAck>
  close(): void
}

/** Where a shop listens on a free port. */
export async function listenAnywhere(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

const cookieOf = (wire: Pick<Wire, 'cookies'>) =>
  [...wire.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A client of the channel with a browser's cookies; nothing is connected yet. */
export function channelClient(
  url: string,
  wire: Pick<Wire, 'cookies'>,
  como: 'visitante' | 'equipo',
  headers: Record<string, string> = {},
): ChannelClient {
  const socket = io(`${url}${chatChannel.namespace}`, {
    path: chatChannel.path,
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 10,
    reconnectionDelayMax: 50,
    auth: { como },
    extraHeaders: { cookie: cookieOf(wire), ...headers },
  })
  const events: ChannelEvent[] = []
  const waiting = new Set<() => void>()
  socket.onAny((name: string, event) => {
    events.push({ name, event })
    for (const look of waiting) look()
  })
  return {
    socket,
    events,
    next: (name, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find((each) => each.name === name && fits(each.event as Record<string, never>))
          if (!found) return
          waiting.delete(look)
          resolve(found.event as Record<string, never>)
        }
        waiting.add(look)
        look()
      }),
    tell: (name, event) => socket.emitWithAck(name, event),
    close: () => socket.disconnect(),
  }
}

/** Connects, or throws what the connection is refused with. */
export function connected(client: ChannelClient): Promise<ChannelClient> {
  return new Promise((resolve, reject) => {
    client.socket.once('connect', () => resolve(client))
    client.socket.once('connect_error', (error) => {
      client.socket.disconnect()
      reject(error)
    })
    client.socket.connect()
  })
}

/** A visitor with a conversation, in a browser of their own. */
export async function testVisitor(app: FastifyInstance, person: Record<string, string> = {}) {
  const wire = testWire(app)
  const id = randomUUID()
  const sent = {
    nombre_usuario: 'Camila',
    correo_usuario: 'camila@example.cl',
    cliente_identificado: id,
    ...person,
  }
  const opened = await wire.post('ChatBoxDatoClienteApi', sent)
  if (opened.statusCode !== 200) throw new Error(`A conversation was refused: ${opened.body}`)
  return {
    wire,
    id,
    say: (message: string, clave: string = randomUUID()) =>
      wire.post('ChatBoxApi', { message, cliente_identificado: id, clave }),
    read: async (after = 0) =>
      (await wire.get('chat-mensajes', { cliente_identificado: id, despues_de: String(after) })).json(),
  }
}
