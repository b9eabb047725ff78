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

/** An event, among the packets of Socket.IO. */
const eventPacket = 2

/**
 * Delivers to the visitor and to the staff, in all processes, and to nobody else (D35). Resolves once it has been
 * handed to the other processes: a process that dies after that takes nothing along.
 */
export function carryTo({ adapter }: Namespace, report: (error: Error) => void): ChatChannel {
  async function emit(room: string, name: string, event: object): Promise<void> {
    const packet = { type: eventPacket, data: [name, event] }
    // What `to(room).emit` does, whose publishing nobody can wait for.
    await adapter.broadcast(packet, { rooms: new Set([room]), except: new Set(), flags: {} })
  }

  return async ({ kind, conversationId, event }) => {
    const name = names[kind]
    try {
      await Promise.all([
        emit(staffRoom, name, { ...event, id_conversacion: conversationId }),
        staffAlone.has(kind) ? undefined : emit(visitorRoom(conversationId), name, event),
      ])
    } catch (error) {
      report(error instanceof Error ? error : new Error('The chat could not be carried.', { cause: error }))
    }
  }
}
