import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database, Transaction } from '../db/connection.ts'
import { sessionsStore } from './sessions.store.ts'

/** Who makes a call, as the session cookie proves it (D22). */
export type Session = { id: string; customerId: number; kind: 'guest' | 'customer' }

/** A session with the token that the browser alone is to hold. */
export type OpenedSession = { session: Session; token: string }

export type SessionsService = ReturnType<typeof sessionsService>

const lifetimeSeconds = 30 * 24 * 60 * 60
const tokenInCookies = /(?:^|;\s*)huella_session=([A-Za-z0-9_-]{43})\s*(?:;|$)/

/**
 * Sessions are rows that hold a keyed hash of a 256-bit token; the browser alone holds the token.
 * `secret` keys that hash and the XSRF value: changing it ends every session.
 */
export function sessionsService({
  database,
  secret,
  secureCookies,
}: {
  database: Pick<Database, 'db'>
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
}) {
  const store = sessionsStore(database)
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest()
  const xsrfOf = (sessionId: string) => keyed(`xsrf:${sessionId}`).toString('base64url')
  const attributes = `; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Strict${secureCookies ? '; Secure' : ''}`

  return {
    /** The open session of the request's cookie, or null: without one, expired, ended, or made up. */
    async resolve(request: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
      const token = tokenInCookies.exec(request.headers.cookie ?? '')?.[1]
      if (token === undefined) return null
      return (await store.findOpen(keyed(`session:${token}`))) ?? null
    },

    /** Whether the header X-XSRF-TOKEN is this session's own; compared in constant time (D24). */
    xsrfOk(request: Pick<FastifyRequest, 'headers'>, session: Session): boolean {
      const sent = request.headers['x-xsrf-token']
      if (typeof sent !== 'string') return false
      const wanted = Buffer.from(xsrfOf(session.id))
      const given = Buffer.from(sent)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },

    /** Opens a guest's session for 30 days; once the transaction stands, `give` hands it to the browser. */
    async openGuest(tx: Transaction, customerId: number): Promise<OpenedSession> {
      const token = randomBytes(32).toString('base64url')
      const session: Session = { id: randomUUID(), customerId, kind: 'guest' }
      await store.insert(tx, {
        ...session,
        tokenHash: keyed(`session:${token}`),
        expiresAt: new Date(Date.now() + lifetimeSeconds * 1000),
      })
      return { session, token }
    },

    /** Sets both of the session's cookies on the reply. */
    give(reply: Pick<FastifyReply, 'header'>, { session, token }: OpenedSession): void {
      reply.header('set-cookie', [
        `huella_session=${token}${attributes}; HttpOnly`,
        `XSRF-TOKEN=${xsrfOf(session.id)}${attributes}`,
      ])
    },
  }
}
