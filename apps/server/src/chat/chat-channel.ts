import type { z } from 'zod'
import type { ChatToStaff } from '#contract/chat/chat-events.ts'
import type { chatClose, chatDisconnect, chatMessage } from '#contract/chat/chat-shapes.ts'

type StaffEvent<Name extends keyof ChatToStaff> = Parameters<ChatToStaff[Name]>[0]

/** What happened in a conversation, as the realtime channel tells it (specification §7). */
export type ChatEvent = { conversationId: number; visitorId: string } & (
  | { kind: 'message'; event: z.input<typeof chatMessage> }
  | { kind: 'disconnect'; event: z.input<typeof chatDisconnect> }
  | { kind: 'close'; event: z.input<typeof chatClose> }
  | { kind: 'seen'; event: StaffEvent<'visto'> }
  | { kind: 'agent'; event: StaffEvent<'agente'> }
  /** For the staff alone. */
  | { kind: 'row'; event: StaffEvent<'conversacion'> }
  | { kind: 'note'; event: StaffEvent<'nota'> }
)

/**
 * Carries an event to the visitor whose conversation it is, and to the staff (D35); told once what it tells of
 * stands in the database. It never rejects, and resolves once every process has been told: who misses an event
 * fetches what came after the last message (D36).
 */
export type ChatChannel = (event: ChatEvent) => Promise<void>

/** For a shop without a realtime channel: clients ask for what is new. */
export const noChatChannel: ChatChannel = async () => undefined
