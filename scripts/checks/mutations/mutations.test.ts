import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testNames } from '../test-names.ts'
import { type Mutation, mutate, statementsOf } from './mutation.ts'
import { mutations } from './mutations.ts'
import { type TestReport, verdictOf } from './verdict.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('the table of mutations', () => {
  test('finds each text exactly once, in a file that there is', () => {
    const wrong = mutations.map((mutation) => {
      if (!existsSync(join(root, mutation.file))) return `${mutation.file} does not exist.`
      const mutated = mutate(read(mutation.file), mutation)
      return mutated instanceof Error ? mutated.message : null
    })
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })

  test('names a statement and one test alone, in that file or in a contract beside it', () => {
    const namesOf = (file: string) => {
      const beside = readdirSync(join(root, dirname(file))).filter((each) => each.endsWith('-contract.ts'))
      return [file, ...beside.map((each) => `${dirname(file)}/${each}`)].flatMap((each) =>
        testNames(read(each), { withGroups: false }).map((name) => name.replaceAll("\\'", "'")),
      )
    }
    for (const mutation of mutations) {
      const [file, name] = mutation.test
      expect(statementsOf(mutation), name).not.toEqual([])
      expect(
        namesOf(file).filter((each) => each.includes(name)),
        `${name} in ${file}`,
      ).toHaveLength(1)
    }
  })

  test('has 60 and more, each of them once', () => {
    expect(new Set(mutations.map(({ file, change }) => [file, ...change].join('\n'))).size).toBe(
      mutations.length,
    )
    expect(mutations.length).toBeGreaterThanOrEqual(60)
  })
})

test('a mutation changes its one text, and tells of one that is missing, doubled or the same', () => {
  const mutation: Mutation = { file: 'a.ts', change: ['1', '$&2'], test: ['a.test.ts', '[S1.1]'] }
  expect(mutate('x = 1', mutation)).toBe('x = $&2')
  expect(mutate('x = 0', mutation)).toEqual(new Error('a.ts has "1" 0 times, and not once.'))
  expect(mutate('x = 1 + 1', mutation)).toEqual(new Error('a.ts has "1" 2 times, and not once.'))
  expect(mutate('x = 1', { ...mutation, change: ['1', '1'] })).toEqual(new Error('a.ts: "1" stays as it is.'))
})

describe('the verdict on a run', () => {
  type Run = TestReport['testResults'][number]['assertionResults'][number]
  const run = (status: string, ...failureMessages: string[]): Run => ({
    title: 'the menus [S7.6] are whole',
    status,
    failureMessages,
  })
  const of = (assertionResults: Run[], status = 'failed', message = '') =>
    verdictOf({ testResults: [{ status, message, assertionResults }] }, '[S7.6]').kind

  test('is failed where an assertion of the named test did not hold', () => {
    for (const message of [
      'AssertionError: expected 1 to be 2',
      "Error: expected [Function] to throw error including 'x'",
      'Error: Property failed after 3 tests',
      'TimeoutError: locator.waitFor: Timeout 40000ms exceeded.',
    ]) {
      expect(of([run('passed'), run('failed', message)])).toBe('failed')
    }
  })

  test('is passed where all of that name passed, and others were not run', () => {
    const other = { ...run('skipped'), title: 'another' }
    expect(of([run('passed'), other], 'passed')).toBe('passed')
  })

  test('is unclear where the file or the way to the assertion broke, or no such test was run', () => {
    expect(verdictOf(undefined, '[S7.6]').kind).toBe('unclear')
    expect(of([], 'failed', 'SyntaxError: Unexpected token')).toBe('unclear')
    expect(of([run('failed', 'TypeError: x is not a function')])).toBe('unclear')
    expect(of([run('skipped')], 'passed')).toBe('unclear')
    expect(of([{ ...run('failed', 'AssertionError: no'), title: 'another' }])).toBe('unclear')
  })
})
