import { z } from 'zod'
import { returnTerms } from '#rules/orders/returns.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import { addressBy, email, matching, oneOf, text, wholeNumber } from './fields.ts'

const language = oneOf(['es', 'en', 'ru', 'en-RTL'])

/** What the shop says to shoppers: its languages, its mails and where transfers go. */
export const shopSettings = z
  .object({
    DEFAULT_LANGUAGE: language.default('en').meta({
      description: 'for a visitor whose languages the shop does not speak: es, en, ru or en-RTL',
    }),
    STORE_LANGUAGE: language.default('es').meta({ description: 'for a client that names no language' }),
    SMTP_URL: addressBy(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional().meta({
      description:
        'the mail server, such as smtp://user:password@host:587; without it mails wait in the outbox',
    }),
    SMTP_TIMEOUT_SECONDS: wholeNumber(1, 60, 'seconds').default(10).meta({
      description: 'how long the mail server may take for each step of a sending',
    }),
    MAIL_FROM: matching(
      /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Huella <hola@tienda.example>',
    )
      .default('Huella <hola@huella.example>')
      .meta({ description: 'who mails come from: an address, or a name and an address in angle brackets' }),
    CONTACT_EMAIL: email.optional().meta({
      otherwise: '`BANK_EMAIL`, else what the desk says',
      description: 'where messages of the contact form go',
    }),
    BANK_NAME: text.optional().meta({
      otherwise: 'what the desk says',
      description:
        'the bank to which a shopper who pays by transfer sends the money, until the desk names one; without either no transfers are taken',
    }),
    BANK_ACCOUNT_TYPE: text.default('Cuenta corriente').meta({ description: 'the kind of its account' }),
    BANK_ACCOUNT_NUMBER: text.optional().meta({ otherwise: 'none', description: 'its number' }),
    BANK_ACCOUNT_HOLDER: text.default('').meta({ description: 'whose it is' }),
    BANK_ACCOUNT_RUT: text.default('').meta({ description: 'their RUT' }),
    BANK_EMAIL: email.optional().meta({
      otherwise: 'none',
      description: 'where a shopper writes that the transfer is done',
    }),
  })
  .transform((given) => ({
    defaultLanguage: given.DEFAULT_LANGUAGE,
    storeLanguage: given.STORE_LANGUAGE,
    smtpUrl: given.SMTP_URL,
    smtpTimeoutMs: given.SMTP_TIMEOUT_SECONDS * 1000,
    mailFrom: given.MAIL_FROM,
    contactEmail: given.CONTACT_EMAIL ?? given.BANK_EMAIL ?? null,
    bank: bankOf(given),
  }))

/** The account that the settings name; null where they name none. */
function bankOf(given: {
  BANK_NAME?: string | undefined
  BANK_ACCOUNT_TYPE: string
  BANK_ACCOUNT_NUMBER?: string | undefined
  BANK_ACCOUNT_HOLDER: string
  BANK_ACCOUNT_RUT: string
  BANK_EMAIL?: string | undefined
}): BankAccount | null {
  if (!given.BANK_NAME || !given.BANK_ACCOUNT_NUMBER) return null
  return {
    bank: given.BANK_NAME,
    accountType: given.BANK_ACCOUNT_TYPE,
    number: given.BANK_ACCOUNT_NUMBER,
    holder: given.BANK_ACCOUNT_HOLDER,
    rut: given.BANK_ACCOUNT_RUT,
    email: given.BANK_EMAIL ?? '',
  }
}

/** How long an order's stock waits for its money. */
export const holdSettings = z
  .object({
    HOLD_HOURS: wholeNumber(1, 720, 'hours').default(48).meta({
      description: 'how long an order waits for its transfer before its stock goes back',
    }),
    GUEST_HOLD_HOURS: wholeNumber(1, 720, 'hours').default(24).meta({
      description: 'the same where neither a mailed link nor an earlier payment has proven who buys',
    }),
    WEBPAY_HOLD_MINUTES: wholeNumber(20, 1440, 'minutes').default(60).meta({
      description: 'how long an order that is paid by card holds its stock, 20 or more',
    }),
    PICKUP_HOLD_DAYS: wholeNumber(1, 30, 'days').default(3).meta({
      description:
        'on how many days the shop opens, after the one by which a pickup is ready, before an order that is paid there ends; one less for the unproven',
    }),
  })
  .transform((given) => ({
    transferHours: given.HOLD_HOURS,
    unprovenTransferHours: given.GUEST_HOLD_HOURS,
    onlineMinutes: given.WEBPAY_HOLD_MINUTES,
    pickupDays: given.PICKUP_HOLD_DAYS,
  }))

/** How long the law gives to take a purchase back and for its guarantee (chile.md, Law). */
export const returnSettings = z
  .object({
    RETRACT_DAYS: wholeNumber(1, 3650, 'days').default(returnTerms.retractDays).meta({
      description: 'how many days from its receipt a purchase may be taken back',
    }),
    RETRACT_UNCONFIRMED_DAYS: wholeNumber(1, 3650, 'days').default(returnTerms.unconfirmedRetractDays).meta({
      description: 'the same where no written confirmation was sent',
    }),
    REFUND_DAYS: wholeNumber(1, 365, 'days').default(returnTerms.refundDays).meta({
      description: 'within how many days of a request its money is paid back',
    }),
    GUARANTEE_MONTHS: wholeNumber(1, 120, 'months').default(returnTerms.guaranteeMonths).meta({
      description: 'how many months from its receipt the guarantee holds',
    }),
  })
  .transform((given) => ({
    retractDays: given.RETRACT_DAYS,
    unconfirmedRetractDays: given.RETRACT_UNCONFIRMED_DAYS,
    guaranteeMonths: given.GUARANTEE_MONTHS,
    refundDays: given.REFUND_DAYS,
  }))
