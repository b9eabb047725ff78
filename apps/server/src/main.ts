import type { FastifyInstance } from 'fastify'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { type Config, parseConfig } from './config.ts'
import { createDatabase, type Database } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { openThings } from './shutdown.ts'
import { cannotListen, StartError, sentenceOf, unreachableDatabase } from './start-error.ts'

const closingMs = 10_000
const databaseClosingMs = 130_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const things = openThings(complain)
let stopAsked: number | undefined

async function openDatabase(config: Config): Promise<Database> {
  const url = config.databaseUrl ?? (await openEmbedded(config))
  const waitMs = config.databaseWaitMs
  const database = createDatabase(url, { onIdleError: reportBrokenConnection, waitMs })
  things.add('the database connections', closingMs, () => database.close())
  try {
    await database.pool.query('SELECT 1')
  } catch (error) {
    throw unreachableDatabase(url, error)
  }
  return database
}

/** While the shop closes, the database ends connections that are about to be closed anyway. */
function reportBrokenConnection(error: Error): void {
  if (!stopAsked) complain(`A database connection broke: ${error.message}`)
}

async function openEmbedded(config: Config): Promise<string> {
  const embedded = await startEmbedded({ dataDir: config.dataDir, say, onLost: fail })
  things.add('the database', databaseClosingMs, () => embedded.stop())
  return embedded.url
}

/** Over connections of its own, whose statements may take their time. */
async function fillDatabase(url: string, { demo }: Config): Promise<void> {
  const database = createDatabase(url, { onIdleError: reportBrokenConnection })
  try {
    const applied = await migrate(database)
    if (applied.length > 0) say(`Brought the database's schema up to date (${applied.length} steps)`)
    const { holdsDemonstration, seedIfEmpty } = await import('./db/seed.ts')
    if (await seedIfEmpty(database, { demo }))
      say(`Put ${demo ? 'the demonstration shop' : 'Chile’s regions and comunas'} into the empty database`)
    if (!demo && (await holdsDemonstration(database)))
      say(
        'This database holds the demonstration already: name another in DATABASE_URL or DATA_DIR for an empty shop',
      )
  } finally {
    await database.close()
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw cannotListen(config.host, config.port, error)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  return `http://${everywhere ? 'localhost' : config.host}:${port}`
}

/** The way in for a shop that nobody keeps, without the terminal of the server. */
async function offerDesk(database: Database, { publicUrl, dataDir }: Config): Promise<void> {
  const { firstOwnerHours, inviteFirstOwner } = await import('./staff/accounts/first-owner.service.ts')
  const { handOverLink } = await import('./staff/accounts/first-owner-link.ts')
  const token = await inviteFirstOwner(database)
  const link = token && `${publicUrl}/desk/primera-cuenta#${token}`
  try {
    const isTerminal = process.stdout.isTTY === true
    const told = await handOverLink(link, { folder: dataDir, isTerminal, hours: firstOwnerHours })
    if (told) say(told)
  } catch {
    // No file can be written: whoever keeps the server has a command.
    say('Nobody keeps this shop yet: npm run staff -- add --email you@shop.example --name You --role owner')
  }
}

async function open(): Promise<void> {
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { config } = parsed
  if (config.tracing) {
    const { openTracing } = await import('./observing/open-tracing.ts')
    const tracing = openTracing(config.tracing)
    things.add('the traces', closingMs, () => tracing.close())
  }
  const database = await openDatabase(config)
  if (stopAsked) return
  await fillDatabase(database.url, config)
  if (stopAsked) return
  const { composeApp } = await import('./compose.ts')
  const app = await composeApp({ config, database })
  things.add('the shop', closingMs, () => app.close())
  if (stopAsked) return
  const address = await listen(app, config)
  const elsewhere = config.publicUrl === address ? '' : ` (for shoppers ${config.publicUrl})`
  say(`Huella is open at ${address}${elsewhere}`)
  if (!config.webpay) say('No cards are taken: WEBPAY_URL names no gateway')
  if (!config.chilexpress)
    say('No courier is asked: CHILEXPRESS_URL names none, and the shop’s own rates stand')
  if (!config.smtpUrl) say('No mail is sent: SMTP_URL names no mail server, and mails wait until it does')
  await offerDesk(database, config)
}

/** Ends in order. What is still being opened is waited for, so that nothing is left behind. */
async function stop(): Promise<void> {
  if (stopAsked) {
    if (Date.now() - stopAsked > closingMs) process.exit(1)
    return
  }
  stopAsked = Date.now()
  say('Closing')
  await opening
  await things.close()
  say('Closed; everything is kept')
  process.exit()
}

function fail(problem: string): void {
  complain(problem)
  process.exitCode = 1
  void stop()
}

// A terminal that was closed must not keep the shop from closing in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
process.on('uncaughtException', (error) =>
  fail(`Huella stops after an error: ${error.stack ?? error.message}`),
)

const opening = open().catch(async (error: unknown) => {
  complain(sentenceOf(error))
  await things.close()
  process.exit(1)
})
await opening
