import { randomUUID } from 'node:crypto'
import type { Database, Executor, Transaction } from '../../db/connection.ts'
import type { ReadsHeaders, SetsHeaders } from '../../http/security/headers.ts'
import { cookieAttributes, cookieName, sessionTokens } from '../../http/security/session-tokens.ts'
import type { StaffSession, StaffSessions } from '../../http/security/staff-session.ts'
import { staffSessionsStore } from './staff-sessions.store.ts'

export type StaffSessionsService = ReturnType<typeof staffSessionsService>

export type OpenedStaffSession = { session: StaffSession; token: string }

/** What a session is opened from: what the browser calls itself, and its address. */
export type Device = { userAgent: string; address: string }

/** A day at work: fixed from the moment of signing in. */
const lifetimeSeconds = 12 * 60 * 60

const longestUserAgent = 300
const longestAddress = 64

/** The sessions of the staff, which are apart from a shopper's in table, cookie and key. */
export function staffSessionsService({
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
  const store = staffSessionsStore
  const cookie = cookieName('huella_staff', secureCookies)
  const tokens = sessionTokens({ secret, kind: 'staff-', cookie })
  const attributes = (seconds: number) => cookieAttributes(seconds, secureCookies)

  const resolving: StaffSessions = {
    async resolve(request: ReadsHeaders) {
      const hash = tokens.sentHash(request)
      const found = hash && (await store.find(database.db, hash, idleSeconds))
      if (!found) return null
      const { isStale, ...session } = found
      if (isStale) await store.touch(database.db, session.id)
      return session
    },
    xsrfOk: (request, session) => tokens.xsrfOk(request, session.id),
  }

  return {
    ...resolving,

    /** Opens a session for 12 hours; once the transaction stands, `give` hands it to the browser. */
    async open(
      tx: Transaction,
      { id: staffId, name, role }: { id: number } & Pick<StaffSession, 'name' | 'role'>,
      { userAgent, address }: Device,
    ): Promise<OpenedStaffSession> {
      const { token, tokenHash } = tokens.make()
      const session: StaffSession = { id: randomUUID(), staffId, name, role }
      const shown = userAgent.replace(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, longestUserAgent)
      const from = address.slice(0, longestAddress)
      const row = { id: session.id, staffId, tokenHash, userAgent: shown, address: from }
      await store.insert(tx, row, lifetimeSeconds)
      return { session, token }
    },

    give(reply: SetsHeaders, { session, token }: OpenedStaffSession): void {
      reply.header('set-cookie', [
        `${cookie}=${token}${attributes(lifetimeSeconds)}; HttpOnly`,
        `XSRF-TOKEN-STAFF=${tokens.xsrfOf(session.id)}${attributes(lifetimeSeconds)}`,
      ])
    },

    clear(reply: SetsHeaders): void {
      reply.header('set-cookie', [
        `${cookie}=${attributes(0)}; HttpOnly`,
        `XSRF-TOKEN-STAFF=${attributes(0)}`,
      ])
    },

    /** Which of these sessions are open; asking does not keep them so. */
    stillOpen: async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(await store.stillOpen(database.db, ids, idleSeconds)),

    list: (staffId: number) => store.list(database.db, staffId, idleSeconds),

    /** Says whether there was such a session of that account. */
    end: (staffId: number, sessionId: string) => store.end(database.db, staffId, sessionId),

    /** Ends the sessions of an account, but the one that is `kept`. */
    endAll: (executor: Executor, staffId: number, kept?: string) => store.endAll(executor, staffId, kept),

    /** Deletes the sessions that have expired. */
    clean: () => store.deleteExpired(database.db),
  }
}
