import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { drizzleNode } from '../lib/server-node.mjs'
import { begin, endAll, findPrograms, freePort, lastWords, type Program } from './programs.ts'
import { query, startBalancer, startPooler, startPrimary, startReplica, whenAnswered } from './servers.ts'

const token = 'token_authentication=huella-tienda-web'
const say = (line: string) => void process.stdout.write(`${line}\n`)

type Shop = { program: Program; url: string }

const root = await mkdtemp(join(tmpdir(), 'huella-cluster-'))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)))
try {
  await show()
  say('All of it works')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? causesOf(error) : error}\n${lastWords()}`)
  process.exitCode = 1
} finally {
  await endAll()
  await rm(root, { recursive: true, force: true })
}

function causesOf(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${causesOf(error.cause)}` : error.message
}

async function show(): Promise<void> {
  const programs = findPrograms()
  const primary = await startPrimary(root, programs)
  const replica = await startReplica(root, programs, primary)
  const [{ version } = { version: '' }] = await query<{ version: string }>(
    primary.url,
    "SELECT current_setting('server_version') AS version",
  )
  say(`A primary and a copy of PostgreSQL ${version}`)

  const ports = [await freePort(), await freePort()]
  const databases = [primary.port, replica.port]
  const balancer = await startBalancer(root, programs, { shops: ports, databases })
  const pooler = await startPooler(root, programs, balancer.databasePort)
  const environment = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: balancer.databaseUrl,
    DATABASE_READ_URL: replica.url,
    // Debian 12 has PgBouncer 1.18.
    PREPARED_STATEMENTS: 'off',
    DATA_DIR: join(root, 'data'),
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
  }
  const shops = ports.map((port) => startShop(port, environment))
  for (const { program, url } of shops) await whenOpen(program, url)
  say('Two shops are ready')

  await showPooler(pooler.url, primary.url)
  const slug = await showReplica(shops, replica.url, primary.url)
  await showWrite(shops, primary.url, slug, 7_654_321)
  await showLists(shops, primary.url)
  await showKilledPooler(shops, pooler)
  await showWrite(shops, primary.url, slug, 7_765_432)
  const front = `http://127.0.0.1:${balancer.shopPort}`
  const [killed, other] = shops
  await killed?.program.kill()
  const statuses = await Promise.all(
    Array.from({ length: 50 }, () => fetch(front).then(({ status }) => status)),
  )
  if (statuses.some((status) => status !== 200)) throw new Error(`The balancer's shoppers saw ${statuses}.`)
  say('Fifty shoppers of the balancer saw nothing of a shop that was killed')

  await primary.program.kill()
  await query(replica.url, 'SELECT pg_promote()')
  const since = performance.now()
  if (!other) throw new Error('There is no second shop.')
  await whenAnswered(() => query(balancer.databaseUrl, 'UPDATE products SET price = price WHERE false'))
  await showWrite([other], replica.url, slug, 8_765_432)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  say(`The other shop was not started anew, and goes on with the copy as its database after ${seconds} s`)
}

function startShop(port: number, environment: Record<string, string>): Shop {
  const env = { ...environment, PORT: String(port), PUBLIC_URL: 'http://localhost:3000' }
  const program = begin(`shop at ${port}`, [process.execPath, ...drizzleNode, 'apps/server/src/main.ts'], {
    env,
  })
  return { program, url: `http://127.0.0.1:${port}` }
}

