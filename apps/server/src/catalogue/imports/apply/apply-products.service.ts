import { type ImportField, ownHeader } from '#import/columns/import-fields.ts'
import type { Grouped, ProductDraft, RowError, SaidMedicine } from '#import/products/draft.ts'
import { factFields } from '#import/products/known-facts.ts'
import { productLimits } from '#rules/products/product.ts'
import { productSlug } from '#rules/products/product-slug.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { expectedNames, type KnownNames, missingNames, type Names } from '../../names/names.service.ts'
import { importUnitsStore, type SeenUnits } from '../plan/import-units.store.ts'
import { type Beside, type PlannedProduct, planProduct } from '../plan/plan-product.ts'
import { hasPlace } from '../plan/plan-units.ts'
import { standingStore } from '../plan/standing.store.ts'
import { codesIn, openLinks } from './apply-links.service.ts'
import { type BatchResult, type Headers, reasonsOf } from './batch-result.ts'
import { picturesMissing } from './pictures-missing.ts'
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
  const atCheck = write?.keepsUnits ? await importUnitsStore.kept(write.tx, write.importId, ids) : null
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

/** What became of rows that cannot be written, of which nobody knew why before. */
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

/** A new product without an address gets one of its name; where that is taken, with its code. */
async function giveSlugs(executor: Executor, products: readonly PlannedProduct[]): Promise<void> {
  const without = products.filter(({ standing, fields }) => !standing && fields.slug === '')
  const wanted = without.map(({ fields }) => productSlug(fields.name) || productSlug(`p ${fields.sku}`))
  const taken = await standingStore.takenSlugs(executor, wanted)
  const given = new Set(products.map(({ fields }) => fields.slug))
  for (const [place, { fields }] of without.entries()) {
    const slug = wanted[place] ?? ''
    const own = taken.has(slug) || given.has(slug) ? withCode(slug, fields.sku) : slug
    given.add(own)
    fields.slug = own
  }
}

const withCode = (slug: string, sku: string) => {
  const code = productSlug(sku)
  return `${slug.slice(0, productLimits.slug - code.length - 1).replace(/-+$/, '')}-${code}`
}

/** Addresses that other products have, or that several of these would. */
async function takenAddresses(
  executor: Executor,
  products: readonly PlannedProduct[],
): Promise<Set<PlannedProduct>> {
  const asking = products.filter(({ standing, changes }) => !standing || changes.slug)
  const owners = await standingStore.takenSlugs(
    executor,
    asking.map(({ fields }) => fields.slug),
  )
  const given = new Set<string>()
  return new Set(
    asking.filter(({ standing, fields: { slug } }) => {
      const owner = owners.get(slug)
      const isTaken = given.has(slug) || (owner !== undefined && owner !== standing?.id)
      given.add(slug)
      return isTaken
    }),
  )
}

/** What rows are held against, besides what stands of their products. */
type Against = {
  taken: ReadonlySet<PlannedProduct>
  /** Where orders hold units of products whose options change. */
  held: ReadonlyMap<number, readonly (number | null)[]>
  headers: Headers
  names: Names
}

function misfitsOf(product: PlannedProduct, { taken, held, headers, names }: Against): RowError[] {
  const { draft, standing, fields, changes } = product
  const error = (code: RowError['code'], column: string, value = ''): RowError => ({
    line: draft.line,
    ...{ column, code, value },
  })
  const errors: RowError[] = []
  if (fields.name === '') errors.push(error('REQUIRED', headers.columnOf('name')))
  if (!standing && draft.facts.price === undefined) errors.push(error('REQUIRED', headers.columnOf('price')))
  if (fields.offer && fields.offer.price >= fields.price && (changes.offer || changes.price)) {
    errors.push(error('OFFER_NOT_LOWER', headers.columnOf('price'), String(fields.offer.price)))
  }
  if (taken.has(product)) errors.push(error('ADDRESS_TAKEN', headers.columnOf('slug'), fields.slug))
  if (fields.en?.name === '') errors.push(error('REQUIRED', headers.columnOf('nameEn')))
  if (fields.ru?.name === '') errors.push(error('REQUIRED', headers.columnOf('nameRu')))
  const { brand, categories = [] } = draft.facts
  if (brand && names.brandId(brand) === null) {
    errors.push(error('NAME_UNREADABLE', headers.columnOf('brand'), brand))
  }
  const pathless = categories.find((path) => names.categoryId(path) === null)
  if (pathless) errors.push(error('NAME_UNREADABLE', headers.columnOf('categories'), pathless.join(' > ')))
  const placeless = (draft.facts.stock ?? []).find(({ branch }) => names.branchId(branch) === undefined)
  if (placeless) errors.push(error('BRANCH_UNKNOWN', headers.columnOf('stock'), placeless.branch))
  const lost = product.stock.find(
    ({ value }) =>
      value !== null &&
      !fields.options.some(
        ({ name, values }) => name === value.option && values.some((each) => each.name === value.value),
      ),
  )
  if (lost) errors.push(error('VALUE_UNKNOWN', headers.columnOf('optionValue'), lost.value?.value))
  const atWhole = product.stock.find(({ value }) => value === null)
  if (atWhole && fields.options.length > 0) {
    errors.push(error('UNITS_OF_OPTIONS', headers.columnOf('stock'), String(atWhole.units)))
  }
  for (const { branch, units } of product.moved) {
    const column = headers.columnOf(branch === '' ? 'stock' : `stock:${branch}`)
    errors.push(error('UNITS_MOVED', column, String(units)))
  }
  const heldHere = (standing && held.get(standing.id)) ?? []
  if (changes.options && losesUnits(product, heldHere)) {
    errors.push(error('UNITS_OF_OPTIONS', headers.columnOf('optionValue')))
  }
  if (fields.medicine && fields.facts) {
    const kind = headers.columnOf('factsKind')
    const [field = 'factsKind'] = factFields.filter((each) => draft.facts.known?.texts[each])
    const column = changes.medicine ? headers.columnOf(saidField(draft.facts.medicine ?? {})) : ''
    errors.push(error('FACTS_OF_OTHER_KIND', column || kind || headers.columnOf(field)))
  }
  for (const { field, code, value } of product.misfits) {
    // What is asked for may have no column yet: it is told by the name that ours has.
    errors.push(error(code, headers.columnOf(field) || ownHeader(field), value))
  }
  return errors
}

/** The first that a file says of a medicine. */
function saidField({ weight, ...said }: SaidMedicine = {}): ImportField {
  const fields = { ...said, animalFromKg: weight?.fromKg ?? null, animalToKg: weight?.toKg ?? null }
  const told = Object.entries(fields) as [ImportField, unknown][]
  const found = told.find(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null))
  return found?.[0] ?? 'sagRegister'
}

/**
 * Whether orders hold units of what a file leaves out of the options, or units stand there and the file does not say
 * where they are.
 */
function losesUnits(
  { draft, standing, fields: { options } }: PlannedProduct,
  held: readonly (number | null)[],
): boolean {
  if (!held.every((valueId) => hasPlace(options, valueId))) return true
  if (draft.facts.stock?.length) return false
  return (standing?.stock ?? []).some(({ valueId, units }) => units > 0 && !hasPlace(options, valueId))
}
