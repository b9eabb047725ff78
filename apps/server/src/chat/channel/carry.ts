import type { Namespace } from 'socket.io'
import type { ChatChannel, ChatEvent } from '../chat-channel.ts'
import { staffRoom, visitorRoom } from './rooms.ts'

const names = {
  message: 'mensaje',
  disconnect: 'desconexion',
  close: 'cierre',
  seen: 'visto',
  agent: 'agente',
  row: 'conversacion',
  note: 'nota',
} as const satisfies Record<ChatEvent['kind'], string>

const staffAlone: ReadonlySet<ChatEvent['kind']> = new Set(['row', 'note'])

/** Delivers to the visitor and to the staff, in all processes, and to nobody else (D35). */
export function carryTo(namespace: Namespace): ChatChannel {
  return ({ kind, conversationId, event }) => {
    const name = names[kind]
    namespace.to(staffRoom).emit(name, { ...event, id_conversacion: conversationId })
    if (staffAlone.has(kind)) return
    namespace.to(visitorRoom(conversationId)).emit(name, event)
  }
}
