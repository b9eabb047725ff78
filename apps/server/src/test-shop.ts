import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { composeApp } from './compose.ts'
import { type Config, parseConfig } from './config.ts'
import { createTestDatabase, type TestDatabase } from './db/test-database.ts'

export interface TestShop {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  close(): Promise<void>
}

/** The whole server over a seeded database of its own, to be spoken to through `inject`. */
export async function openTestShop(): Promise<TestShop> {
  const database = await createTestDatabase({ seeded: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-shop-'))
  const parsed = parseConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const app = await composeApp({ config: parsed.config, database, pages: false, work: false })
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