/** The first may have a demonstration to put into the database. */
async function whenOpen({ output, ended }: Program, url: string): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const isOpen = async () => {
    while (!isOver) {
      const reply = await fetch(`${url}/ready`).catch(() => undefined)
      if (reply?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const died = ended.then(() => Promise.reject(new Error(`A shop did not open:\n${output.join('')}`)))
  await Promise.race([isOpen(), died])
}

async function productAt(url: string, slug: string): Promise<string> {
  const reply = await fetch(`${url}/api/ver-producto?${token}&urlamigable_producto=${slug}`)
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`)
  return text
}

/** As many shoppers as there are connections of the pools share few of the database. */
async function showPooler(poolerUrl: string, databaseUrl: string): Promise<void> {
  const pools = await query<{ database: string; cl_active: number; sv_idle: number; sv_used: number }>(
    poolerUrl.replace(/huella$/, 'pgbouncer'),
    'SHOW POOLS',
  )
  const held = pools.find(({ database }) => database === 'huella')
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    databaseUrl,
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = 'huella'",
  )
  if (!held || Number(held.cl_active) === 0) throw new Error('Nobody goes through the pooler.')
  say(`${held.cl_active} connections go through the pooler; the database has ${count} with those that listen`)
}

/** What everybody reads comes from the copy. */
async function showReplica(shops: readonly Shop[], replicaUrl: string, primaryUrl: string): Promise<string> {
  const [{ slug } = { slug: '' }] = await query<{ slug: string }>(
    primaryUrl,
    `SELECT slug FROM products p WHERE active AND compare_at_price IS NULL
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY id LIMIT 1`,
  )
  for (const { url } of shops) await productAt(url, slug)
  const readers = await query<{ query: string }>(
    replicaUrl,
    "SELECT query FROM pg_stat_activity WHERE datname = 'huella' AND query ILIKE '%products%' AND pid <> pg_backend_pid()",
  )
  if (readers.length === 0) throw new Error('Nothing of the catalogue was read from the copy.')
  say(`${readers.length} connections have read products from the copy`)
  return slug
}

/** A pooler that dies is told of by each shop, which nobody starts anew once there is one again. */
async function showKilledPooler(
  shops: readonly Shop[],
  pooler: Awaited<ReturnType<typeof startPooler>>,
): Promise<void> {
  const isReady = async ({ url }: Shop) => (await fetch(`${url}/ready`)).ok
  const all = (isSo: boolean) =>
    whenAnswered(async () => {
      const ready = await Promise.all(shops.map(isReady))
      if (ready.some((each) => each !== isSo)) throw new Error(`The shops are ready: ${ready}`)
    })
  await pooler.program.kill()
  await all(false)
  pooler.restart()
  const since = performance.now()
  await all(true)
  const ms = Math.round(performance.now() - since)
  say(`Both shops said that they are not ready without a pooler, and are again ${ms} ms after it is there`)
}

/** A price that is written shows in every shop within a second, whichever database it reads. */
async function showWrite(
  shops: readonly Shop[],
  databaseUrl: string,
  slug: string,
  price: number,
): Promise<void> {
  await query(databaseUrl, 'UPDATE products SET price = $1 WHERE slug = $2', [price, slug])
  const since = performance.now()
  await Promise.all(
    shops.map(({ url }) =>
      whenAnswered(async () => {
        const seen = await productAt(url, slug)
        if (!seen.includes(String(price))) throw new Error(`${url} does not show ${price}:\n${seen}`)
      }),
    ),
  )
  say(
    `A price shows in ${shops.length === 1 ? 'the shop' : 'both shops'} after ${Math.round(performance.now() - since)} ms`,
  )
}

/** The highest price of a list that nobody asked for before. */
async function highestPrice(url: string, least: number): Promise<number> {
  const reply = await fetch(`${url}/api/listar-productos?${token}&limit=4&filter_price=${least}-999999999`)
  const list = (await reply.json()) as { filtros: { precio: { max: number } } }
  return list.filtros.precio.max
}

/** Lists count over what was committed after later transactions that they have seen already. */
async function showLists(shops: readonly Shop[], databaseUrl: string): Promise<void> {
  const late = new pg.Client({ connectionString: databaseUrl })
  await late.connect()
  // Bounds are rounded to what is easily read.
  const price = 88_000_000
  const product = (place: number) =>
    `(SELECT id FROM products WHERE active ORDER BY id DESC OFFSET ${place} LIMIT 1)`
  try {
    await late.query('BEGIN')
    await late.query(`UPDATE products SET price = ${price}, compare_at_price = NULL WHERE id = ${product(1)}`)
    for (let least = 1; least <= 10; least += 1) {
      await query(
        databaseUrl,
        `UPDATE products SET price = ${10_000_000 + least}, compare_at_price = NULL WHERE id = ${product(2)}`,
      )
      // A copy has it by then.
      await new Promise((resolve) => setTimeout(resolve, 100))
      for (const { url } of shops) await highestPrice(url, least)
    }
    await late.query('COMMIT')
  } finally {
    await late.end()
  }
  for (const { url } of shops)
    await whenAnswered(async () => {
      const seen = await highestPrice(url, 11)
      if (seen !== price) throw new Error(`The lists of ${url} go up to ${seen}, not to ${price}.`)
    })
  say('Lists count over a price whose transaction was the first to begin and the last to end')
}
