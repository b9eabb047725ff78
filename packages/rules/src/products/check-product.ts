import type { EditedProduct, ProductField } from './product.ts'

export type ProductMisfit = { field: ProductField; code: 'FIELD_REQUIRED' | 'FIELD_INVALID' }

const isRepeated = (values: readonly (string | number)[]): boolean => new Set(values).size < values.length

/** What one that is for sale has to have; a draft may wait for it. */
const requiredToPublish: ((product: EditedProduct) => ProductField | false)[] = [
  ({ price }) => price === 0 && 'price',
  ({ categoryIds }) => categoryIds.length === 0 && 'categoryIds',
]

const required: ((product: EditedProduct) => ProductField | false)[] = [
  ({ name }) => name === '' && 'name',
  ({ sku }) => sku === '' && 'sku',
  ({ slug }) => slug === '' && 'slug',
  ({ options }) =>
    options.some(
      ({ name, values }) => name === '' || values.length === 0 || values.some((each) => !each.name),
    ) && 'options',
  ({ fitment, vehicles }) => fitment === 'some' && vehicles.length === 0 && 'vehicles',
  // What costs nothing would be paid by being ordered.
  ({ offer }) => offer !== null && offer.price < 1 && 'offer',
]

const invalid: ((product: EditedProduct) => ProductField | false)[] = [
  ({ slug }) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/.test(slug) && 'slug',
  ({ price, offer }) => offer !== null && offer.price >= price && 'offer',
  ({ offer }) => offer?.from != null && offer.until !== null && offer.from >= offer.until && 'offer',
  ({ options }) => isRepeated(options.map(({ name }) => name)) && 'options',
  ({ options }) => options.some(({ values }) => isRepeated(values.map(({ name }) => name))) && 'options',
  ({ options }) =>
    options.some(({ kind, values }) => kind === 'color' && values.some(({ color }) => color === null)) &&
    'options',
  ({ categoryIds }) => isRepeated(categoryIds) && 'categoryIds',
  ({ vehicles }) => isRepeated(vehicles.map(({ vehicleId }) => vehicleId)) && 'vehicles',
  ({ vehicles }) =>
    vehicles.some(
      ({ fromYear, toYear }) => (fromYear === null) !== (toYear === null) || (fromYear ?? 0) > (toYear ?? 0),
    ) && 'vehicles',
  ({ fitment, vehicles }) => fitment !== 'some' && vehicles.length > 0 && 'vehicles',
]

/**
 * What a whole product lacks or says wrongly, a field at most once, in the order in which it is edited. That its codes
 * and its address are nobody else's the database knows.
 */
export function productMisfits(product: EditedProduct): ProductMisfit[] {
  const lacking = [...required, ...(product.isPublished ? requiredToPublish : [])]
  const found = [
    ...lacking.map((check) => ({ field: check(product), code: 'FIELD_REQUIRED' as const })),
    ...invalid.map((check) => ({ field: check(product), code: 'FIELD_INVALID' as const })),
  ]
  const misfits = found.flatMap(({ field, code }) => (field ? [{ field, code }] : []))
  return misfits.filter(({ field }, place) => misfits.findIndex((each) => each.field === field) === place)
}
