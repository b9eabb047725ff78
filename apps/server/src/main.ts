import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { freePort } from '#embedded-postgres/access-file.ts'
import { startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { type Config, parseConfig, settingNames } from './config.ts'
import { offerDesk, openShop } from './open-shop.ts'
import { drainFor, drainToOthers } from './processes/drain.ts'
import { drainMessage, firstVariable, openParent, readyMessage } from './processes/parent.ts'
import { tellLastFigures } from './processes/shared-metrics.ts'
import { misnamedSettings } from './settings/misnamed.ts'
import { openThings } from './shutdown.ts'
import { StartError, sentenceOf } from './start-error.ts'

const closingMs = 10_000
const childrenClosingMs = 60_000
const databaseClosingMs = 130_000

/** One of several processes: what concerns all of them its parent says. */
const isChild = cluster.isWorker

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)
const sayHere = isChild && !process.env[firstVariable] ? () => undefined : say

const things = openThings(complain)
let stopAsked: number | undefined
let shop: { app: FastifyInstance; drainMs: number } | undefined
let renew: (() => Promise<boolean>) | undefined
const isStopping = () => stopAsked !== undefined

async function openEmbedded(config: Config): Promise<string> {
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    archive: config.archive,
    say,
    onLost: fail,
  })
  things.add('the database', databaseClosingMs, () => embedded.stop())
  return embedded.url
}

async function open(): Promise<void> {
  if (!isChild) for (const hint of misnamedSettings(process.env, settingNames)) complain(hint)
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { config } = parsed
  const databaseUrl = config.databaseUrl ?? (await openEmbedded(config))
  // A child is told the address of the database that its parent keeps.
  if (config.databaseUrl && config.archive && !isChild)
    complain(
      'WAL_ARCHIVE archives nothing: it is for the shop’s own PostgreSQL, and DATABASE_URL names another',
    )
  if (isStopping()) return
  // While it is developed the shop starts anew with each change, as one process.
  if (config.processes > 1 && cluster.isPrimary && !config.development)
    return openProcesses(config, databaseUrl)
  if (config.tracing) {
    const { openTracing } = await import('./observing/open-tracing.ts')
    const tracing = openTracing(config.tracing, complain)
    things.add('the traces', closingMs, () => tracing.close())
  }
  if (isChild) things.add('the figures', closingMs, tellLastFigures)
  const app = await openShop({ config, databaseUrl, things, say: sayHere, complain, isStopping })
  if (!app) return
  shop = { app, drainMs: config.drainMs }
  if (isChild) process.send?.(readyMessage)
  if (sayHere === say && config.work !== 'only') await offerDesk(databaseUrl, config, say)
}

async function openProcesses(
  { processes: count, port: wanted, drainMs }: Config,
  databaseUrl: string,
): Promise<void> {
  // Chosen by the first process, it would be forgotten where all of them end at once.
  const port = wanted === 0 ? await freePort(0) : wanted
  const parent = openParent({ count, port, databaseUrl, drainMs, report: complain })
  things.add('the processes of the shop', childrenClosingMs + drainMs, () => parent.close())
  await parent.open().catch((error: unknown) => {
    throw new StartError('The shop did not open: its first process says why above.', { cause: error })
  })
  renew = parent.renew
  if (!isStopping()) say(`${count} processes answer`)
}

/** Ends in order. What is still being opened is waited for, so that nothing is left behind. */
async function stop(drain?: (app: FastifyInstance) => Promise<void>): Promise<void> {
  if (stopAsked !== undefined) {
    if (Date.now() - stopAsked > closingMs + (shop?.drainMs ?? 0)) process.exit(1)
    return
  }
  stopAsked = Date.now()
  if (!isChild) say('Closing')
  await opening
  if (shop) await (drain ? drain(shop.app) : drainFor(shop.app, shop.drainMs))
  await things.close()
  if (!isChild) say('Closed; everything is kept')
  process.exit()
}

async function renewProcesses(): Promise<void> {
  if (!renew)
    return complain('There is nothing to renew: PROCESSES names one, or they are opening or closing')
  say('Renewing the processes')
  if (await renew()) say('All processes are new')
}

function fail(problem: string): void {
  complain(problem)
  process.exitCode = 1
  void stop()
}

// A terminal that was closed must not keep the shop from closing in order.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('SIGUSR2', () => void (isChild || renewProcesses()))
process.on('message', (message) => void (message === drainMessage && stop(drainToOthers)))
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
