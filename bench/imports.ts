import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabase } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedIfEmpty } from '#server/db/seed.ts'
import type { ImportTimes, StepTime } from './import-process.ts'
import type { Measurement } from './measure.ts'

const short = 10_000
const long = 100_000
const leastRows = 2000
const mostGrowth = 16

const mb = 1024 * 1024

/**
 * A file of 100,000 new products, checked and applied by a process of its own, beside one of 10,000: rows a second by the
 * clock and by the processors' time, and whether the longer one takes more memory. `databaseUrl` is an empty database.
 */
export async function measureImports(databaseUrl: string): Promise<Measurement[]> {
  await seed(databaseUrl)
  // The first one warms the database; its heap is what the second one is held against.
  const first = await imported(databaseUrl, 'C', short)
  const times = await imported(databaseUrl, 'L', long)
  const rate = long / times.apply.wall
  const growth = (times.heap - first.heap) / mb
  return [
    { name: `a file of ${long} rows: checked`, value: long / times.check.wall, unit: 'rows/s' },
    {
      ...{ name: `a file of ${long} rows: applied`, value: rate, unit: 'rows/s' },
      ...{ goal: `≥ ${leastRows} rows/s`, met: rate >= leastRows },
    },
    ...byProcessor(times.apply),
    {
      ...{ name: `a file of ${long} rows: heap beside that of ${short}`, value: growth, unit: 'MB' },
      ...{ goal: `≤ ${mostGrowth} MB`, met: growth <= mostGrowth },
    },
    { name: `a file of ${long} rows: most memory of the process`, value: times.resident / mb, unit: 'MB' },
  ]
}

/** Nothing where the system does not say what the database took. */
const byProcessor = ({ own, server }: StepTime): Measurement[] =>
  Number.isNaN(server)
    ? []
    : [
        { name: 'rows of it a second of processor, in the process', value: long / own, unit: 'rows/s' },
        { name: 'rows of it a second of processor, in PostgreSQL', value: long / server, unit: 'rows/s' },
      ]

/** A shop with the demonstration's branches, brands and products. */
async function seed(databaseUrl: string): Promise<void> {
  const database = createDatabase(databaseUrl)
  await migrate(database)
  await seedIfEmpty(database, { demo: true })
  await database.close()
}

async function imported(databaseUrl: string, code: string, rows: number): Promise<ImportTimes> {
  const script = join(import.meta.dirname, 'import-process.ts')
  const given = ['--database', databaseUrl, '--code', code, '--rows', String(rows)]
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...given])
  return JSON.parse(stdout) as ImportTimes
}
