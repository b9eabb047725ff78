import { fitsInYear } from '#rules/fit/vehicle-fit.ts'
import type { SearchScope } from '#rules/search/search-products.ts'
import type { ListRows } from '../catalogue/list/list-rows.ts'

type ListRow = ListRows['rows'] extends ReadonlyMap<number, infer Row> ? Row : never

/** Of the ids that a text found those in scope, in their order; without a text all in scope, what is made for a vehicle first. */
export function inScope(
  { rows, names }: ListRows,
  ids: readonly number[] | null,
  { category, vehicleIds, year, fit }: SearchScope,
): number[] {
  const categoryId = names.categories.find(({ slug }) => slug === category)?.id
  const wanted = new Set(vehicleIds)
  const isFor = (row: ListRow) =>
    row.vehicleIds.some((id) => wanted.has(id) && fitsInYear(row.fitYears, { id, year }))
  const fits = (row: ListRow) => {
    if (vehicleIds.length === 0 || fit === 'any') return true
    if (row.vehicleIds.length > 0) return fit === 'fits' && isFor(row)
    return fit === 'may' || row.fitsAll
  }
  const passes = (row: ListRow) =>
    (category === null || (categoryId !== undefined && row.categoryIds.includes(categoryId))) && fits(row)
  if (ids !== null) {
    return ids.filter((id) => {
      const row = rows.get(id)
      return row !== undefined && passes(row)
    })
  }
  const found = [...rows.values()].filter(passes)
  if (vehicleIds.length === 0) return found.map(({ id }) => id)
  return [...found.filter((row) => !row.fitsAll), ...found.filter((row) => row.fitsAll)].map(({ id }) => id)
}
