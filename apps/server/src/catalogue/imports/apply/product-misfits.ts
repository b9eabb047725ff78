import { type ImportField, ownHeader } from '#import/columns/import-fields.ts'
import type { RowError, SaidMedicine } from '#import/products/draft.ts'
import { factFields } from '#import/products/known-facts.ts'
import type { Names } from '../../names/names.service.ts'
import type { PlannedProduct } from '../plan/plan-product.ts'
import { hasPlace } from '../plan/plan-units.ts'
import type { Headers } from './batch-result.ts'

/** What a planned product is checked against. */
type Against = {
  taken: ReadonlySet<PlannedProduct>
  /** Where orders hold units of products whose options change. */
  held: ReadonlyMap<number, readonly (number | null)[]>
  headers: Headers
  names: Names
}

/** Why a product of a file cannot be written, by row and column; nothing where it can. */
export function misfitsOf(product: PlannedProduct, against: Against): RowError[] {
  const { headers } = against
  // A missing value may have no column in the file: it is named as in the shop's own file.
  const asked = (field: ImportField) => headers.columnOf(field) || ownHeader(field)
  const found = [
    ...textMisfits(product, against, asked),
    ...unknownNames(product, against),
    ...unitMisfits(product, against),
    ...kindMisfits(product, headers),
    ...product.misfits.map(({ field, code, value }): Misfit => [code, asked(field), value]),
  ]
  return found.map(([code, column, value = '']) => ({ line: product.draft.line, column, code, value }))
}

/** What is wrong, in which column, and what stands there. */
type Misfit = [code: RowError['code'], column: string, value?: string]

function textMisfits(
  product: PlannedProduct,
  { taken, headers }: Against,
  asked: (field: ImportField) => string,
): Misfit[] {
  const { draft, standing, fields, changes } = product
  const { offer, price } = fields
  const found: Misfit[] = []
  if (fields.name === '') found.push(['REQUIRED', asked('name')])
  if (!standing && draft.facts.price === undefined) found.push(['REQUIRED', asked('price')])
  if (offer && offer.price >= price && (changes.offer || changes.price)) {
    found.push(['OFFER_NOT_LOWER', headers.columnOf('price'), String(offer.price)])
  }
  if (taken.has(product)) found.push(['ADDRESS_TAKEN', headers.columnOf('slug'), fields.slug])
  if (fields.en?.name === '') found.push(['REQUIRED', headers.columnOf('nameEn')])
  if (fields.ru?.name === '') found.push(['REQUIRED', headers.columnOf('nameRu')])
  return found
}

/** Brands and categories that cannot be made of what the file calls them, and branches that there are not. */
function unknownNames({ draft }: PlannedProduct, { headers, names }: Against): Misfit[] {
  const { brand, categories = [], stock = [] } = draft.facts
  const found: Misfit[] = []
  if (brand && names.brandId(brand) === null) {
    found.push(['NAME_UNREADABLE', headers.columnOf('brand'), brand])
  }
  const path = categories.find((each) => names.categoryId(each) === null)
  if (path) found.push(['NAME_UNREADABLE', headers.columnOf('categories'), path.join(' > ')])
  const units = stock.find(({ branch }) => names.branchId(branch) === undefined)
  if (units) found.push(['BRANCH_UNKNOWN', stockColumn(headers, units.branch), units.branch])
  return found
}

/** Units that have no place, that were sold meanwhile, or that the options would lose. */
function unitMisfits(product: PlannedProduct, { held, headers }: Against): Misfit[] {
  const { standing, fields, changes, stock, moved } = product
  const found: Misfit[] = []
  const homeless = stock.find(({ value }) => value !== null && !hasValue(fields.options, value))
  if (homeless) found.push(['VALUE_UNKNOWN', headers.columnOf('optionValue'), homeless.value?.value])
  const atWhole = stock.find(({ value }) => value === null)
  if (atWhole && fields.options.length > 0) {
    found.push(['UNITS_OF_OPTIONS', headers.columnOf('stock'), String(atWhole.units)])
  }
  for (const { branch, units } of moved) {
    found.push(['UNITS_MOVED', stockColumn(headers, branch), String(units)])
  }
  const heldHere = (standing && held.get(standing.id)) ?? []
  if (changes.options && losesUnits(product, heldHere)) {
    found.push(['UNITS_OF_OPTIONS', headers.columnOf('optionValue')])
  }
  return found
}

/** A medicine that would have facts of another kind of product. */
function kindMisfits({ draft, fields, changes }: PlannedProduct, headers: Headers): Misfit[] {
  if (!fields.medicine || !fields.facts) return []
  const [field = 'factsKind'] = factFields.filter((each) => draft.facts.known?.texts[each])
  const ofMedicine = changes.medicine ? headers.columnOf(saidField(draft.facts.medicine ?? {})) : ''
  const column = ofMedicine || headers.columnOf('factsKind') || headers.columnOf(field)
  return [['FACTS_OF_OTHER_KIND', column]]
}

const stockColumn = (headers: Headers, branch: string) =>
  headers.columnOf(branch === '' ? 'stock' : `stock:${branch}`)

const hasValue = (
  options: PlannedProduct['fields']['options'],
  { option, value }: { option: string; value: string },
) => options.some(({ name, values }) => name === option && values.some((each) => each.name === value))

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
