import type { IncomingMessage } from 'node:http'
import type { Socket } from 'socket.io'
import { type ChatConnectRefusal, chatHandshake } from '#contract/chat/chat-events.ts'
import { staffChatResponder } from '#contract/chat/staff-chat-responder.ts'
import type { SessionsService } from '../../customers/sessions/sessions.service.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import type { StaffSession, StaffSessions } from '../../http/security/staff-session.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { ChatService } from '../chat.service.ts'
import type { ConversationRow } from '../chat.store.ts'
import { goesOn } from '../conversation-state.ts'

/** Who is connected: what the cookies have proven as it connected. */
export type Connected =
  | { side: 'visitor'; conversation: Pick<ConversationRow, 'id' | 'visitorId'> }
  | { side: 'staff'; session: StaffSession }

/** Who answers by the calls may listen here. */
const mayAnswer = ({ role }: StaffSession): boolean =>
  (staffChatResponder.roles as readonly string[]).includes(role)

/** In each process, as its places are: whoever asks too often costs the database nothing. */
const connecting = { times: 300, seconds: 60 }

/** Whether a page of ours asks, or no page at all: a browser sends the cookies along with any page's websockets. */
export function isOwnPage({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origin === URL.parse(publicUrl)?.origin || URL.parse(origin)?.host === host
}

/** Lets in who proves to be the visitor of a conversation that goes on, or somebody of the staff who may answer. */
export function admission({
  chat,
  sessions,
  staffSessions,
  limits,
  addressOf,
}: {
  chat: Pick<ChatService, 'own'>
  sessions: Pick<SessionsService, 'resolve'>
  staffSessions: StaffSessions
  limits: Pick<RateLimits, 'takeHere'>
  addressOf(request: IncomingMessage): string
}) {
  return async ({ request, handshake }: Socket): Promise<Connected | ChatConnectRefusal> => {
    const wait = limits.takeHere('chat-channel', connecting, addressOf(request))
    if (wait > 0) return 'TOO_MANY_REQUESTS'
    const said = chatHandshake.safeParse(handshake.auth)
    if (!said.success) return 'INVALID_REQUEST'
    if (said.data.como === 'equipo') {
      const session = await staffSessions.resolve(request)
      if (!session) return 'SESSION_REQUIRED'
      return mayAnswer(session) ? { side: 'staff', session } : 'ROLE_FORBIDDEN'
    }
    const conversation = await chat.own({ request, session: await sessions.resolve(request) })
    if (isRefusal(conversation)) return 'NOT_YOURS'
    if (!goesOn(conversation)) return 'CHAT_EXPIRED'
    return { side: 'visitor', conversation }
  }
}
