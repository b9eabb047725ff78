import type { DescribedMail } from './described-mail.ts'
import type { MailBlock } from './mail-blocks.ts'
import { emailLinkHours, type Mail, recoveryLinkMinutes } from './mail-content.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

type AccountMail = Extract<Mail, { kind: 'recovery' | 'email-proof' | 'email-changed' | 'password-changed' }>

/** The mails of a shopper's account. */
export function describeAccount(mail: AccountMail, texts: MailTexts, publicUrl: string): DescribedMail {
  const { subject, title, intro, blocks } = wordsOf(mail, texts, publicUrl)
  return {
    subject,
    preview: intro,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
      { kind: 'paragraph', text: intro },
      ...blocks,
    ],
  }
}

type Words = { subject: string; title: string; intro: string; blocks: MailBlock[] }

function wordsOf(mail: AccountMail, texts: MailTexts, publicUrl: string): Words {
  const button = (label: string, path: string): MailBlock => ({
    kind: 'button',
    label,
    url: `${publicUrl}${path}`,
  })
  switch (mail.kind) {
    case 'recovery': {
      const { button: label, small, ...words } = texts.recovery
      const open = button(label, `/account/reset-password?token=${encodeURIComponent(mail.token)}`)
      return { ...words, blocks: [open, { kind: 'small', text: small(recoveryLinkMinutes) }] }
    }
    case 'email-proof': {
      const { button: label, small, ...words } = texts.emailProof
      const open = button(label, `/account/confirm-email?token=${encodeURIComponent(mail.token)}`)
      return { ...words, blocks: [open, { kind: 'small', text: small(emailLinkHours) }] }
    }
    case 'email-changed': {
      const { button: label, small, intro, ...words } = texts.emailChanged
      const ask = button(label, '/site/contact-us-v1')
      return { ...words, intro: intro(mail.email), blocks: [{ kind: 'paragraph', text: small }, ask] }
    }
    case 'password-changed': {
      const { button: label, small, ...words } = texts.passwordChanged
      const reset = button(label, '/account/reset-password')
      return { ...words, blocks: [{ kind: 'paragraph', text: small }, reset] }
    }
  }
}
