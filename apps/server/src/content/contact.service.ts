import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import type { ContactMail, MailLanguage } from '../mail/mail-content.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { contactStore } from './contact.store.ts'

export type ContactService = ReturnType<typeof contactService>

export function contactService({
  database,
  outbox,
  shopEmail,
  language,
}: {
  database: Database
  outbox: Outbox
  /** Where messages go. */
  shopEmail: string
  /** The language of the shop's own people. */
  language: MailLanguage
}) {
  return {
    /**
     * Keeps a message and mails it to the shop. The person gets no copy: the form could send anybody
     * anything then. EMAIL_INVALID.
     */
    async send(contact: ContactMail): Promise<true | Refusal> {
      const email = normalizeEmail(contact.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
      const message = { ...contact, email }
      await inTransaction(database, async (tx) => {
        const { name, topic, message: content } = message
        await contactStore.insert(tx, { name, email, subject: topic, content })
        await outbox.stage(tx, { kind: 'contact', to: shopEmail, language, contact: message })
      })
      return true
    },
  }
}

/** What the contact form has stored of a person. */
export const contactPerson = {
  exportOf: contactStore.listFrom,
  forgetPerson: contactStore.forget,
}
