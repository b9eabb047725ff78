import { formatPhone } from '#rules/chile/phone.ts'
import { sellerLine } from '#rules/shop/shop-facts.ts'
import { describeAccount } from './account-mails.ts'
import { describeChat } from './chat-blocks.ts'
import { describeContact } from './contact-mail.ts'
import type { ComposedMail, DescribedMail } from './described-mail.ts'
import type { Mail, MailLanguage } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import { describeOrder } from './order-mails.ts'
import { describeQuestion } from './question-mail.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { describeStaff } from './staff-mails.ts'
import { describeSubscription } from './subscription-mails.ts'
import { english } from './texts/en.ts'
import { type MailTexts, spanish } from './texts/es.ts'
import { namedTexts } from './texts/named-texts.ts'
import { russian } from './texts/ru.ts'

const texts: Record<MailLanguage, MailTexts> = { es: spanish, en: english, ru: russian }

/** Writes a mail in its language, as HTML and as text. */
export function composeMail(mail: Mail, shop: MailShop): ComposedMail {
  const chosen = namedTexts(texts[mail.language], shop.brand.name)
  const { seller, brand } = shop
  const { preview, blocks, footer, ...composed } = describe(mail, chosen, shop)
  const document = {
    language: mail.language,
    subject: composed.subject,
    preview,
    blocks,
    footer: [
      footer ?? chosen.footer,
      sellerLine({ ...seller, address: '' }).join(', '),
      seller.address,
      seller.phone && `${chosen.phone} ${formatPhone(seller.phone)}`,
    ].filter(Boolean),
  }
  return {
    ...composed,
    senderName: brand.name,
    html: renderHtml(document, brand),
    text: renderText(document),
  }
}

function describe(mail: Mail, texts: MailTexts, shop: MailShop): DescribedMail {
  const { publicUrl } = shop
  switch (mail.kind) {
    case 'order-received':
    case 'order-paid':
    case 'order-shipped':
    case 'order-ready':
    case 'order-expired':
    case 'order-cancelled':
    case 'order-reduced':
    case 'payment-late':
    case 'payment-refunded':
    case 'return-received':
    case 'return-answered':
    case 'prescription-answered':
      return describeOrder(mail, texts, shop)
    case 'back-in-stock':
    case 'food-runs-out':
    case 'newsletter-confirmation':
      return describeSubscription(mail, texts, publicUrl)
    case 'question-answered':
      return describeQuestion(mail, texts, publicUrl)
    case 'recovery':
    case 'email-proof':
    case 'email-changed':
    case 'password-changed':
      return describeAccount(mail, texts, publicUrl)
    case 'staff-invitation':
    case 'staff-password-changed':
      return describeStaff(mail, texts, publicUrl)
    case 'contact':
      return describeContact(mail, texts)
    case 'chat-left':
    case 'chat-received':
    case 'chat-answer':
    case 'chat-transcript':
      return describeChat(mail, texts, publicUrl)
  }
}
