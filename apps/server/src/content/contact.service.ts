import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, type Executor, inTransaction } from '../db/connection.ts'
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
  /** Where messages go; null where nobody has told. */
  shopEmail(executor: Executor): Promise<string | null>
  /** The language of the shop's own people. */
  language: MailLanguage
}) {
  return {
    /**
     * Keeps a message and, where the shop has an e-mail, mails it there: once, even if the form is sent again after a
     * lost answer. The writer gets no copy, or the form could be used to mail anything to anybody. EMAIL_INVALID.
     */
    async send(contact: ContactMail): Promise<true | Refusal> {
      const email = normalizeEmail(contact.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
      const message = { ...contact, email }
      await inTransaction(database, async (tx) => {
        const { name, topic, message: content } = message
        if (!(await contactStore.insert(tx, { name, email, subject: topic, content }))) return
        const to = await shopEmail(tx)
        if (to) await outbox.stage(tx, { kind: 'contact', to, language, contact: message })
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
