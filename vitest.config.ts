import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { drizzleNode } from './scripts/lib/server-node.mjs'
import { LongestFirst } from './testing/longest-first.ts'
import { patienceMs } from './testing/patience.ts'

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
