import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createDatabase, type Database } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import type { TestServer } from './test-server.ts'

export type TestDatabase = Database & {
  /** The address of this database, for a shop in a process of its own. */
  url: string
  /** Closes the pool and removes the database, whoever is still connected to it. */
  drop(): Promise<void>
}

const templatesLock = 4_823_553

type Seeded = boolean | 'chile'

export type DatabaseOptions = {
  /** With the demonstration data, or with Chile alone; else the whole schema and no rows. */
  seeded?: Seeded
  /** Without a single table. */
  bare?: boolean
}

/** A database on the run's server, cloned from a template that the run makes once. */
export async function cloneDatabase(
  { url, prefix }: TestServer,
  { seeded = false, bare = false }: DatabaseOptions,
): Promise<TestDatabase> {
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await asAdministrator(url, async (client) => {
    const template = bare ? 'template1' : await ensureTemplate(client, url, prefix, seeded)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  })
  const database = createDatabase(urlOf(url, name))
  return {
    ...database,
    url: urlOf(url, name),
    async drop() {
      await database.close()
      await asAdministrator(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

/** Made under another name and renamed when finished, so that a template that exists is whole. */
async function ensureTemplate(
  client: pg.Client,
  url: string,
  prefix: string,
  seeded: Seeded,
): Promise<string> {
  const template = `${prefix}${seeded === 'chile' ? 'chile' : seeded ? 'seeded' : 'empty'}`
  await client.query('SELECT pg_advisory_lock($1)', [templatesLock])
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [template])
  if (found.rowCount === 0) {
    const unfinished = `${template}_unfinished`
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${unfinished}`)
    await fill(urlOf(url, unfinished), seeded)
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
  }
  await client.query('SELECT pg_advisory_unlock($1)', [templatesLock])
  return template
}

async function fill(url: string, seeded: Seeded): Promise<void> {
  const database = createDatabase(url)
  try {
    await migrate(database)
    if (seeded) {
      const { seedIfEmpty } = await import('#server/db/seed.ts')
      await seedIfEmpty(database, { demo: seeded === true })
    }
    await database.pool.query('VACUUM ANALYZE')
  } finally {
    await database.close()
  }
}

async function asAdministrator<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
