import { fitsInYear } from '#rules/fit/vehicle-fit.ts'
import type { SearchScope } from '#rules/search/search-products.ts'
import type { ListRows } from '../catalogue/list/list-rows.ts'

type ListRow = ListRows['rows'] extends ReadonlyMap<number, infer Row> ? Row : never

/** Of the ids that a text found those in scope, in their order; without a text all in scope, what is made for a vehicle first. */
export function inScope(
  listRows: Pick<ListRows, 'rows' | 'names' | 'fitting'>,
  ids: readonly number[] | null,
  scope: SearchScope,
): number[] {
  const { rows, names } = listRows
  const { category, vehicleIds, year, fit } = scope
  const categoryId = names.categories.find(({ slug }) => slug === category)?.id
  const isInCategory = (row: ListRow) =>
    category === null || (categoryId !== undefined && row.categoryIds.includes(categoryId))
  const wanted = new Set(vehicleIds)
  const isFor = (row: ListRow) =>
    row.vehicleIds.some((id) => wanted.has(id) && fitsInYear(row.fitYears, { id, year }))
  const fits = (row: ListRow) => {
    if (vehicleIds.length === 0 || fit === 'any') return true
    if (row.vehicleIds.length > 0) return fit === 'fits' && isFor(row)
    return fit === 'may' || row.fitsAll
  }
  if (ids !== null) {
    return ids.filter((id) => {
      const row = rows.get(id)
      return row !== undefined && isInCategory(row) && fits(row)
    })
  }
  const found =
    fit === 'fits' && vehicleIds.length > 0
      ? fitting(listRows, scope).filter(isInCategory)
      : [...rows.values()].filter((row) => isInCategory(row) && fits(row))
  if (vehicleIds.length === 0) return found.map(({ id }) => id)
  return [...found.filter((row) => !row.fitsAll), ...found.filter((row) => row.fitsAll)].map(({ id }) => id)
}

/** What fits one of the vehicles, each once, without asking every product. */
function fitting(
  { fitting: fitted }: Pick<ListRows, 'fitting'>,
  { vehicleIds, year }: SearchScope,
): ListRow[] {
  const found = new Set<ListRow>()
  for (const id of vehicleIds) fitted.each({ id, year }, (row) => found.add(row))
  return [...found].toSorted((a, b) => a.id - b.id)
}
