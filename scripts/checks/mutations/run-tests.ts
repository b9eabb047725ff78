import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestReport } from './verdict.ts'

/** How long a test waits for what may never come, in seconds: a broken page would cost its whole patience. */
const patience = '40'

/** Whether a test of this file opens the built shop in a browser. */
export const isOfBrowser = (testFile: string) => testFile.startsWith('e2e/')

/** What all runs share: a PostgreSQL whose templates, of the unbroken shop, are made once. */
export type Shared = { databaseUrl: string }

/** Runs the tests of these names in the copy, alone. Undefined where vitest left no report. */
export async function runTests(
  folder: string,
  { databaseUrl }: Shared,
  files: readonly string[],
  names: readonly string[],
): Promise<TestReport | undefined> {
  const report = join(folder, 'mutations-report.json')
  rmSync(report, { force: true })
  const pattern = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const args = ['run', ...files, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  const environment = {
    TEST_PATIENCE: patience,
    TEST_DATABASE_URL: databaseUrl,
    TEST_DATABASE_PREFIX: 'huella_mutations_',
  }
  await run(folder, ['node_modules/vitest/vitest.mjs', ...args], environment)
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
}

/** Brings the build of the copy up to its sources; what it said where it could not be built. */
export async function build(folder: string): Promise<string | undefined> {
  const { code, output } = await run(folder, ['scripts/build.mjs'])
  return code === 0 ? undefined : output.trim()
}

function run(
  folder: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}
