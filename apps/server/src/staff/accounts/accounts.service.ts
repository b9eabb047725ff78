import type { StaffRole } from '#contract/staff/staff-role.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { StaffSession } from '../../http/security/staff-session.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { changesOf } from '../log/changes-of.ts'
import type { StaffActor, StaffLog } from '../log/staff-log.service.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { type AccountForm, differs } from './account-form.ts'
import { accountsStore, type StaffAccount } from './accounts.store.ts'

export type AccountsService = ReturnType<typeof accountsService>

/** An account as its owners see it. */
export type Account = StaffAccount & { isNamed: boolean }

/** The accounts of the staff. */
export function accountsService({
  database,
  sessions,
  log,
  namedEmail,
}: {
  database: Database
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
    async find(staffId: number): Promise<Account | undefined> {
      const row = await accountsStore.find(database.db, staffId)
      return row && account(row)
    },

    list: async (): Promise<Account[]> => (await accountsStore.list(database.db)).map(account),

    /** Adds an account that has its password already. */
    async add(
      actor: StaffActor,
      account: { email: string; name: string; role: StaffRole; passwordHash: string },
    ): Promise<'ok' | Refusal> {
      return inTransaction(database, async (tx) => {
        const id = await accountsStore.insert(tx, { ...account, active: true })
        if (id === undefined) return refuse('ACCOUNT_TAKEN', { fields: { correo: 'ACCOUNT_TAKEN' } })
        const { email: subject, role: detail } = account
        await log.note(tx, { actor, action: 'cuenta-creada', subject, detail })
        return 'ok'
      })
    },

    /**
     * Changes what is named of an account, the rest stays as it then is; one that is switched off loses its sessions and its
     * link, for good, and the last owner stays one.
     */
    async change(
      actor: StaffActor,
      staffId: number,
      changed: { [Field in keyof AccountForm]?: AccountForm[Field] | undefined },
    ): Promise<Account | Refusal> {
      return inTransaction(database, async (tx) => {
        await accountsStore.lockOwners(tx)
        const there = await accountsStore.lock(tx, staffId)
        if (!there) return refuse('NOT_FOUND')
        const { name = there.name, role = there.role, active = there.active } = changed
        const form: AccountForm = { name, role, active }
        if (!differs(there, form)) return read(tx, staffId)
        if (there.email === namedEmail) return refuse('SET_BY_SETTINGS')
        const opensShop = there.role === 'owner' && there.active && there.passwordHash !== null
        const stays = form.role === 'owner' && form.active
        if (opensShop && !stays && !(await accountsStore.hasOtherOwner(tx, staffId)))
          return refuse('LAST_OWNER')
        await accountsStore.update(tx, staffId, form)
        if (!form.active) {
          await sessions.endAll(tx, staffId)
          await accountsStore.endInvitation(tx, staffId)
        }
        const detail = form.active ? form.role : `${form.role}, inactiva`
        const changes = changesOf(wordsOf(there), wordsOf(form))
        await log.note(tx, { actor, action: 'cuenta-cambiada', subject: there.email, detail, changes })
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

/** What can be changed of an account, by the names that the wire has for it. */
const wordsOf = ({ name, role, active }: AccountForm) => ({
  nombre: name,
  rol: role,
  activa: active ? 1 : 0,
})
