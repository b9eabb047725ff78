import { createHash, randomBytes } from 'node:crypto'
import type { Rate } from '#contract/define-call.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { isGuessablePassword } from '#rules/people/guessable-password.ts'
import { isWeakPassword } from '#rules/people/password.ts'
import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import { recoveryLinkMinutes } from '../../mail/mail-content.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { accountsStore } from '../accounts.store.ts'
import type { Customer } from '../customers.service.ts'
import { customersStore } from '../customers.store.ts'
import { passwordChanged } from '../passwords/password-changed.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { type RecoveryLanguage, recoveryStore } from './recovery.store.ts'

/** So many links are mailed to one e-mail, whoever asks; the last of them holds longer than this lasts. */
const mostMailed = { times: 3, seconds: 15 * 60 } as const
/** After so many of a day one is mailed as soon as the one before has expired: whoever the e-mail is has always one that opens. */
const mostOfDay = { times: 6, seconds: 24 * 60 * 60 } as const
const mostAfterwards = { times: 1, seconds: recoveryLinkMinutes * 60 } as const

type Counted = [counted: string[], rate: Rate]

export type RecoveryService = ReturnType<typeof recoveryService>

/** A password that was forgotten is set again by a link that is mailed and works once (D27). */
export function recoveryService({
  database,
  passwords,
  sessions,
  outbox,
  limits,
  stageAnswer,
}: {
  database: Database
  passwords: Passwords
  sessions: Pick<SessionsService, 'revokeAll'>
  outbox: Outbox
  limits: Pick<RateLimits, 'take' | 'giveBack'>
  /** Stages `answer` to run as soon as the transaction stands. */
  stageAnswer(tx: Transaction): Promise<void>
}) {
  /** Counts a mail to an e-mail: by what, so that it can be taken back; null where it has had enough. */
  async function countMail(email: string): Promise<Counted[] | null> {
    const soon: Counted = [['recovery-mailed', email], mostMailed]
    if ((await limits.take(...soon)) > 0) return null
    const today: Counted = [['recovery-mailed-today', email], mostOfDay]
    if ((await limits.take(...today)) === 0) return [soon, today]
    const afterwards: Counted = [['recovery-mailed-afterwards', email], mostAfterwards]
    if ((await limits.take(...afterwards)) === 0) return [soon, today, afterwards]
    // What is not mailed keeps nobody from the next link.
    await limits.giveBack(...soon)
    return null
  }

  return {
    /**
     * Notes that someone asked. Whether there is an account is not looked at here: the same is written for
     * everyone, so that neither the reply nor its time tells. Where others have asked too often under the e-mail, who
     * asks is answered alike, and the last link that was mailed goes on holding. EMAIL_INVALID for what is no e-mail.
     */
    async request(text: string, language: RecoveryLanguage): Promise<'requested' | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { correo: 'EMAIL_INVALID' } })
      const counted = await countMail(email)
      if (!counted) return 'requested'
      await inTransaction(database, async (tx) => {
        await recoveryStore.ask(tx, email, language)
        await stageAnswer(tx)
      }).catch(async (error: unknown) => {
        for (const each of counted) await limits.giveBack(...each)
        throw error
      })
      return 'requested'
    },

    /** Answers what was asked so far, each in a transaction of its own: a new link and its mail, or nothing. */
    async answer(): Promise<void> {
      while (await inTransaction(database, answerNext));
    },

    /**
     * Sets a new password by a link, once, and ends every session of the customer, who is told by mail. The link
     * has proven the e-mail, which is the account's as long as it holds. LINK_INVALID for a link
     * that was used, replaced, has expired or never was; WEAK_PASSWORD and PASSWORD_GUESSABLE use none up.
     */
    async reset(
      token: string,
      password: string,
      language: ErrorLanguage,
    ): Promise<Pick<Customer, 'email'> | Refusal> {
      const refused = refuse('LINK_INVALID')
      if (isWeakPassword(password)) {
        return refuse('WEAK_PASSWORD', { fields: { contrasenia_actual: 'WEAK_PASSWORD' } })
      }
      // Nobody without a link is given the cost of a hash.
      const owner = await recoveryStore.findOwner(database.db, hashOf(token))
      if (owner === undefined) return refused
      if (isGuessablePassword(password, owner.email)) {
        return refuse('PASSWORD_GUESSABLE', { fields: { contrasenia_actual: 'PASSWORD_GUESSABLE' } })
      }
      const hash = await passwords.hash(password)
      if (isRefusal(hash)) return hash
      return inTransaction(database, async (tx) => {
        const customer = await customersStore.findForUpdate(tx, owner.id)
        if (!customer || !(await recoveryStore.use(tx, owner.id, hashOf(token)))) return refused
        await accountsStore.setHash(tx, owner.id, hash)
        await customersStore.proveEmail(tx, owner.id, customer.email)
        await sessions.revokeAll(tx, owner.id)
        await outbox.stage(tx, passwordChanged(customer, language))
        return { email: customer.email }
      })
    },

    /** Deletes the links that have expired. */
    clean: () => recoveryStore.deleteExpired(database.db),
  }

  async function answerNext(tx: Transaction): Promise<boolean> {
    const request = await recoveryStore.takeNext(tx)
    if (!request) return false
    const account = await accountsStore.findByEmail(tx, request.email)
    if (!account) return true
    const token = randomBytes(32).toString('base64url')
    const { id, email, firstName: name } = account.customer
    await recoveryStore.replaceLink(tx, id, hashOf(token), recoveryLinkMinutes)
    const { language } = request
    await outbox.stage(tx, { to: email, language, kind: 'recovery', customerId: id, name, token })
    return true
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()
