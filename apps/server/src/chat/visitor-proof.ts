import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/connection.ts'
import { clientNetwork } from '../http/security/client-network.ts'
import type { ReadsHeaders, SetsHeaders } from '../http/security/headers.ts'
import { cookieAttributes, cookieName, sessionTokens } from '../http/security/session-tokens.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'

/** The browser keeps its proof for a day; the 15 minutes of the identity stand on the conversation (D36). */
const cookieSeconds = 24 * 60 * 60

type Proof = { token: string; tokenHash: Buffer }

/** What proves a browser to be the one that opened a conversation: a cookie, of which the shop keeps a hash. */
export function visitorProof({
  database: { db },
  secret,
  secureCookies,
}: {
  database: Pick<Database, 'db'>
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
}) {
  const cookie = cookieName('huella_chat', secureCookies)
  const tokens = sessionTokens({ secret, kind: 'chat-', cookie })
  const attributes = (seconds: number) => `${cookieAttributes(seconds, secureCookies)}; HttpOnly`

  return {
    sentHash: tokens.sentHash,

    /** A form that is sent again with its key, since its answer was lost, gets the same proof; without a key a new one. */
    make: (visitorId: string, key: string | null): Proof =>
      key === null ? tokens.make() : tokens.makeOf(visitorId, key),

    /** Whether this is the proof of a conversation. */
    isOf: ({ tokenHash }: ConversationRow, proof: Proof): boolean =>
      timingSafeEqual(tokenHash, proof.tokenHash),

    /** Whether the cookie proves a conversation. */
    isSent({ tokenHash }: ConversationRow, request: ReadsHeaders): boolean {
      const sent = tokens.sentHash(request)
      return sent !== null && timingSafeEqual(tokenHash, sent)
    },

    /** The conversation that a cookie proves, of whichever visitor where none is named: NOT_YOURS. */
    async proven(request: ReadsHeaders, visitorId?: string): Promise<ConversationRow | Refusal> {
      const hash = tokens.sentHash(request)
      const found = hash && (await chatStore.findByToken(db, hash, visitorId))
      return found ?? refuse('NOT_YOURS')
    },

    /** A hash by which visitors from one network are counted together, without storing which network it is. */
    networkOf: (address: string): Buffer =>
      createHmac('sha256', secret)
        .update(`chat-network-${clientNetwork(address)}`)
        .digest(),

    give(reply: SetsHeaders, { token }: Proof): void {
      reply.header('set-cookie', `${cookie}=${token}${attributes(cookieSeconds)}`)
    },

    clear(reply: SetsHeaders): void {
      reply.header('set-cookie', `${cookie}=${attributes(0)}`)
    },
  }
}
