import type { ErrorCode } from '#contract/error-codes.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { isGuessablePassword } from '#rules/people/guessable-password.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import type { Passwords } from '../../customers/passwords/passwords.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../log/staff-log.service.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { accountsStore } from './accounts.store.ts'
import { passwordChanged } from './password-changed.ts'

export type OwnPasswordService = ReturnType<typeof ownPasswordService>

/** The passwords of the staff, by the rules of the shoppers'. */
export function ownPasswordService({
  database,
  passwords,
  outbox,
  sessions,
  log,
  namedEmail,
}: {
  database: Database
  passwords: Passwords
  outbox: Outbox
  sessions: Pick<StaffSessionsService, 'endAll'>
  log: Pick<StaffLog, 'note'>
  /** Whose password the settings of the shop say; undefined where they name nobody. */
  namedEmail: string | undefined
}) {
  const service = {
    /** The hash of a password that is to be set; refused where it is weak, naming the request's `field`. */
    async hashNew(password: string, email: string, field: string): Promise<string | Refusal> {
      const wrong = (code: ErrorCode) => refuse(code, { fields: { [field]: code } })
      if (isWeakPassword(password)) return wrong('WEAK_PASSWORD')
      if (isGuessablePassword(password, email)) return wrong('PASSWORD_GUESSABLE')
      return passwords.hash(password)
    },

    /** The hash of the account's password, when that is the one; PASSWORD_WRONG, naming the request's `field`. */
    async confirm(staffId: number, password: string, field: string): Promise<string | Refusal> {
      const hash = await accountsStore.findHash(database.db, staffId)
      const isRight = await passwords.verify(hash, password)
      if (isRefusal(isRight)) return isRight
      return isRight && hash !== null
        ? hash
        : refuse('PASSWORD_WRONG', { fields: { [field]: 'PASSWORD_WRONG' } })
    },

    /** Sets a password for whoever forgot theirs; every session of the account ends. */
    async set(
      actor: StaffActor,
      account: { id: number; email: string; name: string },
      password: string,
      language: ErrorLanguage,
    ): Promise<'ok' | Refusal> {
      const { id, email } = account
      if (email === namedEmail) return refuse('SET_BY_SETTINGS')
      const hash = await service.hashNew(password, email, 'contrasenia')
      if (isRefusal(hash)) return hash
      return inTransaction(database, async (tx) => {
        await accountsStore.setHash(tx, id, hash)
        await accountsStore.endInvitation(tx, id)
        await sessions.endAll(tx, id)
        await log.note(tx, { actor, action: 'contrasenia-cambiada', subject: email })
        await outbox.stage(tx, passwordChanged(account, language))
        return 'ok' as const
      })
    },

    /** Changes the password of who asks; every other session ends. */
    async change(
      session: StaffSession,
      current: string,
      next: string,
      language: ErrorLanguage,
    ): Promise<'ok' | Refusal> {
      const { staffId } = session
      const account = await accountsStore.find(database.db, staffId)
      if (!account) return refuse('SESSION_REQUIRED')
      if (account.email === namedEmail) return refuse('SET_BY_SETTINGS')
      const confirmed = await service.confirm(staffId, current, 'actual')
      if (isRefusal(confirmed)) return confirmed
      const hash = await service.hashNew(next, account.email, 'nueva')
      if (isRefusal(hash)) return hash
      return inTransaction(database, async (tx) => {
        // Another change may have come first.
        if (!(await accountsStore.lockUnchanged(tx, staffId, confirmed)))
          return refuse('PASSWORD_WRONG', { fields: { actual: 'PASSWORD_WRONG' } })
        await accountsStore.setHash(tx, staffId, hash)
        await accountsStore.endInvitation(tx, staffId)
        await sessions.endAll(tx, staffId, session.id)
        await log.note(tx, { actor: session, action: 'contrasenia-cambiada', subject: account.email })
        await outbox.stage(tx, passwordChanged(account, language))
        return 'ok' as const
      })
    },
  }
  return service
}
