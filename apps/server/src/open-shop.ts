import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { createDatabase, type Database } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { openReplicas } from './db/replicas.ts'
import type { OpenThings } from './shutdown.ts'
import { cannotListen, unreachableDatabase } from './start-error.ts'

const closingMs = 10_000

type Opening = {
  config: Config
  databaseUrl: string
  /** Takes what is opened, to be closed with the process. */
  things: Pick<OpenThings, 'add'>
  /** Says what there is to know of the shop, a line at a time. */
  say(line: string): void
  complain(line: string): void
  /** Whether the process has been asked to end meanwhile. */
  isStopping(): boolean
}

/** Opens the shop in this process; undefined where it is to end before. Throws `StartError` where it cannot open. */
export async function openShop(opening: Opening): Promise<FastifyInstance | undefined> {
  const { config, things, say, isStopping } = opening
  const database = await openDatabase(opening)
  if (isStopping()) return undefined
  await fillDatabase(database.url, opening)
  if (isStopping()) return undefined
  const { composeApp } = await import('./compose.ts')
  const { work } = config
  const replicas = openCopies(opening, database)
  const app = await composeApp({
    config,
    database,
    replicas,
    answers: work !== 'only',
    work: work !== 'off',
    counts: true,
  })
  things.add('the shop', closingMs, () => app.close())
  if (isStopping()) return undefined
  const address = await listen(app, config)
  const elsewhere = config.publicUrl === address ? '' : ` (for shoppers ${config.publicUrl})`
  say(`Huella is open at ${address}${elsewhere}`)
  if (work === 'only') say('It does jobs alone: others answer')
  if (work === 'off') say('It answers alone: no job is done until a process with WORK=on or only does them')
  if (!config.webpay) say('No cards are taken: WEBPAY_URL names no gateway')
  if (!config.chilexpress)
    say('No courier is asked: CHILEXPRESS_URL names none, and the shop’s own rates stand')
  if (!config.smtpUrl) say('No mail is sent: SMTP_URL names no mail server, and mails wait until it does')
  return app
}

/** Whoever cannot reach a copy reads the database: the shop opens without. */
function openCopies({ config, things, complain, isStopping }: Opening, database: Database) {
  const { readUrls, directDatabaseUrl, databaseWaitMs: waitMs, poolSize: max } = config
  if (readUrls.length === 0) return undefined
  const onIdleError = reportingUnless(isStopping, complain)
  const copies = readUrls.map((url) =>
    createDatabase(url, {
      ...{ onIdleError, waitMs, max, prepares: config.preparesStatements, isCopy: true },
      // Where one is behind a pooler, so may the other be.
      ...(directDatabaseUrl && { pooledUrl: url }),
    }),
  )
  const replicas = openReplicas({ database, copies, report: onIdleError })
  things.add('the connections to copies of the database', closingMs, () => replicas.close())
  return replicas
}

async function openDatabase({ config, databaseUrl, things, complain, isStopping }: Opening) {
  const waitMs = config.databaseWaitMs
  const onIdleError = reportingUnless(isStopping, complain)
  const { directDatabaseUrl: directUrl, preparesStatements: prepares, poolSize: max } = config
  const database = createDatabase(directUrl ?? databaseUrl, {
    ...{ onIdleError, waitMs, prepares, max },
    ...(directUrl && { pooledUrl: databaseUrl }),
  })
  things.add('the database connections', closingMs, () => database.close())
  try {
    await database.pool.query('SELECT 1')
  } catch (error) {
    throw unreachableDatabase(databaseUrl, error)
  }
  return database
}

/** While the shop closes, the database ends connections that are about to be closed anyway. */
const reportingUnless =
  (isStopping: () => boolean, complain: Opening['complain']) =>
  (error: Error): void => {
    if (!isStopping()) complain(`A database connection broke: ${error.message}`)
  }

/** Over connections of its own, whose statements may take their time. */
async function fillDatabase(
  url: string,
  { config: { demo }, say, complain, isStopping }: Opening,
): Promise<void> {
  const database = createDatabase(url, { onIdleError: reportingUnless(isStopping, complain) })
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
export async function offerDesk(
  databaseUrl: string,
  { publicUrl, dataDir, directDatabaseUrl }: Config,
  say: (line: string) => void,
): Promise<void> {
  const { firstOwnerHours, inviteFirstOwner } = await import('./staff/accounts/first-owner.service.ts')
  const { handOverLink } = await import('./staff/accounts/first-owner-link.ts')
  // Statements have names there, which a pooler may not keep.
  const database = createDatabase(directDatabaseUrl ?? databaseUrl, { max: 1 })
  const token = await inviteFirstOwner(database).finally(() => database.close())
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
