import pg from 'pg'
import type { EmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { createDatabase } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedIfEmpty } from '#server/db/seed.ts'

/** Another database on the same server, empty: what had its name is gone. Its address. */
export async function emptyDatabase(postgres: EmbeddedPostgres, name: string): Promise<string> {
  await administer(postgres, [`drop database if exists ${name} with (force)`, `create database ${name}`])
  return postgres.urlOf(name)
}

/** While one is filled nothing has to outlive a crash: a filling that is cut off is begun anew. */
const careless = [
  'fsync = off',
  'full_page_writes = off',
  'autovacuum = off',
  `max_wal_size = '16GB'`,
  `checkpoint_timeout = '30min'`,
]
const reload = 'select pg_reload_conf()'

/** The server waits for the disk again, also where a filling before was killed. */
export const makeCareful = (postgres: EmbeddedPostgres) =>
  administer(postgres, ['alter system reset all', reload])

/**
 * The address of the database `name`, which has the demonstration and what `grow` adds to it. One that a run before has
 * filled is brought to the schema of today and taken as it is; one whose filling was cut off is begun anew.
 */
export async function filledDatabase(
  postgres: EmbeddedPostgres,
  name: string,
  grow: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  const databaseUrl = await reusedDatabase(postgres, name, async (begun) => {
    await prepare(begun)
    await administer(postgres, [...careless.map((setting) => `alter system set ${setting}`), reload])
    try {
      await grow(begun)
    } finally {
      await makeCareful(postgres)
    }
  })
  await prepare(databaseUrl)
  return databaseUrl
}

/** The address of the database `name`: one that a run before has filled, or a new one once `fill` has done so. */
export async function reusedDatabase(
  postgres: EmbeddedPostgres,
  name: string,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<string> {
  if (!(await exists(postgres, name))) {
    const begun = `${name}_begun`
    await fill(await emptyDatabase(postgres, begun))
    await administer(postgres, ['checkpoint', `alter database ${begun} rename to ${name}`])
  }
  return postgres.urlOf(name)
}

async function prepare(databaseUrl: string): Promise<void> {
  const database = createDatabase(databaseUrl)
  try {
    await migrate(database)
    await seedIfEmpty(database, { demo: true })
  } finally {
    await database.close()
  }
}

async function exists(postgres: EmbeddedPostgres, name: string): Promise<boolean> {
  const [found] = await administer(postgres, [`select from pg_database where datname = '${name}'`])
  return found !== undefined && found.rowCount !== 0
}

async function administer(postgres: EmbeddedPostgres, statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client(postgres.url)
  await client.connect()
  try {
    const results: pg.QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}
