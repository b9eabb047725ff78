import type { Columns } from '../columns/guess-columns.ts'
import { readUnits } from '../values/read-number.ts'
import type { StockLine } from './draft.ts'
import type { RowCells } from './row-cells.ts'

/** The columns of units: of the main branch, and of branches by their names. */
export function stockColumns(columns: Columns): ('stock' | `stock:${string}`)[] {
  return columns.filter((target) => target === 'stock' || target?.startsWith('stock:')) as 'stock'[]
}

/** The units of a row: of the product, or of the value of an option that it is. Empty cells say nothing. */
export function readStock(
  row: RowCells,
  columns: readonly ('stock' | `stock:${string}`)[],
  of: { option: string; value: string } = { option: '', value: '' },
): StockLine[] {
  return columns.flatMap((target) => {
    const units = row.read(target, readUnits)
    if (units === undefined) return []
    const branch = target === 'stock' ? '' : target.slice('stock:'.length)
    const seen = branch === '' ? undefined : row.read(`seen:${branch}`, readUnits)
    return [{ branch, ...of, units, ...(seen !== undefined && { seen }) }]
  })
}
