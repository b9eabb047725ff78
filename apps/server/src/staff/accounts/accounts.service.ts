import type { ErrorLanguage } from '#contract/error-texts.ts'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../log/staff-log.service.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { accountsStore, type StaffAccount } from './accounts.store.ts'
import type { InvitationsService } from './invitations.service.ts'

export type AccountsService = ReturnType<typeof accountsService>

export type AccountForm = { name: string; role: StaffRole; active: boolean }

/** An account as its owners see it. */
export type Account = StaffAccount & { isNamed: boolean }

/** The accounts of the staff. */
export function accountsService({
  database,
  invitations,
  sessions,
  log,
  namedEmail,
}: {
  database: Database
  invitations: Pick<InvitationsService, 'invite'>
  sessions: Pick<StaffSessionsService, 'endAll'>
  log: Pick<StaffLog, 'note'>
  /** Whom the settings of the shop name; undefined for nobody. */
  namedEmail: string | undefined
}) {
  const account = (row: StaffAccount): Account => ({ ...row, isNamed: row.email === namedEmail })

  async function read(tx: Transaction, staffId: number): Promise<Account> {
    const row = await accountsStore.find(tx, staffId)
    if (!row) throw new Error('The account was not stored.')
    return account(row)
  }

  return {
    /** An account; undefined when there is none of that id. */
    find: (staffId: number) => accountsStore.find(database.db, staffId),

    list: async (): Promise<Account[]> => (await accountsStore.list(database.db)).map(account),

    /**
     * Adds an account and mails its invitation. The e-mail is the key of what is added: the same again, while nobody
     * has accepted, gives the same account and mails nothing.
     */
    async add(
      actor: StaffActor,
      { email: text, ...form }: AccountForm & { email: string },
      language: ErrorLanguage,
    ): Promise<Account | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      return inTransaction(database, async (tx) => {
        const id = await accountsStore.insert(tx, { ...form, email })
        if (id === undefined) {
          const there = await accountsStore.findByEmail(tx, email)
          const isSame = there?.passwordHash === null && !differs(there, form)
          return isSame ? read(tx, there.id) : refuse('EMAIL_TAKEN', { fields: { correo: 'EMAIL_TAKEN' } })
        }
        if (form.active) await invitations.invite(tx, { id, name: form.name, email }, language)
        await log.note(tx, { actor, action: 'cuenta-creada', subject: email, detail: form.role })
        return read(tx, id)
      })
    },

    /** Changes an account; one that is switched off loses its sessions, and the last owner stays one. */
    async change(actor: StaffActor, staffId: number, form: AccountForm): Promise<Account | Refusal> {
      return inTransaction(database, async (tx) => {
        await accountsStore.lockOwners(tx)
        const there = await accountsStore.lock(tx, staffId)
        if (!there) return refuse('NOT_FOUND')
        if (!differs(there, form)) return read(tx, staffId)
        if (there.email === namedEmail) return refuse('SET_BY_SETTINGS')
        const opensShop = there.role === 'owner' && there.active && there.passwordHash !== null
        const stays = form.role === 'owner' && form.active
        if (opensShop && !stays && !(await accountsStore.hasOtherOwner(tx, staffId)))
          return refuse('LAST_OWNER')
        await accountsStore.update(tx, staffId, form)
        if (!form.active) await sessions.endAll(tx, staffId)
        const detail = form.active ? form.role : `${form.role}, inactiva`
        await log.note(tx, { actor, action: 'cuenta-cambiada', subject: there.email, detail })
        return read(tx, staffId)
      })
    },

    /** Ends all sessions of an account. */
    async endSessions(actor: StaffActor, staffId: number): Promise<'ok' | Refusal> {
      return inTransaction(database, async (tx) => {
        const there = await accountsStore.find(tx, staffId)
        if (!there) return refuse('NOT_FOUND')
        await sessions.endAll(tx, staffId)
        await log.note(tx, { actor, action: 'sesiones-cerradas', subject: there.email })
        return 'ok'
      })
    },

    /** Ends the sessions of who asks, but the one that asks. */
    endOtherSessions: (session: StaffSession) => sessions.endAll(database.db, session.staffId, session.id),
  }
}

const differs = (there: AccountForm, { name, role, active }: AccountForm): boolean =>
  there.name !== name || there.role !== role || there.active !== active
