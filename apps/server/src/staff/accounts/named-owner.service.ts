import type { Passwords } from '../../customers/passwords/passwords.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { accountsStore } from './accounts.store.ts'

/** An owner as the settings name one. */
type NamedOwner = { name: string; email: string; password: string }

/** The owner whom the settings of the shop name. */
export function namedOwnerService({
  database,
  passwords,
  sessions,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<StaffSessionsService, 'endAll'>
}) {
  /** Added, or given the name and password that the settings say now, which ends the sessions of the old password. */
  async function ensure({ name, email, password }: NamedOwner): Promise<void> {
    const found = await accountsStore.findByEmail(database.db, email)
    const kept = found?.passwordHash ?? null
    const isSame = (await passwords.verify(kept, password)) === true
    if (isSame && found?.name === name && found.role === 'owner' && found.active) return
    const hash =
      isSame && kept !== null && !passwords.needsRehash(kept) ? kept : await passwords.hash(password)
    if (isRefusal(hash)) throw new Error('The password of the staff could not be hashed.')
    await inTransaction(database, async (tx) => {
      const id = await accountsStore.saveNamed(tx, { name, email, passwordHash: hash })
      if (!isSame) await sessions.endAll(tx, id)
    })
  }

  return {
    /**
     * Who the settings name is an owner; whom they made and do not name any more ends, with their sessions. Accounts
     * that were made otherwise stay. Null for settings that name nobody.
     */
    async settle(named: NamedOwner | null): Promise<void> {
      await inTransaction(database, (tx) => accountsStore.removeNamed(tx, named?.email ?? null))
      if (named) await ensure(named)
    },
  }
}
