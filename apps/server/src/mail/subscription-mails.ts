import type { DescribedMail } from './described-mail.ts'
import type { Mail } from './mail-content.ts'
import { locales, type MailTexts } from './texts/es.ts'

type SubscriptionMail = Extract<Mail, { unsubscribeToken: string }>

/** The mails that somebody has asked for, and may end by a link in each. */
export function describeSubscription(
  mail: SubscriptionMail,
  texts: MailTexts,
  publicUrl: string,
): DescribedMail {
  switch (mail.kind) {
    case 'back-in-stock': {
      const { subject, title, intro, button, small, unsubscribe } = texts.stock
      const { name, slug } = mail.product
      const cancel = unsubscribeLink(publicUrl, mail.unsubscribeToken, 'avisos')
      return {
        subject: subject(name),
        preview: intro(name),
        headers: unsubscribeHeaders(cancel),
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: intro(name) },
          { kind: 'button', label: button, url: `${publicUrl}/shop/products/${encodeURIComponent(slug)}` },
          { kind: 'small', text: small },
          { kind: 'link', label: unsubscribe, url: cancel },
        ],
      }
    }
    case 'food-runs-out': {
      const { subject, title, intro, button, small, unsubscribe } = texts.food
      const { name, slug } = mail.product
      const cancel = unsubscribeLink(publicUrl, mail.unsubscribeToken, 'recordatorios')
      const day = new Intl.DateTimeFormat(locales[mail.language], {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(new Date(mail.runsOutOn))
      return {
        subject: subject(name),
        preview: intro(name, day),
        headers: unsubscribeHeaders(cancel),
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: intro(name, day) },
          { kind: 'button', label: button, url: `${publicUrl}/shop/products/${encodeURIComponent(slug)}` },
          { kind: 'small', text: small },
          { kind: 'link', label: unsubscribe, url: cancel },
        ],
      }
    }
    case 'newsletter-confirmation': {
      const { subject, title, intro, button, small, unsubscribe } = texts.newsletter
      const confirm = `${publicUrl}/site/newsletter/confirm?token=${encodeURIComponent(mail.confirmToken)}`
      const cancel = unsubscribeLink(publicUrl, mail.unsubscribeToken)
      return {
        subject,
        preview: intro,
        headers: unsubscribeHeaders(cancel),
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: intro },
          { kind: 'button', label: button, url: confirm },
          { kind: 'small', text: small },
          { kind: 'link', label: unsubscribe, url: cancel },
        ],
      }
    }
  }
}

/** The page asks first; posted to, the same address ends it in one click (RFC 8058). `list` words the page. */
function unsubscribeLink(publicUrl: string, token: string, list?: 'avisos' | 'recordatorios'): string {
  const stockAlerts = new URLSearchParams({ token, ...(list && { lista: list }) })
  return `${publicUrl}/site/newsletter/unsubscribe?${stockAlerts}`
}

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
