import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction } from '../../db/connection.ts'
import { hashOfLink, newLinkToken } from '../../http/security/link-tokens.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffLog } from '../log/staff-log.service.ts'
import { accountsStore } from './accounts.store.ts'
import { firstOwnerStore } from './first-owner.store.ts'
import type { OwnPasswordService } from './own-password.service.ts'

/** How long a link for the first owner holds. */
export const firstOwnerHours = 24

/** The token of a new link for the first owner; null where somebody may sign in as owner already. */
export async function inviteFirstOwner(database: Database): Promise<string | null> {
  return inTransaction(database, async (tx) => {
    if (await accountsStore.hasOtherOwner(tx, 0)) {
      await firstOwnerStore.endAll(tx)
      return null
    }
    const token = newLinkToken()
    await firstOwnerStore.add(tx, hashOfLink(token), firstOwnerHours)
    return token
  })
}

export type FirstOwnerForm = { token: string; name: string; email: string; password: string }

export type FirstOwnerService = ReturnType<typeof firstOwnerService>

/** Makes the owner of a shop that nobody keeps yet, by the link of its start. */
export function firstOwnerService({
  database,
  ownPassword,
  log,
}: {
  database: Database
  ownPassword: Pick<OwnPasswordService, 'hashNew'>
  log: Pick<StaffLog, 'note'>
}) {
  return {
    /** Adds the owner, once; LINK_INVALID for a link that holds no more, and where there is an owner by now. */
    async create(form: FirstOwnerForm): Promise<{ name: string; email: string } | Refusal> {
      const { name } = form
      const tokenHash = hashOfLink(form.token)
      // Nobody without a link is given the cost of a hash, nor told what is wrong with the rest.
      if (!(await firstOwnerStore.holds(database.db, tokenHash))) return refuse('LINK_INVALID')
      const email = normalizeEmail(form.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const passwordHash = await ownPassword.hashNew(form.password, email, 'contrasenia')
      if (isRefusal(passwordHash)) return passwordHash
      return inTransaction(database, async (tx) => {
        await firstOwnerStore.lock(tx)
        const isOpen = await firstOwnerStore.holds(tx, tokenHash)
        if (!isOpen || (await accountsStore.hasOtherOwner(tx, 0))) return refuse('LINK_INVALID')
        const account = { name, email, role: 'owner', active: true, passwordHash } as const
        const staffId = await accountsStore.insert(tx, account)
        if (staffId === undefined) return refuse('ACCOUNT_TAKEN', { fields: { correo: 'ACCOUNT_TAKEN' } })
        await firstOwnerStore.endAll(tx)
        await log.note(tx, { actor: { staffId, name }, action: 'duenio-creado', subject: email })
        return { name, email }
      })
    },
  }
}
