import { join, resolve } from 'node:path'
import { z } from 'zod'
import { addressBy, oneOf, onOff, secretOf, text, wholeNumber } from './fields.ts'

/** Where the shop keeps its data, and what those who run it see. */
export const operationSettings = z
  .object({
    DATABASE_URL: addressBy(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')
      .optional()
      .meta({ description: 'your PostgreSQL; without it the shop starts its own in `DATA_DIR`' }),
    DATABASE_DIRECT_URL: addressBy(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/database',
    )
      .optional()
      .meta({
        otherwise: '`DATABASE_URL`',
        description:
          'the same database without a pooler before it: the chat listens there on a connection that has to stay its own',
      }),
    REDIS_URL: addressBy(['redis:', 'rediss:'], 'redis://user:password@host:6379').optional().meta({
      description:
        'a Redis or Valkey that carries the chat between several processes; without it the database does',
    }),
    DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 300, 'seconds').default(10).meta({
      description: 'how long a call waits for a connection, and then for each statement',
    }),
    DATA_DIR: text.default('.data').meta({ description: 'where the shop keeps its own PostgreSQL' }),
    MEDIA: text.optional().meta({
      otherwise: '`media` in `DATA_DIR`',
      description:
        'the folder of uploaded pictures, to be backed up with the database; several processes share one',
    }),
    DEMO: onOff.default('on').meta({
      description:
        "whether an empty database gets the demonstration shop; with `off` it gets Chile's regions, comunas, localities and vehicles alone, for a shop of your own. The first start decides",
    }),
    METRICS_TOKEN: secretOf(16).optional().meta({
      description: 'who reads `/metrics` shows it as a bearer token; without it nobody does',
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
  .transform((given) => ({
    databaseUrl: given.DATABASE_URL,
    directDatabaseUrl: given.DATABASE_DIRECT_URL,
    redisUrl: given.REDIS_URL,
    databaseWaitMs: given.DATABASE_TIMEOUT_SECONDS * 1000,
    dataDir: resolve(given.DATA_DIR),
    mediaDir: resolve(given.MEDIA ?? join(given.DATA_DIR, 'media')),
    demo: given.DEMO === 'on',
    metricsToken: given.METRICS_TOKEN,
    webhookTargets: given.WEBHOOK_TARGETS,
    logLevel: given.LOG_LEVEL,
    dataLayer: given.DATA_LAYER,
    development: given.HUELLA_DEV === '1',
  }))
