import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callsByNoun } from '#contract/calls.ts'
import { wireDocument } from './wire-document.ts'

/** Compares docs/wire.md with the contract and ends with 1 where it is stale; `--write` writes it. */
const root = join(import.meta.dirname, '..', '..')
const documentPath = join(root, 'docs', 'wire.md')

const document = wireDocument(Object.entries(callsByNoun).map(([noun, calls]) => ({ noun, calls })))

if (process.argv[2] === '--write') {
  writeFileSync(documentPath, document)
} else if (readFileSync(documentPath, 'utf8') !== document) {
  process.stderr.write('docs/wire.md is stale: node scripts/checks/write-wire.ts --write\n')
  process.exitCode = 1
}
