import { chownSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { type Binaries, findBinaries } from '#embedded-postgres/binaries.ts'
import { begin, findProgram, freePort, type Program } from '../../scripts/cluster/programs.ts'
import {
  folderFor,
  query,
  type Server,
  serving,
  startPooler,
  startPrimary,
  urlAt,
  whenAnswered,
} from '../../scripts/cluster/servers.ts'
import { openShopProcess } from '../browser/shop-process.ts'
import { openSellingShop, patienceMs } from './selling-shop.ts'
import { startTcpProxy } from './tcp-proxy.ts'

type Pooler = Pick<Awaited<ReturnType<typeof startPooler>>, 'program' | 'port' | 'restart'>

const pgbouncer = findProgram('pgbouncer')

/** By the name of each, how it is begun: a proxy that stands for a pooler, and PgBouncer where this machine has it. */
const poolers: Record<string, (root: string, binaries: Binaries, databasePort: number) => Promise<Pooler>> = {
  'a stand-in': startStandIn,
  ...(pgbouncer && {
    PgBouncer: (root, { postgres }, databasePort) => startPooler(root, { pgbouncer, postgres }, databasePort),
  }),
}
export const poolerNames = Object.keys(poolers)

/** What of a server's folder is of its own run. */
const ofItsRun = /^(?:pg_wal\/.+|postmaster\.(?:pid|opts))$/

/**
 * A shop of two processes behind a pooler and what leads to the primary of the moment, with a copy that has whatever was
 * acknowledged, and buyers who never pause. Each fault returns when the shop sells again; `end` compares what was
 * answered with what stands, and wants the shop's processes to be those that it began with.
 */
export async function openFailingDatabases(poolerName: string) {
  const root = await mkdtemp(join(tmpdir(), 'huella-failing-'))
  const ending: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })]
  const close = async () => {
    for (const end of ending.toReversed()) await end()
  }
  try {
    const binaries = findBinaries()
    const primary = await startPrimary(root, binaries)
    ending.push(() => primary.program.kill())
    const copy = await startCopy(root, binaries, primary)
    ending.push(() => copy.program.kill())
    await holdAcknowledgementsFor(primary)
    const balancer = await startTcpProxy(primary.port)
    ending.push(() => balancer.stop())
    const pooler = await poolers[poolerName]?.(root, binaries, balancer.port)
    if (!pooler) throw new Error(`There is no pooler of the name ${poolerName}.`)
    let running = pooler.program
    ending.push(() => running.kill())
    const shop = await openShopProcess({
      DATABASE_URL: urlAt(pooler.port),
      DATABASE_DIRECT_URL: urlAt(balancer.port),
      DATABASE_READ_URL: copy.url,
      // Debian 12 has PgBouncer 1.18.
      PREPARED_STATEMENTS: 'off',
      DATA_DIR: join(root, 'shop'),
      PROCESSES: '2',
      LOG_LEVEL: 'error',
    })
    ending.push(() => shop.stop())
    await shop.said(/^2 processes answer/)
    const processes = shop.processes()
    const selling = await openSellingShop(shop, () => urlAt(balancer.port))
    ending.push(() => selling.leave())

    return {
      /** It is killed, and stays away until buyers are turned away. */
      async killPooler(): Promise<void> {
        await running.kill()
        await selling.untilTurnedAway()
        running = pooler.restart()
        await selling.untilMore('the end of the pooler')
      },

      /** The primary is killed, and the copy takes its place once buyers are turned away. */
      async failOver(): Promise<void> {
        await primary.program.kill()
        await selling.untilTurnedAway()
        await query(copy.url, 'SELECT pg_promote()')
        balancer.moveTo(copy.port)
        await selling.untilMore('a failover')
      },

      async end(): Promise<void> {
        await selling.end()
        expect(shop.processes()).toEqual(processes)
      },

      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** From now on no order is acknowledged that is on one machine alone. */
async function holdAcknowledgementsFor({ url }: Server): Promise<void> {
  await query(url, "ALTER SYSTEM SET synchronous_standby_names = '*'")
  await query(url, 'SELECT pg_reload_conf()')
  const states = () => query(url, 'SELECT sync_state FROM pg_stat_replication')
  await expect.poll(states, { timeout: patienceMs }).toEqual([{ sync_state: 'sync' }])
}

/** A streaming copy by the functions that `pg_basebackup` calls, which the embedded PostgreSQL lacks. */
async function startCopy(root: string, { postgres }: Binaries, primary: Server): Promise<Server> {
  const { folder, identity } = await folderFor(root, 'copy', postgres)
  const source = join(root, 'primary', 'data')
  const data = join(folder, 'data')
  const { hostname, port, username, password } = new URL(primary.url)
  const backup = new pg.Client({ connectionString: primary.url })
  await backup.connect()
  try {
    await backup.query("SELECT pg_backup_start('copy', true)")
    await cp(source, data, { recursive: true, filter: (path) => !ofItsRun.test(relative(source, path)) })
    const { rows } = await backup.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()')
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await backup.end()
  }
  await writeFile(join(data, 'standby.signal'), '')
  const from = `host=${hostname} port=${port} user=${username} password=${password}`
  await writeFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`)
  if (identity.owner !== undefined)
    for (const name of ['.', ...(await readdir(data, { recursive: true }))])
      chownSync(join(data, name), identity.owner, identity.owner)
  const copyPort = await freePort()
  const program = begin('copy', serving(postgres, data, copyPort), { identity })
  await whenAnswered(() => query(urlAt(copyPort), 'SELECT 1'))
  return { program, port: copyPort, url: urlAt(copyPort) }
}

/** As much of a pooler as its end shows: all connections go with it, and others may come at the same port. */
async function startStandIn(_root: string, _binaries: Binaries, databasePort: number): Promise<Pooler> {
  const port = await freePort()
  const main = join(import.meta.dirname, 'tcp-proxy-main.ts')
  const restart = (): Program =>
    begin('stand-in', [process.execPath, main, String(databasePort), String(port)])
  const program = restart()
  await whenAnswered(() => query(urlAt(port), 'SELECT 1'))
  return { program, port, restart }
}
