import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Socket } from 'socket.io'
import type { z } from 'zod'
import type { ChatAck } from '#contract/chat/chat-events.ts'
import { isRefusal, type Refusal } from '../../refusals/refusal.ts'

/** Nobody types, scrolls and turns pages so often. */
const often = { points: 60, duration: 10 }

type Shapes = Record<string, z.ZodType>
type Answers<Events extends Shapes> = {
  [Name in keyof Events]: (event: z.output<Events[Name]>) => Promise<Refusal | undefined>
}

/**
 * Answers the events that a client may send, and acknowledges each. What does not fit its shape, comes too often or
 * has another name is refused and does nothing.
 */
export function answerEvents<Events extends Shapes>(
  socket: Socket,
  shapes: Events,
  answers: Answers<Events>,
  report: (error: Error) => void,
): void {
  const limiter = new RateLimiterMemory(often)

  async function answer(name: string, event: unknown): Promise<ChatAck> {
    try {
      await limiter.consume(socket.id)
    } catch {
      return { ok: false, error: 'TOO_MANY_REQUESTS' }
    }
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    if (!shape) return { ok: false, error: 'NOT_FOUND' }
    const read = shape.safeParse(event)
    if (!read.success) return { ok: false, error: 'INVALID_REQUEST' }
    const refused = await (answers[name] as Answers<Events>[string])(read.data as never)
    return isRefusal(refused) ? { ok: false, error: refused.code } : { ok: true }
  }

  socket.onAny((name: string, ...sent: unknown[]) => {
    const last = sent.at(-1)
    const acknowledge = typeof last === 'function' ? (last as (answer: ChatAck) => void) : () => undefined
    answer(name, typeof sent[0] === 'function' ? undefined : sent[0]).then(acknowledge, (error) => {
      report(error instanceof Error ? error : new Error('An event of the chat failed.', { cause: error }))
      acknowledge({ ok: false, error: 'INTERNAL' })
    })
  })
}
