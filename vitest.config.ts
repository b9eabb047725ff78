import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { drizzleNode } from './scripts/lib/server-node.mjs'
import { patienceMs } from './testing/patience.ts'

/**
 * What takes longest begins first, so that nothing else has to wait for it at the end: before all, what mostly waits
 * for clocks and processes, while others have the processors.
 */
const WAITING = ['chat/channel/delivery', 'src/embedded-postgres', 'src/point-in-time'].map(
  (name) => `/${name}.test.ts`,
)
const LONGEST = [
  'e2e/desk',
  'e2e/product',
  'e2e/chat',
  'e2e/desk-chat',
  'e2e/demo',
  'e2e/empty-shop',
  'e2e/pages',
  'e2e/frame',
  'e2e/vehicles',
  'e2e/payments',
  'e2e/desk-accounts',
  'e2e/account',
  'e2e/orders',
  'e2e/checkout',
  'e2e/lists',
  'e2e/processes',
  'e2e/consent',
  'e2e/cart',
  'e2e/guest-buys',
  'e2e/tasks',
  'e2e/addresses',
  'e2e/courier',
  'e2e/newsletter',
  'e2e/offline',
  'e2e/home',
  'e2e/budget',
  'e2e/desk-orders',
  'e2e/recent-searches',
  'e2e/pets',
  'e2e/menus',
  'e2e/quick-view',
  'conformance/access',
  'conformance/bad-input',
  'payments/failing-gateway',
  'payments/refunds',
  'contract-tests/remote',
  'conformance/roles',
  'payments/killed-process',
  'import/imports',
  'list/list-rows',
  'pages/pages',
  'contract-tests/both-layers',
  'db/shop-of-before',
  'mail/send-mail.service',
  'checkout/slow-database',
  'db/seed',
  'payments/races',
].map((name) => `/${name}.test.ts`)

const PROJECTS = ['e2e', 'server', 'layers', 'pure']

/**
 * One queue for the projects of a run, browser tests first: a worker goes on with what is next in it, and keeps its
 * modules and its browser as long as that is of the same project. `npm test` begins two runs, of browser tests and of all
 * others (decision 0286).
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (WAITING.some((name) => moduleId.endsWith(name))) return -1
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name))
      return PROJECTS.indexOf(project.name) * 100 + (place < 0 ? LONGEST.length : place)
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** What needs the run's PostgreSQL, and of it what also asks Vite what kind of build it is in. */
const withServer = ['apps/server/**/*.test.ts', 'apps/storefront/src/data/**/remote.test.ts']
const withBoth = ['apps/storefront/src/data/**/both-layers.test.ts']

const patient = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: patienceMs } } }

function project(name: string, more: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  // Files of a project share a process: loading the same modules for each took half of the time.
  return { test: { name, isolate: false, ...patient, ...more } }
}

/**
 * Node runs the sources as it runs the shop's: no text goes through Vite, and from it to the worker (decision 0471). What is
 * made of React, or asks Vite for its settings, stays with Vite.
 */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  test: {
    // Two processors: while one test waits for its browser or its database, another has something to do. With four at once
    // a browser's page stood still for minutes now and then.
    maxWorkers: 3,
    // What TypeScript becomes is kept in node_modules for the other run of `npm test` and for the next one.
    fsModuleCache: true,
    execArgv: [...drizzleNode],
    sequence: { sequencer: LongestFirst },
    projects: [
      project('pure', {
        include: ['{packages,apps,scripts,bench,testing}/**/*.test.{ts,tsx}'],
        exclude: [...withServer, ...withBoth],
      }),
      project('server', { ...byNode, include: withServer, globalSetup: ['testing/database/test-server.ts'] }),
      project('layers', { include: withBoth, globalSetup: ['testing/database/test-server.ts'] }),
      project('e2e', {
        ...byNode,
        include: ['e2e/**/*.test.ts'],
        globalSetup: ['testing/browser/shared-shop.ts'],
      }),
    ],
  },
})
