import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { HoldTerms } from '#rules/orders/order-hold.ts'
import { RETURN_TERMS, type ReturnTerms } from '#rules/orders/returns.ts'
import type { ConnectionLimits } from './http/security/connection-guard.ts'
import type { ChilexpressSettings } from './shipping/chilexpress/chilexpress-client.ts'

/** Where a shopper who pays by bank transfer sends the money. */
export type BankAccount = {
  bank: string
  accountType: string
  number: string
  holder: string
  rut: string
  email: string
}

export type Config = {
  port: number
  host: string
  /** The origin that shoppers use, without a slash at its end. */
  publicUrl: string
  /** Undefined: the shop starts a PostgreSQL of its own in `dataDir`. */
  databaseUrl: string | undefined
  /** How long a call waits for the database, for a connection and then for each statement, in ms. */
  databaseWaitMs: number
  /** An absolute path. */
  dataDir: string
  /** Names the application and grants nothing (D21). */
  appToken: string
  /** Keys the sessions; undefined: the one that the shop's processes share in its database. */
  sessionSecret: string | undefined
  /** The language of a visitor whose wishes are unknown (D7). */
  defaultLanguage: Language
  /** The language of rendered documents and of mail for whom no language is known (D7, D8). */
  storeLanguage: Language
  smtpUrl: string | undefined
  /** How long the mail server may take for each step of a sending, in ms. */
  smtpTimeoutMs: number
  /** Who mails come from: an address, or a name and an address in angle brackets. */
  mailFrom: string
  /** Where messages of the contact form go. */
  contactEmail: string
  /** Whether calls that carry a password or change state answer GET too, as the specification lists them (D23). */
  unsafeGet: boolean
  /** The member of the staff whom the settings name, who is there from the start; undefined for none. */
  staff: { name: string; email: string; password: string } | undefined
  /** After so long without a call a shopper's session ends, and one of the staff, in seconds. */
  sessionIdleSeconds: number
  staffIdleSeconds: number
  /** Whether what can be abused by trying often is limited; off for tests of other things and for measuring load. */
  rateLimits: boolean
  /** Which proxies tell the client's address: none, so many of them, or those at these addresses and subnets. */
  trustProxy: false | number | string[]
  /** The other sites whose pages may call the wire; none as long as none is named. */
  corsOrigins: string[]
  /** How long the stock of an order waits for its money. */
  hold: HoldTerms
  /** Who reads the metrics shows it; undefined: nobody reads them. */
  metricsToken: string | undefined
  /** How long the law gives to take a purchase back and for its guarantee (chile.md, Law). */
  returns: ReturnTerms
  /** The gateway that takes cards; undefined where none is set, and then none are taken. */
  webpay: { url: string; commerceCode: string; apiKey: string; timeoutMs: number } | undefined
  /** The courier that is asked for rates; undefined where none is set, and then the shop's own rates stand. */
  chilexpress: ChilexpressSettings | undefined
  /** What open connections may cost; beyond it they are refused or closed. */
  connections: Omit<ConnectionLimits, 'maxPipelined'>
  /** How much memory cached replies and pages may take, in bytes. */
  cacheBytes: number
  logLevel: z.infer<typeof logLevel>
  /** Which data layer the storefront is built with (D1). */
  dataLayer: 'remote' | 'sample'
  bank: BankAccount
  /** Whether the storefront is served from its sources, reloading as they change. */
  development: boolean
}

export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] }

type Language = z.infer<typeof language>

/** The least length of a secret, in characters. */
const SECRET_LENGTH = 32

/** The application token of a shop that sets none: it is public by design, since it grants nothing (D21). */
export const DEFAULT_APP_TOKEN = 'huella-tienda-web'

const MEGABYTE = 1024 * 1024

const language = z.enum(['es', 'en', 'ru', 'en-RTL'], { error: 'must be es, en, ru or en-RTL' })
const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be fatal, error, warn, info, debug, trace or silent',
})
const text = (fallback: string) => z.string().trim().default(fallback)
const address = (schemes: string[], problem: string) =>
  z.string().refine((value) => schemes.includes(URL.parse(value)?.protocol ?? ''), problem)
