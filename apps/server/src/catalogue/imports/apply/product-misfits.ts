import { type ImportField, ownHeader } from '#import/columns/import-fields.ts'
import type { RowError, SaidMedicine } from '#import/products/draft.ts'
import { factFields } from '#import/products/known-facts.ts'
import type { Names } from '../../names/names.service.ts'
import type { PlannedProduct } from '../plan/plan-product.ts'
import { hasPlace } from '../plan/plan-units.ts'
import type { Headers } from './batch-result.ts'

/** What rows are held against, besides what stands of their products. */
type Against = {
  taken: ReadonlySet<PlannedProduct>
  /** Where orders hold units of products whose options change. */
  held: ReadonlyMap<number, readonly (number | null)[]>
  headers: Headers
  names: Names
}

/** Why a product of a file cannot be written, by row and column; nothing where it can. */
export function misfitsOf(product: PlannedProduct, { taken, held, headers, names }: Against): RowError[] {
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
