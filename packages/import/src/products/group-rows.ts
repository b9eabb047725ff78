import type { FileFormat } from '../columns/file-format.ts'
import type { Columns } from '../columns/guess-columns.ts'
import type { Table } from '../tables/table.ts'
import { misfitsOf } from './check-facts.ts'
import type { Grouped, ProductDraft, RowError } from './draft.ts'
import { ownDrafts } from './own-rows.ts'
import { type RowCells, type RowGroup, rowReader } from './row-cells.ts'
import { shopifyDrafts } from './shopify-rows.ts'
import { wooDrafts, wooGroups } from './woo-rows.ts'

const drafting = { own: ownDrafts, shopify: shopifyDrafts, woocommerce: wooDrafts }

/**
 * The products of a file, in an order that is the same whenever it is read: each with its rows, whole or with what is
 * wrong. Holds no more than the rows of one product, or of 2,000 open ones where a file has variants away from theirs.
 */
export async function* groupedProducts(
  { header, rows }: Table,
  format: Exclude<FileFormat, 'fitment'>,
  columns: Columns,
): AsyncGenerator<Grouped> {
  const read = rowReader(header, columns, format)
  const groups =
    format === 'woocommerce' ? wooGroups(mapped(rows, read)) : neighbours(mapped(rows, read), format)
  for await (const group of groups) yield grouped(group, drafting[format](group, columns), header, columns)
}

async function* mapped<From, To>(all: AsyncIterable<From>, change: (each: From) => To): AsyncGenerator<To> {
  for await (const each of all) yield change(each)
}

/** Rows that follow one another under the same code; one without a code goes on with the one before. */
async function* neighbours(rows: AsyncIterable<RowCells>, format: FileFormat): AsyncGenerator<RowGroup> {
  const field = format === 'shopify' ? 'slug' : 'sku'
  let group: [RowCells, ...RowCells[]] | null = null
  for await (const row of rows) {
    const key = row.text(field)
    const isNext: boolean = group !== null && key !== '' && key === group[0].text(field)
    if (group && isNext) group.push(row)
    else {
      if (group) yield group
      group = [row]
    }
  }
  if (group) yield group
}

function grouped(
  group: RowGroup,
  drafts: ProductDraft[],
  header: readonly string[],
  columns: Columns,
): Grouped {
  const [{ line }] = group
  const misfits = drafts.flatMap((draft) =>
    misfitsOf(draft).map(({ field, code, value }): RowError => {
      const column = header[columns.indexOf(field)] ?? header[columns.indexOf('soldPrice')] ?? ''
      return {
        line: draft.line,
        column: field === 'sku' ? (header[columns.indexOf('sku')] ?? 'SKU') : column,
        code,
        value,
      }
    }),
  )
  const errors = [...group.flatMap((row) => row.errors), ...misfits]
  const source = group.map(({ cells }) => cells)
  return { line, rows: group.length, drafts: errors.length > 0 ? [] : drafts, errors, source }
}