/** A site's origin as a browser names it: scheme, host and port alone. */
const isOrigin = (text: string) =>
  ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '') && URL.parse(text)?.origin === text
const wholeNumber = (least: number, most: number, problem: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, problem)
    .transform(Number)
    .refine((value) => value >= least && value <= most, problem)

const subscriptionKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 letters and digits')
  .optional()

const listOf = (text: string) => text.split(',').map((part) => part.trim())

function isProxies(text: string): boolean {
  return /^(?:none|[1-9])$/.test(text) || listOf(text).every(isSubnet)
}

function isSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128))
  )
}

function proxiesOf(text: string): Config['trustProxy'] {
  if (text === 'none') return false
  return /^[1-9]$/.test(text) ? Number(text) : listOf(text)
}

const settings = z.object({
  PORT: wholeNumber(0, 65_535, 'must be a whole number from 0 to 65535').default(3000),
  HOST: text('0.0.0.0'),
  PUBLIC_URL: address(['http:', 'https:'], 'must be an address like https://tienda.example').optional(),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address like postgres://user:password@host:5432/database',
  ).optional(),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 300, 'must be a whole number of seconds from 1 to 300').default(
    10,
  ),
  DATA_DIR: text('.data'),
  APP_TOKEN: z
    .string()
    .regex(/^[\w.~-]{8,128}$/, 'must be 8 to 128 letters, digits, dots or hyphens')
    .default(DEFAULT_APP_TOKEN),
  SESSION_SECRET: z.string().min(SECRET_LENGTH, `must be ${SECRET_LENGTH} characters or longer`).optional(),
  DEFAULT_LANGUAGE: language.default('en'),
  STORE_LANGUAGE: language.default('es'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'must be an address like smtp://user:password@host:587').optional(),
  SMTP_TIMEOUT_SECONDS: wholeNumber(1, 60, 'must be a whole number of seconds from 1 to 60').default(10),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Huella <hola@tienda.example>',
    )
    .default('Huella <hola@huella.example>'),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  UNSAFE_GET: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  STAFF_PASSWORD: z.string().min(12, 'must be 12 characters or longer').max(200).optional(),
  SESSION_IDLE_DAYS: wholeNumber(1, 30, 'must be a whole number of days from 1 to 30').default(14),
  STAFF_IDLE_MINUTES: wholeNumber(5, 720, 'must be a whole number of minutes from 5 to 720').default(60),
  STAFF_NAME: text('Administración'),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxies,
      'must be none, a number of proxies from 1 to 9, or their addresses and subnets with commas between',
    )
    .default('none'),
  RETRACT_DAYS: wholeNumber(1, 3650, 'must be a whole number of days from 1 to 3650').default(
    RETURN_TERMS.retractDays,
  ),
  RETRACT_UNCONFIRMED_DAYS: wholeNumber(1, 3650, 'must be a whole number of days from 1 to 3650').default(
    RETURN_TERMS.unconfirmedRetractDays,
  ),
  REFUND_DAYS: wholeNumber(1, 365, 'must be a whole number of days from 1 to 365').default(
    RETURN_TERMS.refundDays,
  ),
  GUARANTEE_MONTHS: wholeNumber(1, 120, 'must be a whole number of months from 1 to 120').default(
    RETURN_TERMS.guaranteeMonths,
  ),
  HOLD_HOURS: wholeNumber(1, 720, 'must be a whole number of hours from 1 to 720').default(48),
  GUEST_HOLD_HOURS: wholeNumber(1, 720, 'must be a whole number of hours from 1 to 720').default(24),
  PICKUP_HOLD_DAYS: wholeNumber(1, 30, 'must be a whole number of days from 1 to 30').default(3),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 letters and digits')
    .optional(),
  WEBPAY_URL: z.string().refine(isOrigin, 'must be an origin like https://pasarela.example').optional(),
  WEBPAY_COMMERCE_CODE: z
    .string()
    .regex(/^\d{6,16}$/, 'must be a number of 6 to 16 digits')
    .optional(),
  WEBPAY_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 letters and digits')
    .optional(),
  WEBPAY_TIMEOUT_SECONDS: wholeNumber(1, 60, 'must be a whole number of seconds from 1 to 60').default(10),
  WEBPAY_HOLD_MINUTES: wholeNumber(20, 1440, 'must be a whole number of minutes from 20 to 1440').default(60),
  CHILEXPRESS_URL: z.string().refine(isOrigin, 'must be an origin like https://courier.example').optional(),
  CHILEXPRESS_COVERAGE_KEY: subscriptionKey,
  CHILEXPRESS_RATING_KEY: subscriptionKey,
  CHILEXPRESS_ORDERS_KEY: subscriptionKey,
  CHILEXPRESS_ORIGIN: z
    .string()
    .regex(/^[A-Z0-9]{4}$/, "must be the courier's county code of four capitals or digits")
    .default('LAFL'),
  CHILEXPRESS_CARD_NUMBER: z
    .string()
    .regex(/^\d{4,16}$/, 'must be a number of 4 to 16 digits')
    .optional(),
  CHILEXPRESS_TIMEOUT_SECONDS: wholeNumber(1, 30, 'must be a whole number of seconds from 1 to 30').default(
    3,
  ),
  CORS_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins like https://otra.example with commas between',
    )
    .default([]),
  MAX_CONNECTIONS: wholeNumber(10, 100_000, 'must be a whole number from 10 to 100000').default(4000),
  MAX_UNSENT_MB: wholeNumber(1, 10_000, 'must be a whole number of megabytes from 1 to 10000').default(64),
  STALLED_CLIENT_SECONDS: wholeNumber(1, 600, 'must be a whole number of seconds from 1 to 600').default(30),
  CACHE_MB: wholeNumber(1, 100_000, 'must be a whole number of megabytes from 1 to 100000').default(128),
  LOG_LEVEL: logLevel.default('info'),
  DATA_LAYER: z.enum(['remote', 'sample'], { error: 'must be remote or sample' }).default('remote'),
  BANK_NAME: text('Banco de la Plaza'),
  BANK_ACCOUNT_TYPE: text('Cuenta corriente'),
  BANK_ACCOUNT_NUMBER: text('000123456789'),
  BANK_ACCOUNT_HOLDER: text('Huella SpA'),
  BANK_ACCOUNT_RUT: text('76.543.210-3'),
  BANK_EMAIL: z.email('must be an e-mail address').default('pagos@huella.example'),
  HUELLA_DEV: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
})

