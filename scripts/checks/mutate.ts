import { join } from 'node:path'
import { startTestPostgres } from '#testing/database/test-server.ts'
import { breakOneByOne } from './mutations/break-one-by-one.ts'
import { copyTree } from './mutations/copy.ts'
import { mutations } from './mutations/mutations.ts'
import { isOfBrowser } from './mutations/run-tests.ts'

/**
 * Breaks the shop in a copy of its own, one mutation at a time, and wants the test that holds the statement red by an
 * assertion. Ends with 1 where one stays green or nothing can be told. Words that are given choose the mutations
 * whose file or test has one of them.
 */
const root = join(import.meta.dirname, '..', '..')
const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ file, test }) => words.length === 0 || words.some((word) => [file, ...test].join('\n').includes(word)),
)
if (chosen.length === 0) {
  process.stderr.write(`No mutation of the table has ${words.join(' or ')} in its file or its test.\n`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
const copy = copyTree(
  root,
  chosen.some(({ test: [file] }) => isOfBrowser(file)),
)
process.once('exit', copy.remove)
const postgres = await startTestPostgres()
try {
  const shared = { databaseUrl: postgres.url }
  const isSound = await breakOneByOne(copy.folder, shared, chosen, (line) =>
    process.stdout.write(`${line}\n`),
  )
  process.exitCode = isSound ? 0 : 1
} finally {
  await postgres.stop()
}
