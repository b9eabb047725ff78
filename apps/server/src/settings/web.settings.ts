import { isIP } from 'node:net'
import { z } from 'zod'
import { addressBy, isOrigin, matching, onOff, text, wholeNumber } from './fields.ts'

/** The application token of a shop that sets none: it is public by design, since it grants nothing (D21). */
export const defaultAppToken = 'huella-tienda-web'

const megabyte = 1024 * 1024

/** How the shop is reached, by whom, and what that may cost it. */
export const webSettings = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000).meta({
      description: 'the port of the shop; 0 takes a free one',
    }),
    HOST: text.default('0.0.0.0').meta({
      description: 'the address it listens on; 127.0.0.1 keeps it to this machine',
    }),
    PUBLIC_URL: addressBy(['http:', 'https:'], 'https://tienda.example').optional().meta({
      otherwise: '`http://localhost:PORT`',
      description:
        'the origin that shoppers use; with https, cookies are for https alone and browsers are told to stay on it',
    }),
    TRUST_PROXY: text
      .refine(
        isProxies,
        'must be none, a number of proxies from 1 to 9, or their addresses and subnets with commas between',
      )
      .default('none')
      .meta({
        description:
          "who may say the client's address in `X-Forwarded-For`: `none`, how many proxies stand before the shop (1 to 9), or their addresses and subnets with commas between",
      }),
    APP_TOKEN: matching(/^[\w.~-]{8,128}$/, 'must be 8 to 128 letters, digits, dots or hyphens')
      .default(defaultAppToken)
      .meta({
        description: '`token_authentication` of the wire; it names the application and grants nothing',
      }),
    UNSAFE_GET: onOff.default('on').meta({
      description:
        'whether calls that carry a password or change state answer GET too, as older clients ask: never to a browser without the header `X-XSRF-TOKEN`; `off` leaves POST',
    }),
    CORS_ORIGINS: z
      .string()
      .transform(listOf)
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins like https://otra.example with commas between',
      )
      .optional()
      .meta({
        description:
          "other sites whose pages may call the wire, such as `https://otra.example`, with commas between; the shop's cookies are for its own site alone, so they call as strangers",
      }),
    RATE_LIMITS: onOff.default('on').meta({
      description:
        'limits on sign-in, recovery, coupons and the like, and refusals where more is asked than can be answered; `off` is for tests of other things and for measuring load',
    }),
    MAX_CONNECTIONS: wholeNumber(10, 100_000).default(4000).meta({
      description:
        'how many connections are open at once; idle ones make room for others, then the shop answers 503',
    }),
    MAX_UNSENT_MB: wholeNumber(1, 10_000, 'megabytes').default(64).meta({
      description:
        'how much of replies may wait for clients to read it; above it, the connections that hold most are closed',
    }),
    STALLED_CLIENT_SECONDS: wholeNumber(1, 600, 'seconds').default(30).meta({
      description: 'how long a client may read nothing of a reply that waits for it',
    }),
    CACHE_MB: wholeNumber(1, 100_000, 'megabytes').default(64).meta({
      description: 'how much memory cached replies and rendered pages may take, in each process',
    }),
    STOCK_LAG_SECONDS: wholeNumber(0, 60, 'seconds').default(1).meta({
      description:
        'how long a cached page may show a number of units that an order has moved, until it is rendered again; what sells out, comes back or changes its price shows at once; 0 for the number too',
    }),
  })
  .transform((given) => ({
    port: given.PORT,
    host: given.HOST,
    /** Without a slash at its end. */
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${given.PORT}`,
    trustProxy: proxiesOf(given.TRUST_PROXY),
    appToken: given.APP_TOKEN,
    unsafeGet: given.UNSAFE_GET === 'on',
    corsOrigins: given.CORS_ORIGINS ?? [],
    rateLimits: given.RATE_LIMITS === 'on',
    connections: {
      maxConnections: given.MAX_CONNECTIONS,
      maxUnsentBytes: given.MAX_UNSENT_MB * megabyte,
      stalledMs: given.STALLED_CLIENT_SECONDS * 1000,
    },
    cacheBytes: given.CACHE_MB * megabyte,
    stockLagMs: given.STOCK_LAG_SECONDS * 1000,
  }))

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

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

/** None, so many of them, or those at these addresses and subnets. */
function proxiesOf(text: string): false | number | string[] {
  if (text === 'none') return false
  return /^[1-9]$/.test(text) ? Number(text) : listOf(text)
}
