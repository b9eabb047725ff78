import type { Columns } from '../columns/guess-columns.ts'
import type { ProductDraft, StockLine } from './draft.ts'
import { readFacts } from './read-facts.ts'
import { readStock, stockColumns } from './read-stock.ts'
import type { RowGroup } from './row-cells.ts'

/**
 * Our own file: the first row says what the product is, and each row with an option and a value adds that value with
 * its units.
 */
export function ownDrafts(group: RowGroup, columns: Columns): ProductDraft[] {
  const [first] = group
  const places = stockColumns(columns)
  const options = new Map<string, string[]>()
  const stock: StockLine[] = []
  for (const row of group) {
    const option = row.text('optionName') ?? ''
    const value = row.text('optionValue') ?? ''
    if ((option === '') !== (value === ''))
      row.refuse(option === '' ? 'optionName' : 'optionValue', 'REQUIRED')
    if (option === '' && row !== first) row.refuse('sku', 'SKU_REPEATED')
    if (option !== '') options.set(option, [...(options.get(option) ?? []), value])
    stock.push(...readStock(row, places, { option, value }))
  }
  const facts = {
    ...readFacts(first),
    ...(columns.includes('optionName') && {
      options: [...options].map(([name, values]) => ({ name, values })),
    }),
    ...(stock.length > 0 && { stock }),
  }
  return [{ line: first.line, rows: group.length, sku: first.text('sku') ?? '', facts }]
}
