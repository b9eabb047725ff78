import { findRunning, startEmbedded } from '#embedded-postgres/embedded-postgres.ts'
import { restoreMoment } from '#embedded-postgres/point-in-time.ts'
import { type Config, parseConfig } from './config.ts'
import { createDatabase, type Database } from './db/connection.ts'
import { migrate } from './db/migrate.ts'
import { StartError, unreachableDatabase } from './start-error.ts'

/**
 * Runs a command on the shop's database, whether the shop is open or not: the one that the settings name, else the
 * shop's own. Throws `StartError` where the settings are wrong or nothing answers.
 */
export const onShopDatabase = (work: (database: Database, config: Config) => Promise<void>): Promise<void> =>
  onDatabaseAsItIs(async (url, config) => {
    // A command that needs a connection which broke fails by itself.
    const database = createDatabase(url, { onIdleError: () => undefined })
    try {
      await migrate(database)
      await work(database, config)
    } finally {
      await database.close()
    }
  })

/** As `onShopDatabase`, of whatever schema the database is, and by its address. */
export async function onDatabaseAsItIs(
  work: (url: string, config: Config) => Promise<void>,
  /** A database that was just restored has no archive yet. */
  { archives = true }: { archives?: boolean } = {},
): Promise<void> {
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { config } = parsed
  const running = config.directDatabaseUrl ?? config.databaseUrl ?? findRunning(config.dataDir)
  if (running) return whereReached(running, config, work)
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    archive: archives ? config.archive : undefined,
  })
  try {
    await whereReached(embedded.url, config, work)
  } finally {
    await embedded.stop()
  }
}

async function whereReached(
  url: string,
  config: Config,
  work: (url: string, config: Config) => Promise<void>,
): Promise<void> {
  const database = createDatabase(url, { onIdleError: () => undefined })
  try {
    await database.pool.query('SELECT 1')
  } catch (error) {
    throw unreachableDatabase(url, error)
  } finally {
    await database.close()
  }
  await work(url, config)
}

/**
 * Makes the shop's own database anew, in the folder of the settings that has none, as it was at a moment; at the last that
 * was archived where none is named.
 */
export async function restoreOwnDatabase(until: Date | undefined): Promise<void> {
  const parsed = parseConfig(process.env)
  if (!parsed.ok) throw new StartError(parsed.problems.join('\n'))
  const { archive, databaseUrl, dataDir } = parsed.config
  if (databaseUrl)
    throw new StartError('DATABASE_URL names another PostgreSQL, which has moments of its own: unset it.')
  if (!archive) throw new StartError('WAL_ARCHIVE names no archive to restore a moment from.')
  await restoreMoment({ folder: archive.folder, dataDir, until })
}
