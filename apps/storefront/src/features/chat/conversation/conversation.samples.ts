import type { ChatMessage } from '../../../data/port/chat.port.ts'

/** A message of the shop's; null for `administrator` makes it the visitor's. */
export function sampleMessage(sequence: number, given: Partial<ChatMessage> = {}): ChatMessage {
  return {
    sequence,
    text: `Mensaje ${sequence}`,
    administrator: 'Rosa',
    sentAt: '2026-11-20T12:00:00.000Z',
    key: null,
    card: null,
    ...given,
  }
}
