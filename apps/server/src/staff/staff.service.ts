import { randomUUID } from 'node:crypto'
import { normalizeEmail } from '#rules/people/email.ts'
import { needsRehash, type Passwords } from '../customers/accounts/passwords.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import type { ReadsHeaders, SetsHeaders } from '../http/security/headers.ts'
import { cookieAttributes, cookieName, sessionTokens } from '../http/security/session-tokens.ts'
import type { StaffSession, StaffSessions } from '../http/security/staff-session.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import { staffStore } from './staff.store.ts'

export type StaffService = ReturnType<typeof staffService>

/** A member of the staff as the settings name one. */
export type StaffMember = { name: string; email: string; password: string }

export type OpenedStaffSession = { session: StaffSession; token: string }

/** A day at work: fixed from the moment of signing in. */
const lifetimeSeconds = 12 * 60 * 60

/** The shop's staff and their sessions, which are apart from a shopper's in table, cookie and key. */
export function staffService({
  database,
  passwords,
  secret,
  secureCookies,
  idleSeconds = lifetimeSeconds,
}: {
  database: Database
  passwords: Passwords
  secret: string
  /** True when the shop is reached by https. */
  secureCookies: boolean
  /** After so long without a call a session ends. */
  idleSeconds?: number
}) {
  const cookie = cookieName('huella_staff', secureCookies)
  const tokens = sessionTokens({ secret, kind: 'staff-', cookie })
  const attributes = (seconds: number) => cookieAttributes(seconds, secureCookies)

  const sessions: StaffSessions = {
    async resolve(request: ReadsHeaders) {
      const hash = tokens.sentHash(request)
      const found = hash && (await staffStore.findSession(database.db, hash, idleSeconds))
      if (!found) return null
      const { isStale, ...session } = found
      if (isStale) await staffStore.touch(database.db, session.id)
      return session
    },
    xsrfOk: (request, session) => tokens.xsrfOk(request, session.id),
  }

  return {
    sessions,

    /** An account; undefined when there is none of that id. */
    account: (staffId: number) => staffStore.findAccount(database.db, staffId),

    /**
     * Signs a member of the staff in. CREDENTIALS_INVALID alike for a wrong password and an unknown e-mail,
     * which cost the same.
     */
    async signIn(text: string, password: string): Promise<OpenedStaffSession | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const found = await staffStore.findByEmail(database.db, email)
      const isRight = await passwords.verify(found?.passwordHash ?? null, password)
      if (isRefusal(isRight)) return isRight
      if (!found || !isRight) return refuse('CREDENTIALS_INVALID')
      const { passwordHash } = found
      if (passwordHash === null || !found.active) return refuse('CREDENTIALS_INVALID')
      const rehashed = needsRehash(passwordHash) ? await passwords.hash(password) : null
      return inTransaction(database, async (tx) => {
        const member = await staffStore.lockUnchanged(tx, found.id, passwordHash)
        if (!member) return refuse('CREDENTIALS_INVALID')
        if (typeof rehashed === 'string') await staffStore.setHash(tx, member.id, rehashed)
        const { token, tokenHash } = tokens.make()
        const { name, role } = member
        const session: StaffSession = { id: randomUUID(), staffId: member.id, name, role }
        const expiresAt = new Date(Date.now() + lifetimeSeconds * 1000)
        await staffStore.insertSession(tx, { id: session.id, staffId: member.id, tokenHash, expiresAt })
        return { session, token }
      })
    },

    async end(session: StaffSession): Promise<void> {
      await staffStore.endSession(database.db, session.id)
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

    /**
     * Who the settings name is an owner: whom they made and do not name any more ends, with their sessions.
     * Accounts that were made otherwise stay. Null for settings that name nobody.
     */
    async settle(named: StaffMember | null): Promise<void> {
      await inTransaction(database, (tx) => staffStore.removeOthers(tx, named?.email ?? null))
      if (named) await this.ensure(named)
    },

    /**
     * The member whom the settings name: added, or given the name and password that they say now, which ends
     * the sessions of the old password.
     */
    async ensure({ name, email, password }: StaffMember): Promise<void> {
      const found = await staffStore.findByEmail(database.db, email)
      const isSame = await passwords.verify(found?.passwordHash ?? null, password)
      if (found?.name === name && found.role === 'owner' && found.active && isSame === true) return
      const hash =
        isSame === true && found?.passwordHash ? found.passwordHash : await passwords.hash(password)
      if (isRefusal(hash)) throw new Error('The password of the staff could not be hashed.')
      await inTransaction(database, async (tx) => {
        const id = await staffStore.save(tx, { name, email, passwordHash: hash })
        if (isSame !== true) await staffStore.endSessionsOf(tx, id)
      })
    },

    /** Deletes the sessions that have expired. */
    clean: () => staffStore.deleteExpired(database.db),
  }
}
