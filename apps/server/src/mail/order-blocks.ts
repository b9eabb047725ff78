import { termsOf } from '#content/terms.ts'
import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { workingDayAfter } from '#rules/chile/working-days.ts'
import { formatClp } from '#rules/money/money.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import { markdownParagraphs } from '#rules/text/markdown.ts'
import { withoutWebAddresses } from '#rules/text/web-addresses.ts'
import type { MailBlock } from './mail-blocks.ts'
import type { MailContent, MailLanguage, OrderMail } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'
import { pickupBlocks } from './pickup-blocks.ts'
import { locales, type MailTexts } from './texts/es.ts'

type OrderContent = Extract<MailContent, { order: OrderMail }> & { language: MailLanguage }

/**
 * What was bought, for how much, where it goes and the terms that were accepted (chile.md, Law): the whole
 * contract. The first mail says how to pay, too.
 */
export function orderBlocks(mail: OrderContent, texts: MailTexts, shop: MailShop): MailBlock[] {
  const { kind, order, language } = mail
  // Whoever pays online hears first that it was paid.
  const isFirst = kind === 'order-received' || (kind === 'order-paid' && order.paymentKind === 'webpay')
  return [
    ...(isFirst ? howToPayBlocks(order, language, texts, shop.bank) : []),
    ...(isFirst ? pickupBlocks(order, language, texts, shop.hours) : []),
    { kind: 'heading', text: texts.order.lines },
    linesBlock(order, texts),
    totalsBlock(order, texts),
    { kind: 'heading', text: texts.order.facts },
    factsBlock(order, language, texts, shop),
    ...termsBlocks(order, language, texts, shop),
  ]
}

/** What was bought, a row for each line. */
export function linesBlock(order: OrderMail, texts: MailTexts): MailBlock {
  return {
    kind: 'lines',
    rows: order.lines.map(({ name, options, quantity, unitPrice, total, unsent }) => ({
      name,
      detail: [
        `${quantity} ×`,
        texts.order.each(formatClp(unitPrice)),
        ...options.map((option) => `· ${option.name}: ${option.value}`),
        ...(unsent ? [`· ${texts.order.unsent(unsent)}`] : []),
      ].join(' '),
      amount: formatClp(total),
    })),
  }
}

/** The number that the carrier gave the parcel, and the link to where it tells how it goes. */
export function parcelBlocks(
  { carrier, parcel }: OrderMail['delivery'],
  { shipped: texts }: MailTexts,
): MailBlock[] {
  if (!parcel) return []
  const paragraph: MailBlock = { kind: 'paragraph', text: texts.parcel(parcel.number) }
  return parcel.url === null
    ? [paragraph]
    : [paragraph, { kind: 'link', label: texts.follow(carrier), url: parcel.url }]
}

function totalsBlock(order: OrderMail, { order: texts }: MailTexts): MailBlock {
  return {
    kind: 'totals',
    rows: [
      { label: texts.subtotal, amount: formatClp(order.subtotal) },
      { label: texts.shipping, amount: formatClp(order.shippingNet) },
      ...(order.couponAmount > 0 ? [{ label: texts.coupon, amount: formatClp(-order.couponAmount) }] : []),
      { label: texts.total, amount: formatClp(order.total), loud: true },
      { label: texts.neto, amount: formatClp(order.neto) },
      { label: texts.iva, amount: formatClp(order.iva) },
    ],
  }
}

function factsBlock(
  order: OrderMail,
  language: MailLanguage,
  { order: texts }: MailTexts,
  { hours }: MailShop,
): MailBlock {
  const { address, branch, carrier, parcel } = order.delivery
  return {
    kind: 'facts',
    rows: [
      { label: texts.number, value: String(order.number) },
      { label: texts.date, value: momentIn(language, order.placedAt) },
      { label: texts.payment, value: texts.paymentKinds[order.paymentKind] },
      { label: texts.document, value: texts.documents[order.documentKind] },
      ...(branch === null ? [] : [{ label: texts.pickup, value: branch }]),
      ...(address === null
        ? []
        : [
            { label: texts.delivery, value: carrier },
            {
              label: texts.address,
              value: withoutWebAddresses(
                [
                  [`${address.street} ${address.number}`, address.flat].filter(Boolean).join(', '),
                  `${address.comuna}, ${address.region}`,
                  address.reference,
                ]
                  .filter(Boolean)
                  .join('\n'),
              ),
            },
          ]),
      { label: texts.term, value: termOf(order, language, texts, hours.holidays) },
      ...(parcel ? [{ label: texts.tracking, value: parcel.number }] : []),
    ],
  }
}

