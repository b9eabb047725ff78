import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingsTable } from './settings-table.ts'

/** Compares the README's table of settings with their schemas and ends with 1 where it is stale; `--write` writes it. */
const path = join(import.meta.dirname, '..', '..', 'README.md')
const marked = /(?<=<!-- written: settings -->\n).*(?=\n<!-- end: settings -->)/s

const readme = readFileSync(path, 'utf8')
if (!marked.test(readme)) throw new Error('README.md has no place for its table of settings.')
const written = readme.replace(marked, () => settingsTable())

if (process.argv[2] === '--write') {
  writeFileSync(path, written)
} else if (written !== readme) {
  process.stderr.write('README.md is stale: node scripts/checks/write-settings.ts --write\n')
  process.exitCode = 1
}
