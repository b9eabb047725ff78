import type { DescribedMail } from './described-mail.ts'
import { emailLinkHours, type Mail, recoveryLinkMinutes } from './mail-content.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

type AccountMail = Extract<Mail, { kind: 'recovery' | 'email-proof' | 'email-changed' | 'password-changed' }>

/** The mails of a shopper's account. */
export function describeAccount(mail: AccountMail, texts: MailTexts, publicUrl: string): DescribedMail {
  switch (mail.kind) {
    case 'recovery': {
      const { subject, title, intro, button, small } = texts.recovery
      const url = `${publicUrl}/account/reset-password?token=${encodeURIComponent(mail.token)}`
      return {
        subject,
        preview: intro,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'button', label: button, url },
          { kind: 'small', text: small(recoveryLinkMinutes) },
        ],
      }
    }
    case 'email-proof': {
      const { subject, title, intro, button, small } = texts.emailProof
      const url = `${publicUrl}/account/confirm-email?token=${encodeURIComponent(mail.token)}`
      return {
        subject,
        preview: intro,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'button', label: button, url },
          { kind: 'small', text: small(emailLinkHours) },
        ],
      }
    }
    case 'email-changed': {
      const { subject, title, intro, button, small } = texts.emailChanged
      return {
        subject,
        preview: intro(mail.email),
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro(mail.email) },
          { kind: 'paragraph', text: small },
          { kind: 'button', label: button, url: `${publicUrl}/site/contact-us-v1` },
        ],
      }
    }
    case 'password-changed': {
      const { subject, title, intro, button, small } = texts.passwordChanged
      return {
        subject,
        preview: intro,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'paragraph', text: small },
          { kind: 'button', label: button, url: `${publicUrl}/account/reset-password` },
        ],
      }
    }
  }
}
