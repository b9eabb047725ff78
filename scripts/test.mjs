import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from './lib/build-if-changed.mjs'
import { runChecks } from './lib/checks.mjs'
import { prepare } from './lib/install.mjs'
import { main, say } from './lib/project.mjs'
import { supervise } from './lib/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'huella-test-report-'))
const report = join(folder, 'report.json')

await main(async () => {
  let passed = 0
  let failed = 0
  try {
    const node = await prepare()
    failed += await runChecks(node)
    await buildIfChanged(node)
    const code = await runTests(node)
    const counted = countTests()
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

function runTests(node) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return supervise(node, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)])
}

/** A file that could not even be loaded has no tests to count, and counts as one that failed. */
function countTests() {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}
