import { testNames } from './test-names.ts'

/** What one test file's names say that it holds. */
export type TestFile = { path: string; numbers: ReadonlySet<string> }

/** A row of the coverage document: one statement of the specification. */
export type Row = {
  number: string
  asks: string
  /** Paths of the test files that hold the statement; empty while it is open. */
  heldIn: string[]
}

export type Table = { rows: Row[]; problems: string[] }

const rowLine = /^\|\s*(S\d+\.\d+)\s*\|/

/** The numbers in the names of a test file's tests: `[S2.28]`, or several as `[S2.28, S2.29]`. */
export function numbersHeld(source: string): Set<string> {
  const numbers = new Set<string>()
  for (const name of testNames(source)) {
    for (const [, list = ''] of name.matchAll(/\[(S\d+\.\d+(?:\s*,\s*S\d+\.\d+)*)\]/g)) {
      for (const number of list.split(',')) numbers.add(number.trim())
    }
  }
  return numbers
}

/** Reads the rows of every table of the document; a row of another shape is a problem. */
export function readTable(document: string): Table {
  const rows: Row[] = []
  const problems: string[] = []
  for (const line of document.split('\n')) {
    const number = rowLine.exec(line)?.[1]
    if (!number) continue
    const [, asks = '', held = ''] = cellsOf(line)
    if (cellsOf(line).length !== 3 || !asks || !held) {
      problems.push(`The row of ${number} needs three cells: the number, what it asks, and where it is held.`)
    }
    if (rows.some((row) => row.number === number)) problems.push(`${number} has more than one row.`)
    rows.push({ number, asks, heldIn: heldFiles(held) })
  }
  return { rows, problems }
}

/** Everything in which the rows and the tests disagree, as plain sentences. `exists`: of a path. */
export function disagreements(
  rows: readonly Row[],
  tests: readonly TestFile[],
  exists: (path: string) => boolean,
): string[] {
  const problems: string[] = []
  const rowByNumber = new Map(rows.map((row) => [row.number, row]))
  const testByPath = new Map(tests.map((test) => [test.path, test]))
  for (const { number, heldIn } of rows) {
    for (const path of heldIn) {
      if (!exists(path)) problems.push(`${number} claims ${path}, which does not exist.`)
      else if (!testByPath.get(path)?.numbers.has(number)) {
        problems.push(`${number} claims ${path}, where no test carries [${number}] in its name.`)
      }
    }
  }
  for (const { path, numbers } of tests) {
    for (const number of numbers) {
      const row = rowByNumber.get(number)
      if (!row) problems.push(`A test of ${path} names ${number}, which has no row.`)
      else if (!row.heldIn.includes(path)) {
        problems.push(`A test of ${path} names ${number}, whose row does not say so.`)
      }
    }
  }
  return problems
}

/** The document with its last column as the tests have it; the words stay. */
export function withHeldIn(document: string, tests: readonly TestFile[]): string {
  const lines = document.split('\n').map((line) => {
    const number = rowLine.exec(line)?.[1]
    if (!number) return line
    const paths = tests.filter((test) => test.numbers.has(number)).map((test) => test.path)
    return `| ${number} | ${cellsOf(line)[1] ?? ''} | ${paths.toSorted().join(', ') || 'open'} |`
  })
  return lines.join('\n')
}

/** What is held, what is open, and the share, section by section. */
export function report(rows: readonly Row[]): string {
  const sections = Map.groupBy(rows, (row) => row.number.split('.', 1)[0] ?? '')
  const lines: string[] = []
  for (const [section, ofSection] of sections) {
    const held = ofSection.filter((row) => row.heldIn.length > 0)
    lines.push(`${section}: ${shareOf(held.length, ofSection.length)}`)
    for (const row of held) lines.push(`  held  ${row.number}  ${row.asks}`)
    for (const row of ofSection) {
      if (row.heldIn.length === 0) lines.push(`  open  ${row.number}  ${row.asks}`)
    }
    lines.push('')
  }
  const held = rows.filter((row) => row.heldIn.length > 0).length
  lines.push(`In all: ${shareOf(held, rows.length)}, ${rows.length - held} open.`)
  return lines.join('\n')
}

const shareOf = (held: number, all: number) =>
  `${held} of ${all} held (${all ? ((held / all) * 100).toFixed(1) : '0.0'} %)`

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

const heldFiles = (cell: string) =>
  cell === 'open' || cell === '' ? [] : cell.split(',').map((path) => path.trim())
