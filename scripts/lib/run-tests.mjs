import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildForTests } from './build-if-changed.mjs'
import { runChecks } from './checks.mjs'
import { prepare } from './install.mjs'
import { main, say } from './project.mjs'
import { supervise } from './run.mjs'
import { compileCache } from './server-node.mjs'
import { openTestPostgres } from './test-postgres.mjs'

/**
 * Runs every check and every test, ends with a line of what passed and what failed, and with 1 where something did. Returns
 * whether it was asked to end before.
 */
export async function runTests(environment = {}) {
  const isProof = (environment.PROOF ?? process.env.PROOF) === 'full'
  let isStopped = false
  const onStop = () => {
    isStopped = true
  }
  const folder = mkdtempSync(join(tmpdir(), 'huella-test-report-'))
  await main(async () => {
    let passed = 0
    let failed = 0
    try {
      const node = await prepare()
      const [broken] = await Promise.all([runChecks(node), buildForTests(node)])
      failed += broken
      const postgres = await openTestPostgres(node)
      const runCrowd = async (crowd, index) => {
        const report = join(folder, `${index}.json`)
        const env = { ...compileCache, ...process.env, ...postgres.environment, ...environment }
        const code = await runVitest(node, report, { env, onStop }, crowd)
        return { code, ...countTests(report) }
      }
      const ended = isProof
        ? inTurn(crowds(), runCrowd, () => isStopped)
        : Promise.all(crowds().map(runCrowd))
      for (const counted of await ended.finally(postgres.stop)) {
        passed += counted.passed
        failed += counted.failed
        if (counted.code !== 0 && counted.failed === 0) failed += 1
      }
      return failed > 0 || passed === 0 ? 1 : 0
    } catch (error) {
      failed += 1
      throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
      process.on('exit', () => say(`${passed} passed, ${failed} failed`))
    }
  })
  return isStopped
}

/**
 * The runs of the tests: at the same time, and in the proof one after the other. Browser tests spend much of their time
 * waiting, so the others take what these leave of the processors, at a lower priority that keeps no page waiting. Many of
 * the others wait for a database, a gateway or a process: four at once fill two processors once the browser's have ended.
 * Files that are named on the command line are one run.
 */
function crowds() {
  if (process.argv.length > 2) return [{ args: process.argv.slice(2), niceness: 0 }]
  return [
    { args: ['--project', 'e2e'], niceness: 0 },
    { args: ['--project', '!e2e', '--maxWorkers', '4'], niceness: 15 },
  ]
}

/** Whole counts of kills and of connections want more of the processors than the browser's tests leave. */
async function inTurn(crowds, runCrowd, isStopped) {
  const ended = []
  for (const [index, crowd] of crowds.entries()) {
    if (isStopped()) break
    ended.push(await runCrowd(crowd, index))
  }
  return ended
}

function runVitest(node, report, options, { args, niceness }) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
  return supervise(node, vitest, { ...options, niceness })
}

/** A file that could not even be loaded has no tests to count, and counts as one that failed. */
function countTests(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
