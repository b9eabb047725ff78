import { formatClp } from '#rules/money/money.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { Mail, OrderMail } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import { linesBlock, momentIn } from './order-blocks.ts'
import { pickupBlocks } from './pickup-blocks.ts'
import type { MailTexts } from './texts/es.ts'

type News = Extract<Mail, { kind: 'order-ready' | 'order-expired' | 'order-cancelled' | 'payment-late' }>

type Announcement = { subject: (order: number) => string; title: string; intro: string; blocks: MailBlock[] }

/** What happened to an order that its shopper did not do: it is ready, ended, or was paid after its end. */
export function newsOf(mail: News, texts: MailTexts, { hours }: Pick<MailShop, 'hours'>): Announcement {
  const { order, language } = mail
  const { number, total, paymentKind } = order
  const bought = [{ kind: 'heading', text: texts.order.lines } as const, linesBlock(order, texts)]
  switch (mail.kind) {
    case 'order-ready': {
      const { subject, title, intro, payThere } = texts.ready
      const until = order.holdUntil && momentIn(language, order.holdUntil)
      const pay: MailBlock[] = until ? [{ kind: 'paragraph', text: payThere(formatClp(total), until) }] : []
      const blocks = [...pay, ...pickupBlocks(order, language, texts, hours), ...bought]
      return { subject, title, intro: intro(number), blocks }
    }
    case 'order-expired': {
      const { subject, title, intro, transferred, again } = texts.expired
      const text = paymentKind === 'transferencia' ? transferred : again
      return { subject, title, intro: intro(number), blocks: [{ kind: 'paragraph', text }, ...bought] }
    }
    case 'order-cancelled': {
      const { subject, title, intro, paid, unpaid, help } = texts.cancelled
      const { amount = isPaid(order) ? total : 0 } = mail
      // Of what cost nothing, or went back before, there is nothing to say.
      const text = amount > 0 ? paid(formatClp(amount)) : isPaid(order) ? null : unpaid
      const money: MailBlock[] = text === null ? [] : [{ kind: 'paragraph', text }]
      const words: MailBlock[] = [...money, { kind: 'small', text: help }]
      return { subject, title, intro: intro(number), blocks: [...words, ...bought] }
    }
    case 'payment-late': {
      const { subject, title, intro, text } = texts.late
      return {
        subject,
        title,
        intro: intro(formatClp(mail.amount ?? total), number),
        blocks: [{ kind: 'paragraph', text }, ...bought],
      }
    }
  }
}

const isPaid = ({ paidAt }: OrderMail) => Boolean(paidAt)