function howToPayBlocks(
  order: OrderMail,
  language: MailLanguage,
  { order: texts }: MailTexts,
  bank: BankAccount | null,
): MailBlock[] {
  if (order.paymentKind === 'webpay' || order.holdUntil === null) return []
  const until = momentIn(language, order.holdUntil)
  if (order.paymentKind === 'pago_en_tienda') {
    const text = texts.inShopIntro(formatClp(order.total), until)
    return [
      { kind: 'heading', text: texts.transfer },
      { kind: 'paragraph', text },
    ]
  }
  return [
    { kind: 'heading', text: texts.transfer },
    { kind: 'paragraph', text: texts.transferIntro(formatClp(order.total), order.number, until) },
    ...(bank ? [accountBlock(bank, texts)] : []),
  ]
}

function accountBlock(bank: BankAccount, texts: MailTexts['order']): MailBlock {
  return {
    kind: 'facts',
    rows: [
      { label: texts.bank, value: bank.bank },
      { label: texts.account, value: bank.accountType },
      { label: texts.accountNumber, value: bank.number },
      { label: texts.holder, value: bank.holder },
      { label: texts.rut, value: bank.rut },
      { label: texts.email, value: bank.email },
    ],
  }
}

function termsBlocks(
  order: OrderMail,
  language: MailLanguage,
  { order: texts }: MailTexts,
  { seller, terms }: MailShop,
): MailBlock[] {
  const sections = termsOf(order.termsVersion, language, seller)?.sections ?? []
  const published = terms ? markdownParagraphs(terms.body) : []
  return [
    { kind: 'heading', text: texts.terms },
    { kind: 'small', text: texts.termsVersion(order.termsVersion) },
    ...sections.map(
      ({ title, paragraphs }): MailBlock => ({
        kind: 'small',
        text: [`${title}.`, ...paragraphs].join(' '),
      }),
    ),
    ...published.map((text): MailBlock => ({ kind: 'small', text })),
  ]
}

/**
 * When it arrives: days of the calendar, or days from the money where that is a transfer still to come. What arrives
 * on the very day counts no days.
 */
function termOf(
  order: OrderMail,
  language: MailLanguage,
  texts: MailTexts['order'],
  holidays: HolidayChanges | undefined,
): string {
  const { paymentKind, paidAt, placedAt, delivery } = order
  const days = delivery.daysTo === 0 ? null : texts.days(delivery.daysFrom, delivery.daysTo)
  if (paymentKind === 'transferencia' && order.holdUntil !== null) {
    return days === null ? texts.dayOfTransfer : texts.fromTransfer(days)
  }
  const from = paymentKind === 'transferencia' ? (paidAt ?? placedAt) : placedAt
  const dates = dayRange(language, new Date(from), { ...delivery, holidays })
  return days === null ? dates : `${dates} (${days})`
}

function dayRange(
  language: MailLanguage,
  from: Date,
  {
    daysFrom,
    daysTo,
    holidays,
  }: Pick<OrderMail['delivery'], 'daysFrom' | 'daysTo'> & { holidays: HolidayChanges | undefined },
): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.formatRange(
    workingDayAfter(from, daysFrom, holidays),
    workingDayAfter(from, daysTo, holidays),
  )
}

/** A moment on the clock of Chile, of 24 hours as on the shop's pages: "p. m." ends a sentence with two full stops. */
export function momentIn(
  language: MailLanguage,
  moment: string,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const format = { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone: 'America/Santiago' } as const
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(moment))
}

/** A day of the calendar, given as `2026-11-22`. */
export function dayIn(language: MailLanguage, day: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}
