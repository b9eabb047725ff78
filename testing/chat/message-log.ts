import type { z } from 'zod'
import type { chatMessage } from '#contract/chat/chat-shapes.ts'

export type Message = z.output<typeof chatMessage>

export type MessageLog = {
  /** What is known so far, in its order and without gaps. */
  messages: Message[]
  /** Takes what the channel tells. */
  apply(message: Message): void
  /** Asks for what came after the last known one; resolves when nothing is missing any more. */
  catchUp(): Promise<void>
}

const pageSize = 200

/**
 * A client's copy of a conversation: events are wake-ups, and what is missing before one is asked for (D36). `fetchAfter`
 * gives at most 200 messages; undefined where it could not be asked.
 */
export function messageLog(fetchAfter: (sequence: number) => Promise<Message[] | undefined>): MessageLog {
  const messages: Message[] = []
  let filling: Promise<void> | undefined
  let isStale = false

  const last = () => messages.at(-1)?.secuencia ?? 0

  function take(message: Message): boolean {
    if (message.secuencia !== last() + 1) return message.secuencia <= last()
    messages.push(message)
    return true
  }

  async function fill(): Promise<void> {
    do {
      isStale = false
      for (;;) {
        const page = await fetchAfter(last())
        for (const message of page ?? []) take(message)
        if (page === undefined || page.length < pageSize) break
      }
    } while (isStale)
    filling = undefined
  }

  function catchUp(): Promise<void> {
    isStale = true
    filling ??= fill()
    return filling
  }

  return {
    messages,
    catchUp,
    apply(message) {
      if (!take(message)) void catchUp()
    },
  }
}
