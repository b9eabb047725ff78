import { findRunning, startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { type Config, parseConfig } from './config.ts'
import { createDatabase, type Database } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { StartError, unreachableDatabase } from './start-error.ts'

/**
 * Runs a command on the shop's database, whether the shop is open or not: the one that the settings name, else the
 * shop's own. Throws `StartError` where the settings are wrong or nothing answers.
 */
export async function onShopDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { config } = parsed
  const running = config.directDatabaseUrl ?? config.databaseUrl ?? findRunning(config.dataDir)
  if (running) return onDatabase(running, (database) => work(database, config))
  const embedded = await startEmbedded({ dataDir: config.dataDir })
  try {
    await onDatabase(embedded.url, (database) => work(database, config))
  } finally {
    await embedded.stop()
  }
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  // A command that needs a connection which broke fails by itself.
  const database = createDatabase(url, { onIdleError: () => undefined })
  try {
    await database.pool.query('SELECT 1').catch((error: unknown) => {
      throw unreachableDatabase(url, error)
    })
    await migrate(database)
    await work(database)
  } finally {
    await database.close()
  }
}
