import type { SearchScope } from '#rules/search/search-rows.ts'
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
  const { category, vehicleIds, year, fit, allergens } = scope
  const own =
    category === null ? [] : names.categories.flatMap(({ slug, id }) => (slug === category ? [id] : []))
  if (category !== null && own.length === 0) return []
  const asked = { categoryIds: own, brandSlug: null }
  const isOfScope = scopeTest(listRows, asked)
  const avoided = allergens.length > 0 ? kindsWith(columns, allergens) : null
  const isIn = (place: number) => isOfScope(place) && !avoided?.has(columns.suits[place] ?? 0)
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
  const made: number[] = []
  const forAll: number[] = []
  const listOf = (place: number) => (vehicleIds.length > 0 && has(place, flags.fitsAll) ? forAll : made)
  if (fit === 'fits' && vehicleIds.length > 0) {
    const isFitting = fittingAny(listRows, scope)
    for (let place = 0; place < isFitting.length; place += 1) {
      if (isFitting[place] === 1 && isIn(place)) keepLeast(listOf(place), columns.ids[place] ?? 0, most)
    }
  } else {
    for (const place of placesOfScope(listRows, asked).places) {
      if (made.length >= most) break
      if (isIn(place) && fits(place)) listOf(place).push(columns.ids[place] ?? 0)
    }
  }
  return [...made, ...forAll].slice(0, most)
}

/** Of whom products are for, those that say that one of the allergens is in them. */
const kindsWith = (
  { suitsKinds }: Pick<ListRows['columns'], 'suitsKinds'>,
  allergens: SearchScope['allergens'],
) =>
  new Set(
    suitsKinds.values.flatMap((suits, kind) =>
      suits?.allergens?.some((each) => allergens.includes(each)) ? [kind] : [],
    ),
  )

/** Puts a number among the least `most`, in their order: mostly behind them, since places are nearly in the order of ids. */
function keepLeast(least: number[], number: number, most: number): void {
  let place = least.length
  if (place >= most && number > (least[most - 1] ?? 0)) return
  for (; place > 0 && (least[place - 1] ?? 0) > number; place -= 1) least[place] = least[place - 1] ?? 0
  least[place] = number
  if (least.length > most) least.pop()
}

/** Marks by place what fits one of the vehicles, without asking every product: a make can have a million fitments. */
function fittingAny(
  { fitting, columns }: Pick<ListRows, 'fitting' | 'columns'>,
  { vehicleIds, year }: SearchScope,
): Uint8Array {
  const isFound = new Uint8Array(columns.size)
  for (const id of vehicleIds) {
    fitting.each({ id, year }, (place) => {
      isFound[place] = 1
    })
  }
  return isFound
}
