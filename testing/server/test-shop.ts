import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeApp } from '#server/compose.ts'
import { type Config, parseConfig } from '#server/config.ts'
import type { Passwords } from '#server/customers/passwords/passwords.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { testPasswords } from './test-passwords.ts'

export type TestShop = {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  close(): Promise<void>
}

/**
 * The whole server, to be spoken to through `inject`, over the database given or a seeded one of its own;
 * closing it drops that database. With `pages` the built storefront is served too. What it logs goes line
 * by line to `log`.
 */
export async function openTestShop({
  database: given,
  pages = false,
  answers = true,
  log,
  environment = {},
  passwords = testPasswords,
}: {
  database?: TestDatabase
  pages?: boolean
  answers?: boolean
  log?: (line: string) => void
  environment?: NodeJS.ProcessEnv
  passwords?: Passwords
} = {}): Promise<TestShop> {
  const database = given ?? (await createTestDatabase({ seeded: true }))
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-shop-'))
  const parsed = parseConfig({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: log ? 'debug' : 'silent',
    RATE_LIMITS: 'off',
    // A test asks at once for what it has changed.
    STOCK_LAG_SECONDS: '0',
    ...environment,
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const app = await composeApp({
    config: parsed.config,
    database,
    pages,
    answers,
    work: false,
    passwords,
    ...(log && { logStream: { write: log } }),
  })
  return {
    app,
    config: parsed.config,
    database,
    async close() {
      await app.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
