import type { ErrorLanguage } from '#contract/error-texts.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import { hashOfLink, newLinkToken } from '../../http/security/link-tokens.ts'
import { invitationDays } from '../../mail/mail-content.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../log/staff-log.service.ts'
import type { StaffSessionsService } from '../sessions/staff-sessions.service.ts'
import { type AccountForm, differs } from './account-form.ts'
import { accountsStore } from './accounts.store.ts'
import type { OwnPasswordService } from './own-password.service.ts'
import { passwordChanged } from './password-changed.ts'

export type InvitationsService = ReturnType<typeof invitationsService>

/** Links by which somebody of the staff chooses a password: the first, or another in place of a forgotten one. */
export function invitationsService({
  database,
  outbox,
  ownPassword,
  sessions,
  log,
  namedEmail,
}: {
  database: Database
  outbox: Outbox
  ownPassword: Pick<OwnPasswordService, 'hashNew'>
  sessions: Pick<StaffSessionsService, 'endAll'>
  log: Pick<StaffLog, 'note'>
  /** Whose password the settings of the shop say; undefined where they name nobody. */
  namedEmail: string | undefined
}) {
  /** Mails a new link in place of the last. */
  async function invite(
    tx: Transaction,
    { id, name, email }: { id: number; name: string; email: string },
    language: ErrorLanguage,
  ): Promise<void> {
    const token = newLinkToken()
    await accountsStore.invite(tx, id, hashOfLink(token), invitationDays * 24)
    await outbox.stage(tx, { kind: 'staff-invitation', to: email, language, name, token })
  }

  return {
    /**
     * Adds an account and mails its invitation; gives its id. The e-mail is the key of what is added: the same again,
     * while nobody has accepted, gives the same account and mails nothing.
     */
    async add(
      actor: StaffActor,
      { email: text, ...form }: AccountForm & { email: string },
      language: ErrorLanguage,
    ): Promise<number | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      return inTransaction(database, async (tx) => {
        const id = await accountsStore.insert(tx, { ...form, email })
        if (id === undefined) {
          const there = await accountsStore.findByEmail(tx, email)
          const isSame = there?.passwordHash === null && !differs(there, form)
          return isSame ? there.id : refuse('ACCOUNT_TAKEN', { fields: { correo: 'ACCOUNT_TAKEN' } })
        }
        if (form.active) await invite(tx, { id, name: form.name, email }, language)
        await log.note(tx, { actor, action: 'cuenta-creada', subject: email, detail: form.role })
        return id
      })
    },

    /** Mails an account that may sign in another link. */
    async again(actor: StaffActor, staffId: number, language: ErrorLanguage): Promise<'ok' | Refusal> {
      return inTransaction(database, async (tx) => {
        const account = await accountsStore.lock(tx, staffId)
        if (!account?.active) return refuse('NOT_FOUND')
        if (account.email === namedEmail) return refuse('SET_BY_SETTINGS')
        await invite(tx, account, language)
        await log.note(tx, { actor, action: 'cuenta-invitada', subject: account.email })
        return 'ok'
      })
    },

    /** Sets a password by a link, once, and ends the sessions of the account; LINK_INVALID for a link that holds no more. */
    async accept(
      token: string,
      password: string,
      language: ErrorLanguage,
    ): Promise<{ name: string; email: string } | Refusal> {
      const tokenHash = hashOfLink(token)
      // Nobody without a link is given the cost of a hash.
      const invited = await accountsStore.findInvited(database.db, tokenHash)
      // A link of before the settings named that account: the password stands there.
      if (!invited || invited.email === namedEmail) return refuse('LINK_INVALID')
      const { id: staffId, name, email } = invited
      const hash = await ownPassword.hashNew(password, email, 'contrasenia')
      if (isRefusal(hash)) return hash
      return inTransaction(database, async (tx) => {
        const account = await accountsStore.lock(tx, staffId)
        if (!account?.active || !(await accountsStore.takeInvitation(tx, tokenHash)))
          return refuse('LINK_INVALID')
        await accountsStore.setHash(tx, staffId, hash)
        await sessions.endAll(tx, staffId)
        await log.note(tx, { actor: { staffId, name }, action: 'invitacion-aceptada', subject: email })
        // The first password is nobody's news.
        if (account.passwordHash !== null) await outbox.stage(tx, passwordChanged({ email, name }, language))
        return { name, email }
      })
    },

    /** Deletes the links that have expired. */
    clean: () => accountsStore.deleteExpiredInvitations(database.db),
  }
}
