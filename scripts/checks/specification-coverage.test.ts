import { describe, expect, test } from 'vitest'
import { disagreements, numbersHeld, readTable, report, withHeldIn } from './coverage-rules.ts'
import { testNames } from './test-names.ts'

const row = (number: string, ...heldIn: string[]) => ({ number, asks: 'something', heldIn })
const file = (path: string, ...numbers: string[]) => ({ path, numbers: new Set(numbers) })

describe('numbersHeld', () => {
  const number = (section: number) => `[S${section}.1]`

  test('reads names of tests and groups in every way of writing them', () => {
    const source = `
      describe('${number(1)} a group', () => {
        test("${number(2)} a test", () => {})
        it(\`${number(3)} \${kind} in a template\`, () => {})
        test.each([['(', 1]])('${number(4)} %s', () => {})
        test.for([/[(]/])('${number(5)} after a pattern', () => {})
        test.runIf(ready)('one half ' + '${number(6)} the other', () => {})
        test('[S7.1, S8.1] two at once', () => {})
        test.each\`a | b\`('${number(9)} a table', () => {})
      })`
    expect([...numbersHeld(source)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => `S${section}.1`))
  })

  test('come after the types of a table, arrows among them', () => {
    const source = `
      test.each<[Layer, (page: Page) => number]>([])('${number(1)} on %s', () => {})
      test.each<Layer>(['remote'])('${number(2)} on %s', () => {})
      test.skip.each<Layer>(['remote'])('${number(3)} on %s', () => {})`
    expect([...numbersHeld(source)]).toEqual(['S1.1', 'S2.1'])
  })

  test('takes nothing from comments, other texts and what is not run', () => {
    const source = `
      // test('${number(1)}')
      /* describe('${number(2)}') */
      const text = "test('${number(3)}')"
      expect('${number(4)}').toBe(suite.test('${number(5)}'))
      test.skip('${number(6)}', () => {})
      test.todo('${number(7)}')
      test(name, () => use('${number(8)}'))`
    expect([...numbersHeld(source)]).toEqual([])
  })

  test('is not led astray by patterns, divisions and elements', () => {
    const source = `
      const half = (whole / 2) / 1; const quote = /['"\`]/.test(text)
      render(<p title="it's">don't</p>)
      test('${number(1)} still found', () => {})`
    expect([...numbersHeld(source)]).toEqual(['S1.1'])
    expect(testNames("test('an \\'escaped\\' name', f)")).toEqual(["an \\'escaped\\' name"])
  })
})

describe('the document', () => {
  const lines = [
    '# Coverage',
    '| number | what it asks | held in |',
    '|---|---|---|',
    '| S1.1 | the first | open |',
    '| S1.2 | the second | a.test.ts, b.test.ts |',
  ]

  test('is read row by row', () => {
    expect(readTable(lines.join('\n'))).toEqual({
      rows: [
        { number: 'S1.1', asks: 'the first', heldIn: [] },
        { number: 'S1.2', asks: 'the second', heldIn: ['a.test.ts', 'b.test.ts'] },
      ],
      problems: [],
    })
  })

  test('is refused where a row is broken or stands twice', () => {
    const { problems } = readTable('| S1.1 | no third cell |\n| S1.2 | x | open |\n| S1.2 | x | open |')
    expect(problems).toEqual([
      'The row of S1.1 needs three cells: the number, what it asks, and where it is held.',
      'S1.2 has more than one row.',
    ])
  })

  test('is brought up to date without touching its words', () => {
    const written = withHeldIn(lines.join('\n'), [file('c.test.ts', 'S1.1'), file('a.test.ts', 'S1.1')])
    expect(written.split('\n')).toEqual([
      ...lines.slice(0, 3),
      '| S1.1 | the first | a.test.ts, c.test.ts |',
      '| S1.2 | the second | open |',
    ])
    expect(withHeldIn(written, [file('c.test.ts', 'S1.1'), file('a.test.ts', 'S1.1')])).toBe(written)
  })
})

describe('disagreements', () => {
  const exists = (path: string) => path !== 'gone.test.ts'

  test('there are none where rows and tests say the same', () => {
    const rows = [row('S1.1', 'a.test.ts', 'b.test.ts'), row('S1.2')]
    expect(disagreements(rows, [file('a.test.ts', 'S1.1'), file('b.test.ts', 'S1.1')], exists)).toEqual([])
  })

  test('are told each in a sentence', () => {
    const rows = [row('S1.1', 'gone.test.ts'), row('S1.2', 'a.test.ts'), row('S1.3')]
    expect(disagreements(rows, [file('a.test.ts', 'S1.3', 'S9.9')], exists)).toEqual([
      'S1.1 claims gone.test.ts, which does not exist.',
      'S1.2 claims a.test.ts, where no test carries [S1.2] in its name.',
      'A test of a.test.ts names S1.3, whose row does not say so.',
      'A test of a.test.ts names S9.9, which has no row.',
    ])
  })
})

test('the report counts by section and in all', () => {
  const text = report([row('S1.1', 'a.test.ts'), row('S1.2'), row('S2.1', 'a.test.ts')])
  expect(text).toContain('S1: 1 of 2 held (50.0 %)')
  expect(text).toContain('  open  S1.2  something')
  expect(text).toContain('S2: 1 of 1 held (100.0 %)')
  expect(text).toContain('In all: 2 of 3 held (66.7 %), 1 open.')
})
