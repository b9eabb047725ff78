import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawn, withDrawing } from './draw-imports.ts'
import { readImports } from './import-rules.ts'

/**
 * Ends with 1 where an import is forbidden by .dependency-cruiser.mjs, or where docs/architecture.md draws
 * other imports than there are; `--write` draws them.
 */
const root = join(import.meta.dirname, '../..')
const documentPath = join(root, 'docs/architecture.md')

const { modules, violations } = await readImports(root, join(root, '.dependency-cruiser.mjs'))
for (const { rule, from, to } of violations) process.stderr.write(`${rule}: ${from} → ${to}\n`)
if (violations.length > 0) process.exitCode = 1

const document = readFileSync(documentPath, 'utf8')
const wanted = withDrawing(document, drawn(modules))
if (process.argv[2] === '--write') {
  writeFileSync(documentPath, wanted)
} else if (document !== wanted) {
  process.stderr.write(
    'docs/architecture.md draws other imports than there are: node scripts/checks/check-imports.ts --write\n',
  )
  process.exitCode = 1
}