/**
 * Reads the settings, each empty one as not set, and lists all that is wrong with them at once, one plain
 * sentence each, without ever repeating a value.
 */
export function parseConfig(environment: Record<string, string | undefined>): ParsedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = settings
    .refine(staffIsWhole, { path: ['STAFF_PASSWORD'], error: 'must be set together with STAFF_EMAIL' })
    .refine(webpayIsWhole, {
      path: ['WEBPAY_URL'],
      error: 'must be set together with WEBPAY_COMMERCE_CODE and WEBPAY_API_KEY',
    })
    .refine(chilexpressIsWhole, {
      path: ['CHILEXPRESS_URL'],
      error: 'must be set together with CHILEXPRESS_COVERAGE_KEY and CHILEXPRESS_RATING_KEY',
    })
    .safeParse(given)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`),
    }
  }
  return { ok: true, config: toConfig(parsed.data) }
}

/** Both are set or neither: an e-mail alone could not sign in, and a password alone is nobody's. */
const staffIsWhole = ({ STAFF_EMAIL: email, STAFF_PASSWORD: password }: z.infer<typeof settings>) =>
  (email === undefined) === (password === undefined)

const allOrNone = (given: (string | undefined)[]) =>
  new Set(given.map((each) => each === undefined)).size === 1

const webpayIsWhole = (given: z.infer<typeof settings>) =>
  allOrNone([given.WEBPAY_URL, given.WEBPAY_COMMERCE_CODE, given.WEBPAY_API_KEY])

const chilexpressIsWhole = (given: z.infer<typeof settings>) =>
  allOrNone([given.CHILEXPRESS_URL, given.CHILEXPRESS_COVERAGE_KEY, given.CHILEXPRESS_RATING_KEY])

function webpayOf(given: z.infer<typeof settings>): Config['webpay'] {
  const { WEBPAY_URL: url, WEBPAY_COMMERCE_CODE: commerceCode, WEBPAY_API_KEY: apiKey } = given
  const timeoutMs = given.WEBPAY_TIMEOUT_SECONDS * 1000
  return url && commerceCode && apiKey ? { url, commerceCode, apiKey, timeoutMs } : undefined
}

function chilexpressOf(given: z.infer<typeof settings>): Config['chilexpress'] {
  const { CHILEXPRESS_URL: url, CHILEXPRESS_COVERAGE_KEY: coverage, CHILEXPRESS_RATING_KEY: rating } = given
  if (!url || !coverage || !rating) return undefined
  return {
    url,
    keys: { coverage, rating, orders: given.CHILEXPRESS_ORDERS_KEY },
    origin: given.CHILEXPRESS_ORIGIN,
    cardNumber: given.CHILEXPRESS_CARD_NUMBER,
    timeoutMs: given.CHILEXPRESS_TIMEOUT_SECONDS * 1000,
  }
}

function staffOf({ STAFF_EMAIL, STAFF_PASSWORD: password, STAFF_NAME: name }: z.infer<typeof settings>) {
  return STAFF_EMAIL && password ? { name, email: STAFF_EMAIL.toLowerCase(), password } : undefined
}

function toConfig(given: z.infer<typeof settings>): Config {
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${given.PORT}`,
    databaseUrl: given.DATABASE_URL,
    databaseWaitMs: given.DATABASE_TIMEOUT_SECONDS * 1000,
    dataDir: resolve(given.DATA_DIR),
    appToken: given.APP_TOKEN,
    sessionSecret: given.SESSION_SECRET,
    defaultLanguage: given.DEFAULT_LANGUAGE,
    storeLanguage: given.STORE_LANGUAGE,
    smtpUrl: given.SMTP_URL,
    smtpTimeoutMs: given.SMTP_TIMEOUT_SECONDS * 1000,
    mailFrom: given.MAIL_FROM,
    contactEmail: given.CONTACT_EMAIL ?? given.BANK_EMAIL,
    unsafeGet: given.UNSAFE_GET === 'on',
    staff: staffOf(given),
    sessionIdleSeconds: given.SESSION_IDLE_DAYS * 24 * 60 * 60,
    staffIdleSeconds: given.STAFF_IDLE_MINUTES * 60,
    rateLimits: given.RATE_LIMITS === 'on',
    trustProxy: proxiesOf(given.TRUST_PROXY),
    corsOrigins: given.CORS_ORIGINS,
    hold: {
      transferHours: given.HOLD_HOURS,
      unprovenTransferHours: given.GUEST_HOLD_HOURS,
      onlineMinutes: given.WEBPAY_HOLD_MINUTES,
      pickupDays: given.PICKUP_HOLD_DAYS,
    },
    returns: {
      retractDays: given.RETRACT_DAYS,
      unconfirmedRetractDays: given.RETRACT_UNCONFIRMED_DAYS,
      guaranteeMonths: given.GUARANTEE_MONTHS,
      refundDays: given.REFUND_DAYS,
    },
    metricsToken: given.METRICS_TOKEN,
    webpay: webpayOf(given),
    chilexpress: chilexpressOf(given),
    connections: {
      maxConnections: given.MAX_CONNECTIONS,
      maxUnsentBytes: given.MAX_UNSENT_MB * MEGABYTE,
      stalledMs: given.STALLED_CLIENT_SECONDS * 1000,
    },
    cacheBytes: given.CACHE_MB * MEGABYTE,
    logLevel: given.LOG_LEVEL,
    dataLayer: given.DATA_LAYER,
    bank: {
      bank: given.BANK_NAME,
      accountType: given.BANK_ACCOUNT_TYPE,
      number: given.BANK_ACCOUNT_NUMBER,
      holder: given.BANK_ACCOUNT_HOLDER,
      rut: given.BANK_ACCOUNT_RUT,
      email: given.BANK_EMAIL,
    },
    development: given.HUELLA_DEV === '1',
  }
}
