import { formatClp } from '#rules/money/money.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { Mail, OrderMail } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import { linesBlock, momentIn } from './order-blocks.ts'
import { pickupBlocks } from './pickup-blocks.ts'
import type { MailTexts } from './texts/es.ts'

type News = Extract<
  Mail,
  { kind: 'order-ready' | 'order-expired' | 'order-cancelled' | 'order-reduced' | 'payment-late' }
>

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
    case 'order-reduced': {
      const { subject, title, intro, paid, rest } = texts.reduced
      const sent = { ...order, lines: order.lines.flatMap(sentOf) }
      // Of what cost nothing, or went back before, there is nothing to say.
      const money: MailBlock[] =
        mail.amount > 0 ? [{ kind: 'paragraph', text: paid[mail.method](formatClp(mail.amount)) }] : []
      const off = order.lines.flatMap((line, place) => partOf(line, mail.takenOff[place] ?? 0))
      return {
        subject,
        title,
        intro: intro(number),
        blocks: [
          linesBlock({ ...order, lines: off }, texts),
          ...money,
          { kind: 'heading', text: rest },
          linesBlock(sent, texts),
        ],
      }
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

type Line = OrderMail['lines'][number]

/** So many units of a line, at what they cost. */
const partOf = ({ unsent: _, ...line }: Line, quantity: number): Line[] =>
  quantity > 0 ? [{ ...line, quantity, total: quantity * line.unitPrice }] : []

const sentOf = (line: Line): Line[] => partOf(line, line.quantity - (line.unsent ?? 0))

const isPaid = ({ paidAt }: OrderMail) => Boolean(paidAt)
