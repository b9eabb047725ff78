import { startOf } from '../values/read-text.ts'
import { readFactsKind } from '../values/read-words.ts'
import { factColumns, factFields, type SaidFacts } from './known-facts.ts'
import type { RowCells } from './row-cells.ts'

/** Undefined where the file has none of the columns, null where all of them are empty and so take away. */
export function readKnown(row: RowCells): SaidFacts | null | undefined {
  const word = row.text('factsKind')
  const given = factFields.filter((field) => row.text(field) !== undefined)
  if (word === undefined && given.length === 0) return undefined
  const filled = given.filter((field) => row.text(field) !== '')
  if (word === '' && filled.length === 0) return null
  const said = row.read('factsKind', readFactsKind)
  if (word && !said) return undefined
  const kind = said ?? (filled[0] ? factColumns[filled[0]].kind : null)
  for (const field of filled) if (factColumns[field].kind !== kind) row.refuse(field, 'FACTS_OF_OTHER_KIND')
  const own = given.filter((field) => kind === null || factColumns[field].kind === kind)
  const cells = own.map((field) => {
    const { read, empty } = factColumns[field]
    return [field, row.text(field) === '' ? empty : row.read(field, read)] as const
  })
  return {
    kind,
    isKindSaid: said !== undefined,
    cells: Object.fromEntries(cells),
    texts: Object.fromEntries(filled.map((field) => [field, startOf(row.text(field) ?? '')])),
  }
}
