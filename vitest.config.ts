import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const globalSetup = ['testing/database/test-server.ts']

/** What takes a minute or more begins first, so that nothing else has to wait for it at the end. */
const LONGEST = [
  'e2e/pages',
  'e2e/payment',
  'e2e/checkout',
  'e2e/home',
  'e2e/vehicles',
  'e2e/account',
  'payments/killed-process',
  'payments/races',
  'proof/bad-input',
  'proof/access',
].map((name) => `/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          globalSetup,
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup,
          // Each file has a shop, a database and a browser of its own; two of them keep two processors busy.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
