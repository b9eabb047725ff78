import { foldText } from '#rules/text/fold-text.ts'
import type { Columns } from '../columns/guess-columns.ts'
import { type RowCells, rowReader } from '../products/row-cells.ts'
import type { Table } from '../tables/table.ts'
import { startOf } from '../values/read-text.ts'
import type { FitmentClaim, FitmentGroup } from './fitment-claim.ts'

/** How many rows a group has at most; what has more goes on in another group. */
const longestGroup = 500
const longestText = 200
const openEnd = 2100

/**
 * What the rows of a fitment file say, in an order that is the same whenever it is read. Holds no more than 500 rows of
 * one product.
 */
export async function* fitmentGroups(
  { header, rows }: Table,
  columns: Columns,
): AsyncGenerator<FitmentGroup> {
  const read = rowReader(header, columns, 'fitment')
  let group: FitmentGroup | null = null
  for await (const row of rows) {
    const cells = read(row)
    const sku = cells.text('sku') ?? ''
    const claim = readClaim(cells, columns)
    if (group && (group.sku !== sku || group.source.length >= longestGroup)) {
      yield group
      group = null
    }
    group ??= { line: row.line, sku, claims: [], errors: [], source: [] }
    group.source.push({ line: row.line, cells: row.cells })
    group.errors.push(...cells.errors)
    if (cells.errors.length === 0) group.claims.push(claim)
  }
  if (group) yield group
}

function readClaim(row: RowCells, columns: Columns): FitmentClaim {
  const unnamed = row.text('unnamed') ?? ''
  if (unnamed !== '') row.refuse('unnamed', 'ID_ONLY')
  const required = (target: 'sku' | 'vehicleMake' | 'vehicleModel') => {
    const text = row.text(target) ?? ''
    // Whoever has a number alone hears of that.
    if (text === '' && (target === 'sku' || unnamed === '')) row.refuse(target, 'REQUIRED')
    return text
  }
  required('sku')
  return {
    line: row.line,
    make: required('vehicleMake'),
    model: required('vehicleModel'),
    years: readYears(row, columns),
    engine: row.text('engine') ?? '',
    conditions: [...readCondition(row, 'position', 'side'), ...readCondition(row, 'condition', 'note')],
    isRemoval: readAction(row),
  }
}

function readCondition(
  row: RowCells,
  target: 'position' | 'condition',
  kind: 'side' | 'note',
): FitmentClaim['conditions'] {
  const text = (row.text(target) ?? '').replace(/\s+/g, ' ')
  if (text.length > longestText) row.refuse(target, 'TOO_LONG')
  return text === '' ? [] : [{ kind, text: startOf(text) }]
}

/** `2010` and `2015`, or `2010-2015` in one cell. Where there is a column for the end, an empty one is open. */
function readYears(row: RowCells, columns: Columns): FitmentClaim['years'] {
  const first = row.text('yearFrom') ?? ''
  const last = row.text('yearTo') ?? ''
  if (first === '' && last === '') return null
  const span = /^(\d{4}) ?(?:-|–|a|al|to) ?(\d{4})$/.exec(first)
  const [from, to] = span
    ? [Number(span[1]), Number(span[2])]
    : [yearOf(first), last === '' ? (columns.includes('yearTo') ? openEnd : yearOf(first)) : yearOf(last)]
  if (from === null || to === null) row.refuse(from === null ? 'yearFrom' : 'yearTo', 'YEAR_UNREADABLE')
  else if (from > to || from < 1900 || to > openEnd) row.refuse('yearFrom', 'YEAR_UNREADABLE')
  else return { from, to }
  return null
}

const yearOf = (text: string): number | null => (/^[12]\d{3}$/.test(text) ? Number(text) : null)

const additions = new Set(['', 'a', 'c', 'agregar', 'cambiar', 'add', 'change'])
const removals = new Set(['d', 'quitar', 'eliminar', 'delete', 'remove'])

function readAction(row: RowCells): boolean {
  const word = foldText(row.text('action') ?? '')
  if (!additions.has(word) && !removals.has(word)) row.refuse('action', 'ACTION_UNKNOWN')
  return removals.has(word)
}
