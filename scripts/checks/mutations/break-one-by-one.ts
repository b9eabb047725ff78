import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutation, mutate, statementsOf } from './mutation.ts'
import { build, isOfBrowser, runTests, type Shared } from './run-tests.ts'
import { type Verdict, verdictOf } from './verdict.ts'

const words = { failed: 'noticed', passed: 'STAYED GREEN', unclear: 'UNCLEAR' }

/**
 * Runs the tests of the table on the whole shop, where they have to be green, and then each under its mutation, where
 * it has to be red. A line says how each ended. True where all is as it has to be.
 */
export async function breakOneByOne(
  folder: string,
  shared: Shared,
  chosen: readonly Mutation[],
  say: (line: string) => void,
): Promise<boolean> {
  const unwell = await testsUnwell(folder, shared, chosen)
  for (const line of unwell) say(line)
  let noticed = 0
  for (const mutation of chosen) {
    const started = Date.now()
    const verdict = await verdictUnder(folder, shared, mutation)
    if (verdict.kind === 'failed') noticed += 1
    const [from, to] = mutation.change.map((text) => text.trim().replace(/\s+/g, ' ').slice(0, 60))
    const seconds = `${Math.round((Date.now() - started) / 1000)} s`
    say(
      [
        words[verdict.kind],
        statementsOf(mutation).join(' '),
        mutation.file,
        `${from} → ${to || '(nothing)'}`,
        seconds,
      ].join('  '),
    )
    if (verdict.kind !== 'passed') say(`  ${verdict.because}`)
  }
  say(`${chosen.length} mutations, ${noticed} noticed`)
  return unwell.length === 0 && noticed === chosen.length
}

/** The tests that do not pass as the shop stands: of them no mutation can tell anything. */
async function testsUnwell(folder: string, shared: Shared, chosen: readonly Mutation[]): Promise<string[]> {
  const told: string[] = []
  for (const [ofBrowser, some] of Map.groupBy(chosen, ({ test: [file] }) => isOfBrowser(file))) {
    const problem = ofBrowser ? await build(folder) : undefined
    if (problem !== undefined) return [problem]
    const names = [...new Set(some.map(({ test: [, name] }) => name))]
    const report = await runTests(folder, shared, [...new Set(some.map(({ test: [file] }) => file))], names)
    for (const name of names) {
      const verdict = verdictOf(report, name)
      if (verdict.kind !== 'passed') told.push(`NOT GREEN  ${name}\n  ${verdict.because}`)
    }
  }
  return told
}

async function verdictUnder(folder: string, shared: Shared, mutation: Mutation): Promise<Verdict> {
  const path = join(folder, mutation.file)
  const whole = readFileSync(path, 'utf8')
  const mutated = mutate(whole, mutation)
  if (mutated instanceof Error) return { kind: 'unclear', because: mutated.message }
  const [testFile, name] = mutation.test
  try {
    writeFileSync(path, mutated)
    const problem = isOfBrowser(testFile) ? await build(folder) : undefined
    if (problem !== undefined) return { kind: 'unclear', because: problem.slice(-300) }
    return verdictOf(await runTests(folder, shared, [testFile], [name]), name)
  } finally {
    writeFileSync(path, whole)
  }
}
