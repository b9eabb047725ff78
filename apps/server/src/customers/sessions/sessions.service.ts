import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../db/connection.ts'
import type { ReadsHeaders, SetsHeaders } from '../../http/security/headers.ts'
import { cookieAttributes, cookieName, sessionTokens } from '../../http/security/session-tokens.ts'
import { sessionsStore } from './sessions.store.ts'

/** Who makes a call, as the session cookie proves it (D22). */
export type Session = { id: string; customerId: number; kind: 'guest' | 'customer' }

/** A session with the token that the browser alone is to hold. */
export type OpenedSession = { session: Session; token: string }

export type SessionsService = ReturnType<typeof sessionsService>

/** Fixed from the moment of opening: a session is not lengthened by being used, but ends sooner at rest. */
const lifetimeSeconds = 30 * 24 * 60 * 60
const xsrfInCookies = /(?:^|;\s*)XSRF-TOKEN=([A-Za-z0-9_-]{43})\s*(?:;|$)/

/**
 * Sessions are rows that hold a keyed hash of a 256-bit token; the browser alone holds the token.
 * `secret` keys that hash and the XSRF value: changing it ends every session.
 */
export function sessionsService({
  database,
  secret,
  secureCookies,
  idleSeconds = lifetimeSeconds,
}: {
  database: Pick<Database, 'db'>
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
  /** After so long without a call a session ends. */
  idleSeconds?: number
}) {
  const store = sessionsStore(database, idleSeconds)
  const cookie = cookieName('huella_session', secureCookies)
  const tokens = sessionTokens({ secret, kind: '', cookie })
  const attributes = (seconds: number) => cookieAttributes(seconds, secureCookies)
  const xsrfCookie = (session: Session) =>
    `XSRF-TOKEN=${tokens.xsrfOf(session.id)}${attributes(lifetimeSeconds)}`

  /**
   * Opens a session for 30 days in place of `replaced`, which ends with the same transaction: the token that
   * came with a request is never reused when who is asking changes. Once the transaction stands, `give` hands
   * the new one to the browser.
   */
  async function open(
    tx: Transaction,
    customerId: number,
    kind: Session['kind'],
    replaced: Session | null,
  ): Promise<OpenedSession> {
    if (replaced) await store.end(tx, replaced.id)
    const { token, tokenHash } = tokens.make()
    const session: Session = { id: randomUUID(), customerId, kind }
    await store.insert(tx, { ...session, tokenHash }, lifetimeSeconds)
    return { session, token }
  }

  return {
    /** The open session of the request's cookie, or null: without one, expired, ended, or made up. */
    async resolve(request: ReadsHeaders): Promise<Session | null> {
      const hash = tokens.sentHash(request)
      const found = hash && (await store.findOpen(hash))
      if (!found) return null
      const { isStale, ...session } = found
      if (isStale) await store.touch(database.db, session.id)
      return session
    },

    xsrfOk: (request: ReadsHeaders, session: Session) => tokens.xsrfOk(request, session.id),

    open,

    openGuest: (tx: Transaction, customerId: number) => open(tx, customerId, 'guest', null),

    /** Sets both of the session's cookies on the reply. */
    give(reply: SetsHeaders, { session, token }: OpenedSession): void {
      reply.header('set-cookie', [
        `${cookie}=${token}${attributes(lifetimeSeconds)}; HttpOnly`,
        xsrfCookie(session),
      ])
    },

    /** Sets the session's XSRF cookie again where the browser has lost it. */
    renewXsrf(request: ReadsHeaders, reply: SetsHeaders, session: Session): void {
      const held = xsrfInCookies.exec(request.headers.cookie ?? '')?.[1]
      if (held !== tokens.xsrfOf(session.id)) reply.header('set-cookie', [xsrfCookie(session)])
    },

    /** Takes both cookies from the browser. */
    clear(reply: SetsHeaders): void {
      reply.header('set-cookie', [`${cookie}=${attributes(0)}; HttpOnly`, `XSRF-TOKEN=${attributes(0)}`])
    },

    async end(session: Session): Promise<void> {
      await store.end(database.db, session.id)
    },

    /** Ends every session of the same customer. */
    async endAll({ customerId }: Session): Promise<void> {
      await store.endAll(database.db, customerId)
    },

    /** Ends every session of the customer but one. */
    revokeOthers: (tx: Transaction, customerId: number, exceptId: string) =>
      store.endAll(tx, customerId, exceptId),

    revokeAll: (tx: Transaction, customerId: number) => store.endAll(tx, customerId),

    /** The customer's sessions that are open, the newest first. */
    listOpen: (customerId: number) => store.listOpen(database.db, customerId),

    /** Deletes every session of the customer, open or not. */
    forget: (tx: Transaction, customerId: number) => store.deleteOf(tx, customerId),

    /** Deletes what has expired or ended; returns how many rows that were. */
    clean: () => store.deleteEnded(database.db),
  }
}
