import type { SearchScope } from '#rules/search/search-products.ts'
import { flags } from '../catalogue/list/list-columns.ts'
import type { ListRows } from '../catalogue/list/list-rows.ts'
import { scopeTest } from '../catalogue/list/place-tests.ts'
import { placesOfScope } from '../catalogue/list/scope-places.ts'

/** Of the ids that a text found those in scope, in their order; without a text all in scope, what is made for a vehicle first. */
export function inScope(
  listRows: Pick<ListRows, 'columns' | 'names' | 'fitting' | 'scopes'>,
  ids: readonly number[] | null,
  scope: SearchScope,
): number[] {
  const { columns, names, fitting } = listRows
  const { category, vehicleIds, year, fit } = scope
  const own =
    category === null ? [] : names.categories.flatMap(({ slug, id }) => (slug === category ? [id] : []))
  if (category !== null && own.length === 0) return []
  const asked = { categoryIds: own, brandSlug: null }
  const isIn = scopeTest(listRows, asked)
  const has = (place: number, flag: number) => ((columns.flags[place] ?? 0) & flag) !== 0
  const fits = (place: number) => {
    if (vehicleIds.length === 0 || fit === 'any') return true
    if (has(place, flags.fitsSome))
      return fit === 'fits' && vehicleIds.some((id) => fitting.isNamed(place, { id, year }))
    return fit === 'may' || has(place, flags.fitsAll)
  }
  if (ids !== null) {
    return ids.filter((id) => {
      const place = columns.placeOf(id)
      return place >= 0 && isIn(place) && fits(place)
    })
  }
  const places =
    fit === 'fits' && vehicleIds.length > 0
      ? fittingAny(listRows, scope).filter(isIn)
      : placesOfScope(listRows, asked).places.filter(fits)
  const idsOf = (some: Int32Array) => Array.from(some, (place) => columns.ids[place] ?? 0)
  if (vehicleIds.length === 0) return idsOf(places)
  return [
    ...idsOf(places.filter((place) => !has(place, flags.fitsAll))),
    ...idsOf(places.filter((place) => has(place, flags.fitsAll))),
  ]
}

/** What fits one of the vehicles, each once, without asking every product. */
function fittingAny(
  { fitting, columns: { ids } }: Pick<ListRows, 'fitting' | 'columns'>,
  { vehicleIds, year }: SearchScope,
): Int32Array {
  const found = new Set<number>()
  for (const id of vehicleIds) fitting.each({ id, year }, (place) => found.add(place))
  return Int32Array.from(found).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
}
