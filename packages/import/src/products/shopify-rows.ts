import type { Columns } from '../columns/guess-columns.ts'
import type { ProductDraft } from './draft.ts'
import { readFacts, readParcel, readPrices, withoutUndefined } from './read-facts.ts'
import { readStock, stockColumns } from './read-stock.ts'
import type { RowCells, RowGroup } from './row-cells.ts'
import { draftsOf, type Variant } from './variants.ts'

const places = [1, 2, 3] as const

/**
 * Shopify's file: rows under one handle, of which the first says what the product is; each with a price is a variant,
 * others bring pictures. A product without options has one value, 'Default Title'.
 */
export function shopifyDrafts(group: RowGroup, columns: Columns): ProductDraft[] {
  const [first] = group
  const facts = readFacts(first)
  const pictures = group.flatMap((row) => row.text('pictures') || [])
  const { barcode: _own, ...shared } = facts
  const base = {
    line: first.line,
    rows: group.length,
    sku: '',
    facts: { ...shared, ...(columns.includes('pictures') && { pictures: [...new Set(pictures)] }) },
  }
  const stocked = stockColumns(columns)
  const variants = group.filter(isVariant).map((row) => variantOf(row, first, stocked))
  // What has no code of its own is known by its handle, which does not change either.
  const handle = first.text('slug') ?? ''
  const coded = variants.map((each, place) => ({
    ...each,
    sku: each.sku || (variants.length > 1 ? `${handle}-${place + 1}` : handle),
  }))
  return draftsOf(base, coded)
}

const isVariant = (row: RowCells) => Boolean(row.text('soldPrice') || row.text('sku') || row.text('price'))

function variantOf(row: RowCells, first: RowCells, stocked: Parameters<typeof readStock>[1]): Variant {
  const values = places.flatMap((place) => {
    const value =
      row.text(place === 1 ? 'optionValue' : `optionValue.${place}`) || row.text(`optionValue.${place}`)
    const name =
      first.text(place === 1 ? 'optionName' : `optionName.${place}`) || first.text(`optionName.${place}`)
    return value && value !== 'Default Title' ? [{ name: name || `Opción ${place}`, value }] : []
  })
  const barcode = row.text('barcode')
  return {
    sku: row.text('sku') ?? '',
    values,
    facts: withoutUndefined({ ...readPrices(row), ...readParcel(row), barcode }),
    stock: readStock(row, stocked),
  }
}
