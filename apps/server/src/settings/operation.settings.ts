import { z } from 'zod'
import { addressBy, isAddress, likeAddress, oneOf, onOff, secretOf, text, wholeNumber } from './fields.ts'

const postgres = ['postgres:', 'postgresql:']
const database = 'postgres://user:password@host:5432/database'

/**
 * `require`, as providers hand it out, says of whom the certificate has to be as little as `prefer` and `verify-ca`; the driver
 * asks for the name of the host as well, and warns of it with each start. It is written as what it means, unless the address
 * says otherwise itself (docs/decisions/0768).
 */
const verifying = (url: string) =>
  /[?&]uselibpqcompat=true\b/.test(url)
    ? url
    : url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

const databaseAddress = addressBy(postgres, database).transform(verifying)

/** Where the shop keeps its data, and what those who run it see. */
export const operationSettings = z
  .object({
    DATABASE_URL: databaseAddress
      .optional()
      .meta({ description: 'your PostgreSQL; without it the shop starts its own in `DATA_DIR`' }),
    DATABASE_DIRECT_URL: databaseAddress.optional().meta({
      otherwise: '`DATABASE_URL`',
      description:
        'the same database without a pooler before it, where `DATABASE_URL` leads to one (PgBouncer in transaction mode): what listens, the jobs and migrations go there',
    }),
    DATABASE_READ_URL: z
      .string()
      .transform((given) => given.split(',').map((each) => each.trim()))
      .refine(
        (urls) => urls.every((url) => isAddress(url, { schemes: postgres, example: database })),
        `must be addresses like ${likeAddress(database)}, with commas between`,
      )
      .transform((urls) => urls.map(verifying))
      .optional()
      .meta({
        description:
          'streaming copies of the database, with commas between: what everybody reads alike comes from one that has all that this process has heard of',
      }),
    PREPARED_STATEMENTS: onOff.default('on').meta({
      description:
        'whether statements are prepared under names, which saves the database much of its work; `off` for a pooler that does not keep them (PgBouncer before 1.21)',
    }),
    REDIS_URL: addressBy(['redis:', 'rediss:'], 'redis://user:password@host:6379').optional().meta({
      description:
        'a Redis or Valkey that counts limits and carries the chat between several processes; without it, and while it is away, the database counts',
    }),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 300, 'seconds').default(10).meta({
      description: 'how long a call waits for a connection, and then for each statement',
    }),
    DEMO: onOff.default('on').meta({
      description:
        "whether an empty database gets the demonstration shop; with `off` it gets Chile's regions, comunas, localities and vehicles alone, for a shop of your own. The first start decides",
    }),
    METRICS_TOKEN: secretOf(16).optional().meta({
      description: 'who reads `/metrics` shows it as a bearer token; without it nobody does',
    }),
    SLOW_STATEMENT_MS: wholeNumber(0, 60_000, 'milliseconds').default(500).meta({
      description: 'statements of the database that take so long are logged with their call; 0 for none',
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: addressBy(['http:', 'https:'], 'http://collector:4318').optional().meta({
      description:
        'a collector of OpenTelemetry (OTLP over HTTP) that the shop sends its traces to; without it nothing is traced',
    }),
    OTEL_SERVICE_NAME: text.default('huella').meta({ description: 'what the shop is called in traces' }),
    OTEL_TRACES_SAMPLER_ARG: text
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a number from 0 to 1')
      .default('1')
      .meta({
        description: 'which part of what is asked is traced, from 0 to 1',
      }),
    WEBHOOK_TARGETS: oneOf(['public', 'any']).default('public').meta({
      description:
        '`public`: webhooks reach https addresses of the internet alone; `any` lets them reach your own machine, for development',
    }),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').meta({
      description:
        'fatal, error, warn, info (a line for each request, with its id, call, status and time), debug, trace or silent',
    }),
    DATA_LAYER: oneOf(['remote', 'sample']).default('remote').meta({
      description:
        '`remote`, or `sample`: each visitor has the demonstration in the browser alone, and every page says so',
    }),
    // `npm run dev` sets it: the storefront is served from its sources, reloading as they change.
    HUELLA_DEV: oneOf(['0', '1']).default('0').meta({ internal: true }),
  })
  .refine((given) => given.DATABASE_URL !== undefined || given.DATABASE_DIRECT_URL === undefined, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  .transform((given) => ({
    databaseUrl: given.DATABASE_URL,
    readUrls: given.DATABASE_READ_URL ?? [],
    directDatabaseUrl: given.DATABASE_DIRECT_URL,
    preparesStatements: given.PREPARED_STATEMENTS === 'on',
    redisUrl: given.REDIS_URL,
    databaseWaitMs: given.DATABASE_TIMEOUT_SECONDS * 1000,
    demo: given.DEMO === 'on',
    metricsToken: given.METRICS_TOKEN,
    slowStatementMs: given.SLOW_STATEMENT_MS,
    tracing:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
            service: given.OTEL_SERVICE_NAME,
            ratio: Number(given.OTEL_TRACES_SAMPLER_ARG),
          },
    webhookTargets: given.WEBHOOK_TARGETS,
    logLevel: given.LOG_LEVEL,
    dataLayer: given.DATA_LAYER,
    development: given.HUELLA_DEV === '1',
  }))
