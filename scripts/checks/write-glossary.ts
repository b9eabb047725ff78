import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCalledBy } from './glossary-table.ts'
import { calledBy } from './port-calls.ts'

/** Writes the column 'port function' of the contract's glossary again, from the remote adapters. */
const path = join(import.meta.dirname, '..', '..', 'packages', 'contract', 'src', 'GLOSSARY.md')

writeFileSync(path, withCalledBy(readFileSync(path, 'utf8'), calledBy()))
