import type { ErrorLanguage } from '#contract/error-texts.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import { hashOfLink, newLinkToken } from '../http/security/link-tokens.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { newsletterStore } from './newsletter.store.ts'

/** The version of what a subscriber agrees to; stored with each consent. */
export const newsletterTerms = '2026-11'

export type NewsletterService = ReturnType<typeof newsletterService>

/** The newsletter, which reaches nobody who has not confirmed it by mail. */
export function newsletterService({
  database,
  outbox,
  cancelNotices,
}: {
  database: Database
  outbox: Outbox
  /** Ends the notices of stock or of food that runs out, by the token of such a mail; LINK_INVALID. */
  cancelNotices(token: string): Promise<true | Refusal>
}) {
  return {
    /**
     * Mails a link to confirm, unless the e-mail has the newsletter or was mailed too lately: nobody can
     * flood an inbox, and the answer tells nothing. EMAIL_INVALID.
     */
    async subscribe(text: string, language: ErrorLanguage): Promise<'requested' | Refusal> {
      const email = normalizeEmail(text)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
      const [confirmToken, unsubscribeToken] = [newLinkToken(), newLinkToken()]
      await inTransaction(database, async (tx) => {
        const isNew = await newsletterStore.request(tx, {
          email,
          language,
          textVersion: newsletterTerms,
          confirmHash: hashOfLink(confirmToken),
          unsubscribeHash: hashOfLink(unsubscribeToken),
        })
        if (!isNew) return
        await outbox.stage(tx, {
          kind: 'newsletter-confirmation',
          to: email,
          language,
          confirmToken,
          unsubscribeToken,
        })
      })
      return 'requested'
    },

    /** Confirms with the token of the mail, and keeps when; returns whose e-mail it is. LINK_INVALID. */
    async confirm(token: string): Promise<string | Refusal> {
      return (await newsletterStore.confirm(database.db, hashOfLink(token))) ?? refuse('LINK_INVALID')
    },

    /** Ends what the mail of the token belongs to, the newsletter, the notices of stock or the reminders; LINK_INVALID. */
    async cancel(token: string): Promise<true | Refusal> {
      return (await newsletterStore.cancel(database.db, hashOfLink(token))) || cancelNotices(token)
    },
  }
}

/** What the newsletter holds about a person. */
export const newsletterPerson = {
  exportOf: newsletterStore.find,
  forgetPerson: newsletterStore.forget,
}
