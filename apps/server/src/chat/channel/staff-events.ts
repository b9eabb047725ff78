import type { Namespace, Socket } from 'socket.io'
import { chatFromStaff } from '#contract/chat/chat-events.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { DeskService } from '../desk.service.ts'
import { answerEvents } from './answer-events.ts'
import { staffRoom, visitorRoom } from './rooms.ts'

/** What somebody at the desk tells: whether they take conversations, that they write, and up to where they have read. */
export function answerStaff(
  socket: Socket,
  {
    namespace,
    desk,
    presence,
    session,
    report,
  }: {
    namespace: Namespace
    desk: Pick<DeskService, 'visitorOf' | 'see'>
    presence: { choose(session: StaffSession, isAvailable: boolean, secondsAgo: number): Promise<void> }
    session: StaffSession
    report(error: Error): void
  },
): void {
  answerEvents(
    socket,
    chatFromStaff,
    {
      presencia: async ({ disponible, hace_segundos: secondsAgo }) => {
        await presence.choose(session, disponible === 1, secondsAgo)
        return undefined
      },
      escribiendo: async ({ id_conversacion: id }) => {
        const visitorId = await desk.visitorOf(id)
        if (isRefusal(visitorId)) return visitorId
        const event = { cliente_identificado: visitorId, administrador: session.name }
        namespace.to(visitorRoom(id)).emit('escribiendo', event)
        socket.to(staffRoom).emit('escribiendo', { ...event, id_conversacion: id })
        return undefined
      },
      visto: async ({ id_conversacion: id, secuencia }) => {
        const seen = await desk.see(id, secuencia)
        return isRefusal(seen) ? seen : undefined
      },
    },
    report,
  )
  void socket.join(staffRoom)
}

/** Tells the staff that somebody came, went or changed whether they take conversations. */
export function tellPresence(
  namespace: Namespace,
  { staffId, name }: StaffSession,
  isAvailable: boolean,
): void {
  const event = { id_cuenta: staffId, nombre: name, disponible: isAvailable ? 1 : 0 }
  namespace.to(staffRoom).emit('presencia', event)
}
