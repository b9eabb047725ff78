import type { Message, Stretch } from '../../../data/port/chat.port.ts'

export const messageOf = (sequence: number): Message => ({
  conversationId: 1,
  visitorId: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
  sequence,
  text: `${sequence}`,
  author: null,
  at: '2026-11-20T12:00:00.000Z',
  key: null,
  card: null,
})

/** As the shop answers: what came after a message, at most `most`. */
export const stretchAfter = (all: Message[], after: number, most: number): Stretch => ({
  messages: all.slice(after, after + most),
  notes: [],
  seenByVisitor: 0,
  seenByStaff: 0,
  last: all.length,
})
