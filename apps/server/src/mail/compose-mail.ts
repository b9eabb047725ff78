import { seller } from '#content/seller.ts'
import { formatClp } from '#rules/money/money.ts'
import type { BankAccount } from '../settings/shop.settings.ts'
import { describeChat } from './chat-blocks.ts'
import type { ComposedMail, DescribedMail } from './described-mail.ts'
import type { MailBlock } from './mail-blocks.ts'
import {
  emailLinkHours,
  invitationDays,
  type Mail,
  type MailLanguage,
  recoveryLinkMinutes,
} from './mail-content.ts'
import { newsOf } from './news-blocks.ts'
import { orderBlocks, parcelBlocks } from './order-blocks.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { returnBlocks } from './return-blocks.ts'
import { greetedName } from './safe-words.ts'
import { english } from './texts/en.ts'
import { type MailTexts, spanish } from './texts/es.ts'
import { russian } from './texts/ru.ts'

const texts: Record<MailLanguage, MailTexts> = { es: spanish, en: english, ru: russian }

/** What mails say of the shop. */
export type MailShop = { publicUrl: string; bank: BankAccount }

/** Writes a mail in its language, as HTML and as text. */
export function composeMail(mail: Mail, shop: MailShop): ComposedMail {
  const chosen = texts[mail.language]
  const { preview, blocks, footer, ...composed } = describe(mail, chosen, shop)
  const document = {
    language: mail.language,
    subject: composed.subject,
    preview,
    blocks,
    footer: [
      footer ?? chosen.footer,
      `${seller.name}, RUT ${seller.rut}`,
      seller.address,
      `${chosen.phone} ${seller.phone}`,
    ],
  }
  return { ...composed, html: renderHtml(document), text: renderText(document) }
}

function describe(mail: Mail, texts: MailTexts, shop: MailShop): DescribedMail {
  const { publicUrl } = shop
  switch (mail.kind) {
    case 'order-received': {
      const { number } = mail.order
      const { subject, title, intro, button } = texts.received
      const head = orderHead(mail.order, publicUrl, { title, intro: intro(number), button })
      const blocks = [...head(texts), ...orderBlocks(mail, texts, shop.bank)]
      return { subject: subject(number), preview: intro(number), blocks }
    }
    case 'order-paid': {
      const { number } = mail.order
      const { subject, title, intro, button } = texts.paid
      const head = orderHead(mail.order, publicUrl, { title, intro: intro(number), button })
      return {
        subject: subject(number),
        preview: intro(number),
        blocks: [...head(texts), ...orderBlocks(mail, texts, shop.bank)],
      }
    }
    case 'order-shipped': {
      const { number, delivery } = mail.order
      const { subject, title, intro, button } = texts.shipped
      const lead = intro(number, delivery.carrier)
      const head = orderHead(mail.order, publicUrl, { title, intro: lead, button })
      return {
        subject: subject(number),
        preview: lead,
        blocks: [...head(texts), ...parcelBlocks(delivery, texts), ...orderBlocks(mail, texts, shop.bank)],
      }
    }
    case 'order-ready':
    case 'order-expired':
    case 'order-cancelled':
    case 'payment-late': {
      const { number } = mail.order
      const { subject, title, intro, blocks } = newsOf(mail, texts)
      const head = orderHead(mail.order, publicUrl, { title, intro, button: texts.received.button })
      return { subject: subject(number), preview: intro, blocks: [...head(texts), ...blocks] }
    }
    case 'payment-refunded': {
      const { orderNumber, amount, method = 'gateway' } = mail.refund
      const { subject, title, intro, button, small } = texts.refunded
      const lead = intro[method](formatClp(amount), orderNumber)
      const head = orderHead(mail.refund, publicUrl, { title, intro: lead, button })
      return {
        subject: subject(orderNumber),
        preview: lead,
        blocks: [...head(texts), ...(method === 'in-shop' ? [] : [{ kind: 'small', text: small } as const])],
      }
    }
    case 'return-received':
    case 'return-answered': {
      const { request } = mail
      const { subject, title, intro, button } =
        mail.kind === 'return-received' ? texts.returns.received : texts.returns.answered
      const lead = intro(texts.returns.kinds[request.kind], request.orderNumber)
      const head = orderHead(request, publicUrl, { title, intro: lead, button })
      return {
        subject: subject(texts.returns.kinds[request.kind], request.orderNumber),
        preview: lead,
        blocks: [...head(texts), ...returnBlocks(request, mail.language, texts)],
      }
    }
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
    case 'staff-invitation': {
      const { subject, title, intro, button, small, footer } = texts.staffInvitation
      // Behind the hash it reaches no server's log and no other site.
      const url = `${publicUrl}/desk/invitacion#${encodeURIComponent(mail.token)}`
      return {
        subject,
        preview: intro,
        footer,
        blocks: [
          { kind: 'title', text: title },
          { kind: 'paragraph', text: texts.greeting(greetedName(mail.name)) },
          { kind: 'paragraph', text: intro },
          { kind: 'button', label: button, url },
          { kind: 'small', text: small(invitationDays) },
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
          { kind: 'paragraph', text: texts.greeting(mail.name) },
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
          { kind: 'paragraph', text: texts.greeting(mail.name) },
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
          { kind: 'paragraph', text: texts.greeting(mail.name) },
          { kind: 'paragraph', text: intro },
          { kind: 'paragraph', text: small },
          { kind: 'button', label: button, url: `${publicUrl}/account/reset-password` },
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
    case 'contact': {
      const { subject, title, small, footer, ...labels } = texts.contact
      const { name, email, topic, message } = mail.contact
      return {
        subject: subject(topic),
        preview: message.slice(0, 120),
        replyTo: { name, address: email },
        footer,
        blocks: [
          { kind: 'title', text: title },
          {
            kind: 'facts',
            rows: [
              { label: labels.name, value: name },
              { label: labels.email, value: email },
              { label: labels.topic, value: topic },
            ],
          },
          { kind: 'paragraph', text: message },
          { kind: 'small', text: small },
        ],
      }
    }
    case 'chat-left':
    case 'chat-received':
    case 'chat-answer':
    case 'chat-transcript':
      return describeChat(mail, texts, publicUrl)
  }
}

/** The page asks first; posted to, the same address ends it in one click (RFC 8058). `list` words the page. */
function unsubscribeLink(publicUrl: string, token: string, list?: 'avisos'): string {
  const stockAlerts = new URLSearchParams({ token, ...(list && { lista: list }) })
  return `${publicUrl}/site/newsletter/unsubscribe?${stockAlerts}`
}

const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function orderHead(
  order: { customerName: string; token: string },
  publicUrl: string,
  { title, intro, button }: { title: string; intro: string; button: string },
) {
  return (texts: MailTexts): MailBlock[] => [
    { kind: 'title', text: title },
    { kind: 'paragraph', text: texts.greeting(greetedName(order.customerName)) },
    { kind: 'paragraph', text: intro },
    { kind: 'button', label: button, url: `${publicUrl}/shop/checkout/${encodeURIComponent(order.token)}` },
  ]
}
