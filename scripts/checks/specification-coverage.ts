import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { disagreements, numbersHeld, readTable, report, type TestFile, withHeldIn } from './coverage-rules.ts'

/**
 * Compares docs/specification-coverage.md with the numbers in the names of the tests. Without a flag it
 * prints what is held and what is open; `--check` ends with 1 where the two disagree; `--write` brings the
 * column 'held in' up to date.
 */
const root = join(import.meta.dirname, '..', '..')
const documentPath = join(root, 'docs', 'specification-coverage.md')
const folders = ['packages', 'apps', 'e2e', 'scripts']
/** A contract holds tests that several test files run. */
const testFile = /(?:\.test\.tsx?|-contract\.tsx?)$/

function readTests(): TestFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.split(sep).join('/')}`)
        .filter((path) => testFile.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
    )
    .toSorted()
    .map((path) => ({ path, numbers: numbersHeld(readFileSync(join(root, path), 'utf8')) }))
}

const [flag] = process.argv.slice(2)
const document = readFileSync(documentPath, 'utf8')

if (flag === '--write') {
  writeFileSync(documentPath, withHeldIn(document, readTests()))
} else if (flag === '--check') {
  const { rows, problems } = readTable(document)
  const found = [...problems, ...disagreements(rows, readTests(), (path) => existsSync(join(root, path)))]
  for (const problem of found) process.stderr.write(`${problem}\n`)
  if (found.length) {
    process.stderr.write('Where the tests are right: node scripts/checks/specification-coverage.ts --write\n')
    process.exitCode = 1
  }
} else {
  process.stdout.write(`${report(readTable(document).rows)}\n`)
}
