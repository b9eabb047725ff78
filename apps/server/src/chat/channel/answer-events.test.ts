import type { Socket } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { ChatAck } from '#contract/chat/chat-events.ts'
import { throwReported } from '#testing/server/test-services.ts'
import { answerEvents } from './answer-events.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Hear = (name: string, ...sent: unknown[]) => void

/** Answers `escribiendo`; what this returns tells it, as the client of a connection. */
function connection(id: string) {
  let hear: Hear = () => undefined
  const socket = { id, onAny: (listener: Hear) => (hear = listener) }
  const answers = { escribiendo: async () => undefined }
  answerEvents(socket as unknown as Socket, { escribiendo: z.object({}) }, answers, throwReported)
  return () => new Promise<ChatAck>((resolve) => hear('escribiendo', {}, resolve))
}

test('events that come too often do nothing until their ten seconds are over, for that connection alone', async () => {
  const [tell, other] = [connection('one'), connection('other')]
  const many = (times: number) => Promise.all(Array.from({ length: times }, tell))
  const taken = async (times: number) => (await many(times)).filter(({ ok }) => ok).length
  expect(await taken(80)).toBe(60)
  expect(await tell()).toEqual({ ok: false, error: 'TOO_MANY_REQUESTS' })
  expect(await other()).toEqual({ ok: true })
  vi.advanceTimersByTime(9999)
  expect(await taken(1)).toBe(0)
  vi.advanceTimersByTime(1)
  expect(await taken(80)).toBe(60)
})
