import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'migrations')

/** Migrations with a number below this came before processes were renewed one by one. */
const since = '0350'

/** What the release before, which goes on beside a migration until all processes are new, may still ask for or leave out. */
const breaking: [what: string, pattern: RegExp][] = [
  ['drops', /\bdrop\s+(?:table|column|view|function|type|schema|materialized)\b/i],
  ['renames', /\brename\s+(?:to|column|constraint)\b/i],
  ['changes a type', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i],
  ['asks for a value', /\bset\s+not\s+null\b/i],
  [
    'asks for a value',
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
  ],
]

/** Says why the release before can live with it. */
const reason = /^-- Beside the release before: \S/m

function faultsOf(sql: string): string[] {
  if (reason.test(sql)) return []
  const statements = sql.replaceAll(/--.*$/gm, '')
  return breaking.filter(([, pattern]) => pattern.test(statements)).map(([what]) => what)
}

test('a migration leaves the release before what it asks for, or says why that may go', () => {
  const faults = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && file >= since)
    .flatMap((file) => faultsOf(readFileSync(join(folder, file), 'utf8')).map((what) => `${file} ${what}`))
  expect(faults).toEqual([])
})

test.each([
  ['ALTER TABLE orders DROP COLUMN note;', ['drops']],
  ['ALTER TABLE orders RENAME COLUMN note TO words;', ['renames']],
  ['ALTER TABLE orders ALTER COLUMN note TYPE varchar(20);', ['changes a type']],
  ['ALTER TABLE orders ALTER note SET NOT NULL;', ['asks for a value']],
  ['ALTER TABLE orders ADD COLUMN note text NOT NULL;', ['asks for a value']],
  ["ALTER TABLE orders ADD COLUMN note text NOT NULL DEFAULT '';", []],
  ['CREATE TABLE notes (id bigint NOT NULL, note text); -- drop table later', []],
  ['-- Beside the release before: no code has asked for it since 0.1.\nDROP TABLE notes;', []],
])('%s', (sql, faults) => {
  expect(faultsOf(sql)).toEqual(faults)
})
