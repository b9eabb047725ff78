import type {
  ChatConnection,
  ChatContext,
  ChatListener,
  ChatMessage,
  ChatPort,
} from '../../../data/port/chat.port.ts'
import type { Clock } from './clock.ts'
import type { StoredConversation } from './stored-conversation.ts'
import type { createTabState } from './tab-state.ts'

/** That the visitor writes is told at most so often, in ms. */
const typingTold = 3000

/** This tab's channel: it follows the conversation that stands in storage, and tells and is told over it. */
export function createChannel({
  port,
  conversation,
  state,
  clock,
  catchUp,
  resend,
  onMessages,
  onEnd,
}: {
  port: Pick<ChatPort, 'connect'>
  conversation: StoredConversation
  state: ReturnType<typeof createTabState>
  clock: Pick<Clock, 'now'>
  /** Reads what this browser lacks. */
  catchUp: (visitorId: string) => Promise<void>
  /** Sends again what did not reach the shop. */
  resend: () => void
  onMessages: (visitorId: string, messages: readonly ChatMessage[]) => void
  /** The shop has ended it. */
  onEnd: (visitorId: string, ...end: Parameters<ChatListener['onEnd']>) => void
}) {
  let open: { visitorId: string; connection: ChatConnection | null } | null = null
  let context: ChatContext | null = null
  let typingToldAt = 0

  const listenerFor = (visitorId: string): ChatListener => ({
    onConnection(isConnected) {
      if (open?.visitorId !== visitorId) return
      state.setConnected(isConnected)
      if (!isConnected) return
      tellPlace()
      resend()
      void catchUp(visitorId)
    },
    onMessage(message) {
      const last = conversation.current()?.lastSequence ?? 0
      // One that was missed comes with the history, in its order.
      if (message.sequence > last + 1) return void catchUp(visitorId)
      onMessages(visitorId, [message])
      conversation.goOn(visitorId)
    },
    onEnd: (...end) => onEnd(visitorId, ...end),
    onTyping: (agent) => state.showTyping(agent),
    onSeen: (sequence) =>
      conversation.change(visitorId, ({ seenByShop }) => ({ seenByShop: Math.max(seenByShop, sequence) })),
    onAgent: (agent) => conversation.change(visitorId, () => ({ agent })),
  })

  /** What was told while nothing carried it: where the visitor is, and up to where they have read. */
  function tellPlace() {
    if (context) open?.connection?.tellContext(context)
    const seen = conversation.current()?.seen ?? 0
    if (seen > 0) open?.connection?.tellSeen(seen)
  }

  const close = () => {
    open?.connection?.close()
    open = null
  }

  return {
    close,

    /** Opens the channel of the conversation that stands in storage, and closes that of another. */
    follow() {
      const visitorId = conversation.current()?.visitorId ?? null
      if (visitorId === (open?.visitorId ?? null)) return
      close()
      state.setConnected(false)
      if (visitorId === null) return
      const opening = { visitorId, connection: null as ChatConnection | null }
      open = opening
      void catchUp(visitorId)
      port.connect(visitorId, listenerFor(visitorId)).then(
        (connection) => {
          if (open !== opening) return connection.close()
          opening.connection = connection
          tellPlace()
        },
        () => undefined, // without the channel the history is read
      )
    },

    tellContext(next: ChatContext) {
      context = next
      open?.connection?.tellContext(next)
    },
    tellSeen: (sequence: number) => open?.connection?.tellSeen(sequence),
    /** The visitor is writing: told now and then. */
    tellTyping() {
      if (clock.now() - typingToldAt < typingTold) return
      typingToldAt = clock.now()
      open?.connection?.tellTyping()
    },
    /** A message ends the sign that its visitor writes: the next letter is told of again. */
    endTyping() {
      typingToldAt = 0
    },
  }
}
