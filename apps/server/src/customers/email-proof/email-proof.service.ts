import type { ErrorLanguage } from '#contract/error-texts.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import { hashOfLink, newLinkToken } from '../../http/security/link-tokens.ts'
import { emailLinkHours } from '../../mail/mail-content.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import { recoveryStore } from '../recovery/recovery.store.ts'
import type { Session, SessionsService } from '../sessions/sessions.service.ts'
import { refusingTaken } from '../taken.ts'
import { emailProofStore } from './email-proof.store.ts'

export type EmailProofService = ReturnType<typeof emailProofService>

/**
 * What proves that an e-mail is somebody's: a link that was mailed to it, followed in a session of the very
 * account. The link alone would let whoever signed up under a stranger's e-mail wait for the stranger's click;
 * a recovery link needs no session, since the password that it sets ends all of them.
 */
export function emailProofService({
  database,
  sessions,
  outbox,
  accountMails,
}: {
  database: Database
  sessions: Pick<SessionsService, 'revokeOthers'>
  outbox: Outbox
  accountMails: AccountMails
}) {
  /** Counts the link that `send` would mail, before its transaction; TOO_MANY_REQUESTS where the e-mail had too many. */
  async function count(customerId: number, email: string): Promise<Refusal | null> {
    return (await emailProofStore.isFresh(database.db, customerId, email))
      ? null
      : accountMails.countLink(email)
  }

  /** Mails a link that proves `email` to it, unless one went there a moment ago. */
  async function send(
    tx: Transaction,
    { id: customerId, firstName: name }: Pick<Customer, 'id' | 'firstName'>,
    email: string,
    language: ErrorLanguage,
  ): Promise<void> {
    if (await emailProofStore.isFresh(tx, customerId, email)) return
    const token = newLinkToken()
    const link = { customerId, email, tokenHash: hashOfLink(token) }
    await emailProofStore.replaceLink(tx, link, emailLinkHours)
    await outbox.stage(tx, { kind: 'email-proof', to: email, language, customerId, name, token })
  }

  /** Whether the link of a hash, where it moves its account, is told to the e-mail that the account has. */
  async function mayNotifyOld(customerId: number, hash: Buffer): Promise<boolean> {
    const email = await emailProofStore.emailOf(database.db, customerId, hash)
    const before = email === undefined ? undefined : await customersStore.find(database.db, customerId)
    return before !== undefined && before.email !== email && accountMails.mayNotify(before)
  }

  return {
    count,
    send,

    /**
     * Mails the session's own customer a link to the account's e-mail; nothing where that is proven. TOO_MANY_REQUESTS
     * where too many went there.
     */
    async request(session: Session, language: ErrorLanguage): Promise<'requested' | Refusal> {
      const known = await customersStore.find(database.db, session.customerId)
      if (!known || known.emailProvenAt) return 'requested'
      const refused = await count(known.id, known.email)
      if (refused) return refused
      await inTransaction(database, async (tx) => {
        const customer = await customersStore.findForUpdate(tx, session.customerId)
        if (customer?.email === known.email && !customer.emailProvenAt)
          await send(tx, customer, customer.email, language)
      })
      return 'requested'
    },

    /**
     * Follows a link of the session's own customer: its address is proven, and the account's from now on. Where
     * it was another, the old one is told and the other sessions end. LINK_INVALID for one that was used,
     * replaced, has expired, is another customer's or never was; EMAIL_TAKEN.
     */
    async confirm(token: string, session: Session, language: ErrorLanguage): Promise<Customer | Refusal> {
      const hash = hashOfLink(token)
      const isNotified = await mayNotifyOld(session.customerId, hash)
      return refusingTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const before = await customersStore.findForUpdate(tx, session.customerId)
          const email = await emailProofStore.use(tx, session.customerId, hash)
          if (!before || email === undefined) throw new Rollback(refuse('LINK_INVALID'))
          const { id: customerId, email: old, firstName: name } = before
          const customer = await customersStore.update(tx, customerId, { email, emailProvenAt: new Date() })
          if (customer.email === old) return customer
          await recoveryStore.removeLink(tx, customerId)
          await sessions.revokeOthers(tx, customerId, session.id)
          if (isNotified)
            await outbox.stage(tx, { kind: 'email-changed', to: old, language, customerId, name, email })
          return customer
        }),
      )
    },

    /** Another mailed link, the newsletter's, was followed in a session: it proves that session's own e-mail. */
    async prove(session: Session, email: string): Promise<void> {
      await customersStore.proveEmail(database.db, session.customerId, email)
    },

    /** Deletes the links that have expired. */
    clean: () => emailProofStore.deleteExpired(database.db),
  }
}
