import { say } from './project.mjs'
import { capture } from './run.mjs'

// One checker takes half of the processor's time that TypeScript's usual four take, each of which finds the types anew.
// What it found stays beside the packages, so that the next time it looks at what has changed since, and at what that touches.
const kept = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']
const types = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', ...kept]

const checks = [
  { name: 'format and lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.', '--colors=off'] },
  { name: 'types', args: types },
  { name: 'imports', args: ['scripts/checks/check-imports.ts'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'translations', args: ['scripts/checks/check-translations.ts'] },
  { name: 'numbers of migrations', args: ['scripts/checks/check-migrations.ts'] },
  { name: 'wire document', args: ['scripts/checks/write-wire.ts'] },
  { name: 'table of settings', args: ['scripts/checks/write-settings.ts'] },
  { name: 'specification coverage', args: ['scripts/checks/specification-coverage.ts', '--check'] },
]

/** Runs every check at once, prints how each ended and what those that failed said, and counts those. */
export async function runChecks(node) {
  const failures = await Promise.all(
    checks.map(async ({ name, args }) => {
      const { code, output } = await capture(node, args)
      say(`${code === 0 ? 'ok    ' : 'failed'}  ${name}`)
      return code === 0 ? undefined : `\n${name}\n${output.trim()}`
    }),
  )
  const failed = failures.filter((failure) => failure !== undefined)
  for (const failure of failed) say(failure)
  return failed.length
}
