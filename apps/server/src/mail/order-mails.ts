import { formatClp } from '#rules/money/money.ts'
import type { DescribedMail } from './described-mail.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { Mail } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import { newsOf } from './news-blocks.ts'
import { orderBlocks, parcelBlocks } from './order-blocks.ts'
import { reminderBlocks } from './reminder-offer.ts'
import { returnBlocks } from './return-blocks.ts'
import { greetedName } from './safe-words.ts'
import type { MailTexts } from './texts/es.ts'

type OrderKindMail = Extract<
  Mail,
  { order: unknown } | { refund: unknown } | { request: unknown } | { prescription: unknown }
>

/** The mails of an order: what happens to it, to its money and to what is asked to be taken back. */
export function describeOrder(mail: OrderKindMail, texts: MailTexts, shop: MailShop): DescribedMail {
  const { publicUrl } = shop
  switch (mail.kind) {
    case 'order-received': {
      const { number } = mail.order
      const { subject, title, intro, button } = texts.received
      const head = orderHead(mail.order, publicUrl, { title, intro: intro(number), button })
      const blocks = [...head(texts), ...orderBlocks(mail, texts, shop)]
      return { subject: subject(number), preview: intro(number), blocks }
    }
    case 'order-paid': {
      const { number } = mail.order
      const { subject, title, intro, button } = texts.paid
      const head = orderHead(mail.order, publicUrl, { title, intro: intro(number), button })
      return {
        subject: subject(number),
        preview: intro(number),
        blocks: [
          ...head(texts),
          ...reminderBlocks(mail.order, texts.food, publicUrl),
          ...orderBlocks(mail, texts, shop),
        ],
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
        blocks: [...head(texts), ...parcelBlocks(delivery, texts), ...orderBlocks(mail, texts, shop)],
      }
    }
    case 'order-ready':
    case 'order-expired':
    case 'order-cancelled':
    case 'order-reduced':
    case 'payment-late': {
      const { number } = mail.order
      const { subject, title, intro, blocks } = newsOf(mail, texts, shop)
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
    case 'prescription-answered': {
      const { orderNumber, isApproved, reason } = mail.prescription
      const { subject, title, intro, button } = texts.prescription[isApproved ? 'approved' : 'refused']
      const lead = intro(orderNumber)
      const head = orderHead(mail.prescription, publicUrl, { title, intro: lead, button })
      const why: MailBlock[] = isApproved
        ? []
        : [
            { kind: 'heading', text: texts.prescription.reason },
            { kind: 'paragraph', text: reason },
          ]
      return { subject: subject(orderNumber), preview: lead, blocks: [...head(texts), ...why] }
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
  }
}

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
