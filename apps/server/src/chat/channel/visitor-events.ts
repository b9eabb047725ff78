import type { Namespace, Socket } from 'socket.io'
import { chatFromVisitor } from '#contract/chat/chat-events.ts'
import type { ChatService } from '../chat.service.ts'
import { answerEvents } from './answer-events.ts'
import { staffRoom, visitorRoom } from './rooms.ts'

/** What a visitor's tab tells: where they are, that they write, and up to where they have read. */
export function answerVisitor(
  socket: Socket,
  {
    namespace,
    chat,
    conversation,
    report,
  }: {
    namespace: Namespace
    chat: Pick<ChatService, 'place' | 'see'>
    conversation: { id: number; visitorId: string }
    report(error: Error): void
  },
): void {
  const { id, visitorId } = conversation
  answerEvents(
    socket,
    chatFromVisitor,
    {
      contexto: ({ pagina, carrito }) =>
        chat.place(
          id,
          pagina,
          carrito.map((line) => ({ productId: line.id_producto, quantity: line.cantidad })),
        ),
      escribiendo: async () => {
        const event = { cliente_identificado: visitorId, administrador: null, id_conversacion: id }
        namespace.to(staffRoom).emit('escribiendo', event)
        return undefined
      },
      visto: ({ secuencia }) => chat.see(conversation, secuencia),
    },
    report,
  )
  void socket.join(visitorRoom(id))
}
