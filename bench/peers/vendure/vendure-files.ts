import { endsWithBench } from '../peer-process.ts'

/** With the plugins of its own starter, in their settings there; what is asked for is awaited by transfer. */
const config = `
const {
  DefaultJobQueuePlugin, DefaultLogger, DefaultSchedulerPlugin, DefaultSearchPlugin, LanguageCode, LogLevel,
  dummyPaymentHandler,
} = require('@vendure/core')
const secret = process.env.PEER_SECRET
module.exports.config = {
  apiOptions: {
    hostname: '127.0.0.1', port: Number(process.env.PORT), shopApiPath: 'shop-api', adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: secret },
    cookieOptions: { secret },
  },
  dbConnectionOptions: {
    type: 'postgres', url: process.env.DATABASE_URL, synchronize: process.env.PEER_BEGINS === 'yes', logging: false,
  },
  defaultLanguageCode: LanguageCode.es,
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
}
`

/** Makes the schema, and all that its own populator makes. */
const begin = `
const { readFileSync } = require('node:fs')
const { Populator, bootstrap } = require('@vendure/core')
const { config } = require('./config.cjs')
async function begin() {
  const app = await bootstrap(config)
  const initial = JSON.parse(readFileSync('initial.json', 'utf8'))
  await app.get(Populator).populateInitialData(initial)
  await app.get(Populator).populateCollections(initial)
  await app.close()
}
begin().then(() => process.exit(0), (error) => { console.error(error); process.exit(1) })
`

/** Fills the search's index by the job that its back office starts for that. */
const index = `
const { RequestContextService, SearchService, TransactionalConnection, bootstrapWorker } = require('@vendure/core')
const { config } = require('./config.cjs')
async function index() {
  const worker = await bootstrapWorker(config)
  await worker.startJobQueue()
  const { app } = worker
  const job = await app.get(SearchService).reindex(await app.get(RequestContextService).create({ apiType: 'admin' }))
  const connection = app.get(TransactionalConnection).rawConnection
  for (;;) {
    const [{ state, error }] = await connection.query('select state, error from job_record where id = $1', [job.id])
    if (state === 'COMPLETED') return
    if (state === 'FAILED') throw new Error(error)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
index().then(() => process.exit(0), (error) => { console.error(error); process.exit(1) })
`

const server = `
const { bootstrap } = require('@vendure/core')
const { config } = require('./config.cjs')
bootstrap(config).catch((error) => { console.error(error); process.exit(1) })
`

const worker = `
const { bootstrapWorker } = require('@vendure/core')
const { config } = require('./config.cjs')
bootstrapWorker(config).then((worker) => worker.startJobQueue()).catch((error) => { console.error(error); process.exit(1) })
`

export const vendureFiles = {
  ...endsWithBench,
  'config.cjs': config,
  'begin.cjs': begin,
  'index.cjs': index,
  'server.cjs': server,
  'worker.cjs': worker,
}
