import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './build-if-changed.mjs'
import { runChecks } from './checks.mjs'
import { prepare } from './install.mjs'
import { main, say } from './project.mjs'
import { supervise } from './run.mjs'

/** Runs every check and every test, ends with a line of what passed and what failed, and with 1 where something did. */
export async function runTests(environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'huella-test-report-'))
  const report = join(folder, 'report.json')
  await main(async () => {
    let passed = 0
    let failed = 0
    try {
      const node = await prepare()
      const [broken] = await Promise.all([runChecks(node), buildIfChanged(node)])
      failed += broken
      const code = await runVitest(node, report, environment)
      const counted = countTests(report)
      passed += counted.passed
      failed += counted.failed
      if (code !== 0 && failed === 0) failed += 1
      return failed > 0 || passed === 0 ? 1 : 0
    } catch (error) {
      failed += 1
      throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
      process.on('exit', () => say(`${passed} passed, ${failed} failed`))
    }
  })
}

function runVitest(node, report, environment) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)]
  return supervise(node, args, { env: { ...process.env, ...environment } })
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
