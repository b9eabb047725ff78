import type { ErrorLanguage } from '#contract/error-texts.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import { hashOfLink, newLinkToken } from '../../http/security/link-tokens.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import { emailLinkHours } from '../../mail/mail-content.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import {
  isRefusal,
  type Refusal,
  Rollback,
  refuse,
  refuseTooMany,
  transactOrRefuse,
} from '../../refusals/refusal.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import { recoveryStore } from '../recovery/recovery.store.ts'
import type { Session, SessionsService } from '../sessions/sessions.service.ts'
import { refusingTaken } from '../taken.ts'
import { emailProofStore } from './email-proof.store.ts'

/** So many links are mailed for one customer, to whichever e-mail they type: nobody has proven that it is theirs. */
const mostMailed = { times: 10, seconds: 24 * 60 * 60 } as const

/** Mails a link that proves an e-mail to it. */
export type SendProof = (
  tx: Transaction,
  customer: Pick<Customer, 'id' | 'firstName'>,
  email: string,
  language: ErrorLanguage,
) => Promise<void>

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
  limits,
}: {
  database: Database
  sessions: Pick<SessionsService, 'revokeOthers'>
  outbox: Outbox
  limits: Pick<RateLimits, 'take' | 'giveBack'>
}) {
  /** Mails a link that proves `email` to it, unless one went there a moment ago; says whether it did. */
  async function send(
    tx: Transaction,
    { id: customerId, firstName: name }: Pick<Customer, 'id' | 'firstName'>,
    email: string,
    language: ErrorLanguage,
  ): Promise<boolean> {
    if (await emailProofStore.isFresh(tx, customerId, email)) return false
    const token = newLinkToken()
    const link = { customerId, email, tokenHash: hashOfLink(token) }
    await emailProofStore.replaceLink(tx, link, emailLinkHours)
    await outbox.stage(tx, { kind: 'email-proof', to: email, language, customerId, name, token })
    return true
  }

  /** Does what may mail a customer's link, unless too many went out for them: TOO_MANY_REQUESTS. */
  async function mailing<T>(
    customerId: number,
    work: (send: SendProof) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const counted = ['email-proof', String(customerId)]
    const wait = await limits.take(counted, mostMailed)
    if (wait > 0) return refuseTooMany(wait)
    let isMailed = false
    try {
      const done = await work(async (...sent) => {
        isMailed = await send(...sent)
      })
      if (isRefusal(done)) isMailed = false
      return done
    } catch (error) {
      isMailed = false
      throw error
    } finally {
      if (!isMailed) await limits.giveBack(counted, mostMailed)
    }
  }

  return {
    mailing,

    /**
     * Mails the session's own customer a link to the account's e-mail; nothing where that is proven.
     * TOO_MANY_REQUESTS.
     */
    request: (session: Session, language: ErrorLanguage): Promise<true | Refusal> =>
      mailing(session.customerId, (mail) =>
        inTransaction(database, async (tx) => {
          const customer = await customersStore.findForUpdate(tx, session.customerId)
          if (customer && !customer.emailProvenAt) await mail(tx, customer, customer.email, language)
          return true as const
        }),
      ),

    /**
     * Follows a link of the session's own customer: its address is proven, and the account's from now on. Where
     * it was another, the old one is told and the other sessions end. LINK_INVALID for one that was used,
     * replaced, has expired, is another customer's or never was; EMAIL_TAKEN.
     */
    async confirm(token: string, session: Session, language: ErrorLanguage): Promise<Customer | Refusal> {
      return refusingTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const before = await customersStore.findForUpdate(tx, session.customerId)
          const email = await emailProofStore.use(tx, session.customerId, hashOfLink(token))
          if (!before || email === undefined) throw new Rollback(refuse('LINK_INVALID'))
          const { id: customerId, email: old, firstName: name } = before
          const customer = await customersStore.update(tx, customerId, { email, emailProvenAt: new Date() })
          if (customer.email === old) return customer
          await recoveryStore.removeLink(tx, customerId)
          await sessions.revokeOthers(tx, customerId, session.id)
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
