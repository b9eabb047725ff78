import type { Grouped, ProductDraft, RowError } from '#import/products/draft.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { expectedNames, type KnownNames, missingNames } from '../../names/names.service.ts'
import { importUnitsStore, type SeenUnits } from '../plan/import-units.store.ts'
import { type Beside, type PlannedProduct, planProduct } from '../plan/plan-product.ts'
import { standingStore } from '../plan/standing.store.ts'
import { codesIn, openLinks } from './apply-links.service.ts'
import { type BatchResult, type Headers, reasonsOf } from './batch-result.ts'
import { picturesMissing } from './pictures-missing.ts'
import { giveSlugs, takenAddresses } from './product-addresses.service.ts'
import { misfitsOf } from './product-misfits.ts'
import { type Writing, writeProducts } from './write-products.service.ts'

type SeenCodes = { has(sku: string): boolean; add(sku: string): unknown }

/** Compares rows with what stands and, in a transaction that writes, brings them in: each product whole or not at all. */
export async function takeProducts(
  executor: Executor,
  groups: readonly Grouped[],
  {
    names,
    headers,
    seen,
    hasPicture = () => true,
    write,
  }: {
    names: KnownNames
    headers: Headers
    /** The codes of the file so far. */
    seen: SeenCodes
    /** Whether a picture can be had, as far as that is known before it is taken. */
    hasPicture?: (picture: string) => boolean
    write: (Writing & { tx: Transaction }) | null
  },
): Promise<BatchResult> {
  const errors: RowError[] = []
  const fine: Grouped[] = []
  for (const group of groups) {
    const found = [...group.errors, ...group.drafts.flatMap((draft) => repeated(draft, seen, headers))]
    if (found.length > 0) errors.push(...found)
    else fine.push(group)
    for (const { sku } of group.drafts) seen.add(sku)
  }
  const drafts = fine.flatMap((group) => group.drafts)
  const expected = expectedNames(names, missingNames(drafts, names))
  const skus = drafts.map(({ sku }) => sku)
  const standing = await standingStore.bySku(executor, skus, { lock: write !== null })
  const linked = await standingStore.idsOf(executor, codesIn(drafts))
  const ids = [...standing.values()].map(({ id }) => id)
  const atCheck = write?.keepsUnits ? await importUnitsStore.find(write.tx, write.importId, ids) : null
  const planned = fine.map((group) => ({
    group,
    products: group.drafts.map((draft) =>
      planProduct(draft, standing.get(draft.sku) ?? null, { names: expected, linked, atCheck }),
    ),
  }))
  await giveSlugs(
    executor,
    planned.flatMap(({ products }) => products),
  )
  const taken = await takenAddresses(
    executor,
    planned.flatMap(({ products }) => products),
  )
  const held = await standingStore.heldPlaces(
    executor,
    planned.flatMap(({ products }) =>
      products.flatMap(({ standing, changes }) => (standing && changes.options ? standing.id : [])),
    ),
  )
  const taking = planned.filter(({ products }) => {
    const found = products.flatMap((product) => misfitsOf(product, { taken, held, headers, names: expected }))
    errors.push(...found)
    return found.length === 0
  })
  let products = taking.flatMap((each) => each.products)
  if (write) {
    products = await withNamesMade(write.tx, products, { names, linked, atCheck })
    await writeProducts(write.tx, products, write)
  }
  errors.push(...picturesMissing(products, hasPicture, headers))
  errors.sort((a, b) => a.line - b.line || headers.placeOf(a.column) - headers.placeOf(b.column))
  const kept = new Set(taking.map(({ group }) => group))
  return { ...summaryOf(groups, kept, products, errors), links: openLinks(products, linked, headers) }
}

/** Brands and categories are made for what is written alone; the products then go by what they are. */
async function withNamesMade(
  tx: Transaction,
  products: readonly PlannedProduct[],
  beside: Beside & { names: KnownNames },
): Promise<PlannedProduct[]> {
  const { names } = beside
  const missing = missingNames(
    products.map(({ draft }) => draft),
    names,
  )
  if (missing.brands.length + missing.categories.length === 0) return [...products]
  await names.make(tx, missing)
  return products.map(({ draft, standing, fields: { slug } }) => {
    const planned = planProduct(draft, standing, beside)
    return { ...planned, fields: { ...planned.fields, slug } }
  })
}

/** The result of rows that the database refused to write, for a reason that no check had found. */
export const refusedWhole = (group: Grouped, value: string): BatchResult =>
  summaryOf([group], new Set(), [], [{ line: group.line, column: '', code: 'NOT_WRITTEN', value }])

function summaryOf(
  groups: readonly Grouped[],
  kept: ReadonlySet<Grouped>,
  products: readonly PlannedProduct[],
  errors: RowError[],
): BatchResult {
  const count = (outcome: PlannedProduct['outcome']) =>
    products.filter((product) => product.outcome === outcome).length
  const refused = groups.filter((group) => !kept.has(group))
  return {
    rows: groups.reduce((sum, group) => sum + group.rows, 0),
    created: count('created'),
    changed: count('changed'),
    same: count('same'),
    refused: refused.length,
    drafts: products.filter(({ outcome, fields }) => outcome === 'created' && !fields.isPublished).length,
    errors,
    links: [],
    seen: products.flatMap(seenOf),
    refusedRows: refused.flatMap(({ line, rows, source }) => {
      const own = errors.filter((error) => error.line >= line && error.line < line + Math.max(rows, 1))
      return source.map((cells) => ({ line, cells, reasons: reasonsOf(own) }))
    }),
  }
}

const seenOf = ({ standing, seen }: PlannedProduct): SeenUnits[] =>
  standing ? seen.map((place) => ({ productId: standing.id, ...place })) : []

function repeated(draft: ProductDraft, seen: SeenCodes, headers: Headers): RowError[] {
  if (!seen.has(draft.sku)) return []
  return [{ line: draft.line, column: headers.columnOf('sku'), code: 'SKU_REPEATED', value: draft.sku }]
}
