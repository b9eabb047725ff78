import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { type ChatFromStaff, type ChatToStaff, chatChannel } from '#contract/chat/chat-events.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { createWire } from '#storefront/data/remote/wire.ts'
import { withCookies } from '../server/test-browser.ts'

/** Somebody of the staff at the desk, by the calls and the channel that the desk uses. */
export async function openAgent(url: string, staff: { correo: string; contrasenia: string }) {
  const jar = new Map<string, string>()
  const wire = createWire({
    baseUrl: url,
    token: defaultAppToken,
    language: 'es',
    fetch: withCookies(fetch, jar),
  })
  await wire.post('staff/entrar', staff)
  const socket: Socket<ChatToStaff, ChatFromStaff> = io(`${url}${chatChannel.namespace}`, {
    path: chatChannel.path,
    transports: ['websocket'],
    forceNew: true,
    auth: { como: 'equipo' },
    extraHeaders: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  await socket.emitWithAck('presencia', { disponible: 1 })

  const conversationOf = async (email: string): Promise<number> => {
    const rows = await wire.get('staff/chat-conversaciones', { estado: 'todas' })
    const found = rows.find(({ correo }) => correo === email)
    if (!found) throw new Error(`The desk lists no conversation of ${email}.`)
    return found.id_conversacion
  }
  return {
    wire,
    conversationOf,
    /** What was said so far, notes left out. */
    async read(id: number): Promise<string[]> {
      const { mensajes } = await wire.get('staff/chat-mensajes', { id_conversacion: id, despues_de: 0 })
      return mensajes.map(({ datos_mensaje }) => datos_mensaje.mensaje)
    },
    async answer(id: number, mensaje: string) {
      await wire.post('staff/chat-responder', { id_conversacion: id, mensaje, clave: randomUUID() })
    },
    async show(id: number, productId: number) {
      await wire.post('staff/chat-producto', {
        id_conversacion: id,
        id_producto: productId,
        clave: randomUUID(),
      })
    },
    async see(id: number, secuencia: number) {
      await wire.post('staff/chat-visto', { id_conversacion: id, secuencia })
    },
    type: (id: number) => socket.emitWithAck('escribiendo', { id_conversacion: id }),
    async disconnect(id: number) {
      await wire.post('staff/chat-desconectar', { id_conversacion: id })
    },
    async close(id: number) {
      await wire.post('staff/chat-cerrar', { id_conversacion: id })
    },
    go: () => void socket.disconnect(),
  }
}

export type Agent = Awaited<ReturnType<typeof openAgent>>
