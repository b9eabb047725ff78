import type { Columns } from '../columns/guess-columns.ts'
import { listOf } from '../values/read-text.ts'
import type { ProductDraft } from './draft.ts'
import { readFacts, readParcel, readPrices, withoutUndefined } from './read-facts.ts'
import { readStock, stockColumns } from './read-stock.ts'
import type { RowCells, RowGroup } from './row-cells.ts'
import { draftsOf, type Variant } from './variants.ts'

/** How many products with variants are held until their variants have come. */
const mostOpen = 2000

const typeOf = (row: RowCells) => (row.text('rowType') ?? '').toLowerCase()
const isVariation = (row: RowCells) => /^variation|^variaci[oó]n/.test(typeOf(row))
const isVariable = (row: RowCells) => /^variable/.test(typeOf(row))

/** A code, or `id:12` where the parent has none. */
const parentKey = (row: RowCells) => row.text('parent') ?? ''

/**
 * WooCommerce's rows by product: variations stand under their parent, by its code or its id, mostly right after it. One
 * whose parent has not come, or has been closed, stands alone and is refused.
 */
export async function* wooGroups(rows: AsyncIterable<RowCells>): AsyncGenerator<RowGroup> {
  const open = new Map<string, [RowCells, ...RowCells[]]>()
  const byId = new Map<string, string>()
  const close = (key: string) => {
    const group = open.get(key)
    open.delete(key)
    byId.delete(`id:${group?.[0].text('rowId')}`)
    return group
  }
  for await (const row of rows) {
    if (isVariation(row)) {
      const parent = open.get(parentKey(row)) ?? open.get(byId.get(parentKey(row)) ?? '')
      if (parent) parent.push(row)
      else {
        row.refuse('parent', 'PARENT_MISSING')
        yield [row]
      }
    } else if (isVariable(row)) {
      const id = `id:${row.text('rowId')}`
      const key = row.text('sku') || id
      const before = close(key)
      if (before) yield before
      open.set(key, [row])
      byId.set(id, key)
      const [oldest] = open.keys()
      const full = open.size > mostOpen && oldest !== undefined ? close(oldest) : undefined
      if (full) yield full
    } else yield [row]
  }
  yield* open.values()
}

/** A product of WooCommerce with its variations. One without a code is known by its id. */
export function wooDrafts(group: RowGroup, columns: Columns): ProductDraft[] {
  const [first, ...variations] = group
  const stocked = stockColumns(columns)
  const id = first.text('rowId')
  const sku = first.text('sku') || (id ? `WC-${id}` : '')
  const facts = readFacts(first)
  const base = {
    line: first.line,
    rows: group.length,
    sku,
    facts: withoutPrices(facts, variations.length > 0),
  }
  if (variations.length > 0) {
    return draftsOf(
      base,
      variations.map((row) => variantOf(row, stocked)),
    )
  }
  const stock = readStock(first, stocked)
  return [{ ...base, facts: { ...facts, ...described(first), ...(stock.length > 0 && { stock }) } }]
}

/** The price of a product with variants is that of its variants. */
function withoutPrices<Facts extends { price?: number; offer?: unknown }>(
  facts: Facts,
  areOfVariants: boolean,
): Facts {
  if (!areOfVariants) return facts
  const { price: _price, offer: _offer, ...others } = facts
  return others as Facts
}

const attributeNumbers = Array.from({ length: 12 }, (_, place) => place + 1)

function attributesOf(row: RowCells): { name: string; value: string }[] {
  return attributeNumbers.flatMap((number) => {
    const name = row.text(`optionName.${number}`) || (number === 1 ? row.text('optionName') : '')
    const value = row.text(`optionValue.${number}`) || (number === 1 ? row.text('optionValue') : '')
    return name && value ? [{ name, value }] : []
  })
}

/** Attributes of what has no variants describe it. */
function described(row: RowCells) {
  const features = attributesOf(row).flatMap(({ name, value }) => {
    const said = listOf(value, ',').join(', ')
    return said ? [{ name, value: said }] : []
  })
  return features.length > 0 ? { features } : {}
}

function variantOf(row: RowCells, stocked: Parameters<typeof readStock>[1]): Variant {
  const id = row.text('rowId')
  return {
    sku: row.text('sku') || (id ? `WC-${id}` : ''),
    values: attributesOf(row),
    facts: withoutUndefined({ ...readPrices(row), ...readParcel(row) }),
    stock: readStock(row, stocked),
  }
}
