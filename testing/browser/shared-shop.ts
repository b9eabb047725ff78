import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { cloneDatabase } from '../database/clone-database.ts'
import startTestServer from '../database/test-server.ts'
import { prepareBrowser } from './browser.ts'
import { deskEnvironment } from './desk.ts'
import { openShopProcess } from './shop-process.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: it adds to the interface of vitest
  export interface ProvidedContext {
    sharedShop: { url: string; databaseUrl: string }
  }
}

/** Vitest's global setup of the browser tests: the browser, the run's PostgreSQL, and the shop that they share on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stopServer] = await Promise.all([startTestServer(project), prepareBrowser()])
  const database = await cloneDatabase(project.getProvidedContext().testServer, { seeded: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'huella-e2e-'))
  // Its desk has an owner, for those who read there or work on orders of their own.
  const shop = await openShopProcess({ ...deskEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir })
  project.provide('sharedShop', { url: shop.url, databaseUrl: database.url })
  return async () => {
    await shop.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    await stopServer()
  }
}
