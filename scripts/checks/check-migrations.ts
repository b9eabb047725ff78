import { join } from 'node:path'
import { lowMigrations } from './migration-order.ts'

/** Ends with 1 where a new migration has a lower number than one that landed before it. */
const problems = lowMigrations(join(import.meta.dirname, '../..'))
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
