import type { SearchScope } from '#rules/search/search-products.ts'
import { flags } from '../catalogue/list/list-columns.ts'
import type { ListRows } from '../catalogue/list/list-rows.ts'
import { scopeTest } from '../catalogue/list/place-tests.ts'
import { placesOfScope } from '../catalogue/list/scope-places.ts'

/**
 * Of the ids that a text found those in scope, in their order; without a text all in scope, what is made for a vehicle
 * first. At most `most`.
 */
export function inScope(
  listRows: Pick<ListRows, 'columns' | 'names' | 'fitting' | 'scopes'>,
  ids: readonly number[] | null,
  scope: SearchScope,
  most = Number.POSITIVE_INFINITY,
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
    const shown: number[] = []
    for (const id of ids) {
      if (shown.length >= most) break
      const place = columns.placeOf(id)
      if (place >= 0 && isIn(place) && fits(place)) shown.push(id)
    }
    return shown
  }
  const isFitting = fit === 'fits' && vehicleIds.length > 0
  const places = isFitting ? fittingAny(listRows, scope).filter(isIn) : placesOfScope(listRows, asked).places
  const idsOf = (some: Int32Array) => {
    const taken = isFitting ? some : some.subarray(0, most)
    const found = new Int32Array(taken.length)
    for (let at = 0; at < taken.length; at += 1) found[at] = columns.ids[taken[at] ?? 0] ?? 0
    return Array.from((isFitting ? found.sort() : found).subarray(0, most))
  }
  if (vehicleIds.length === 0) return idsOf(places)
  const named = isFitting ? places : places.filter(fits)
  const made = idsOf(named.filter((place) => !has(place, flags.fitsAll)))
  const rest = made.length < most ? idsOf(named.filter((place) => has(place, flags.fitsAll))) : []
  return [...made, ...rest].slice(0, most)
}

/** What fits one of the vehicles, each once, without asking every product: a make can have a million fitments. */
function fittingAny(
  { fitting, columns }: Pick<ListRows, 'fitting' | 'columns'>,
  { vehicleIds, year }: SearchScope,
): Int32Array {
  const isFound = new Uint8Array(columns.size)
  const found = new Int32Array(columns.size)
  let amount = 0
  for (const id of vehicleIds) {
    fitting.each({ id, year }, (place) => {
      if (isFound[place] === 1) return
      isFound[place] = 1
      found[amount] = place
      amount += 1
    })
  }
  return found.subarray(0, amount)
}
