import { prepare } from './lib/install.mjs'
import { main } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { runTests } from './lib/run-tests.mjs'

// Every kill, race and case of fuzz at its whole count, and every page checked in full in every look.
const isStopped = await runTests({ PROOF: 'full' })

// Then whether the tests would notice: each mutation of the table. Not where single files are asked for.
const isWhole = process.argv.length === 2
const soFar = process.exitCode ?? 0
if (isWhole && !isStopped)
  await main(async () => (await run(await prepare(), ['scripts/checks/mutate.ts'])) || soFar)
