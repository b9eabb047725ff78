import type { SearchScope } from '#rules/search/search-rows.ts'
import { flags } from '../catalogue/list/list-columns.ts'
import type { ListRows } from '../catalogue/list/list-rows.ts'
import { type PlaceTest, scopeTest } from '../catalogue/list/place-tests.ts'
import { placesOfScope } from '../catalogue/list/scope-places.ts'

type Rows = Pick<ListRows, 'columns' | 'names' | 'fitting' | 'scopes'>

/**
 * Those of the ids that a text found that are in scope, in their order. Without a text (`ids` null) all in scope, what is
 * made for the vehicle before what fits any. At most `most`.
 */
export function inScope(
  listRows: Rows,
  ids: readonly number[] | null,
  scope: SearchScope,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const { columns } = listRows
  const categoryIds = ownCategories(listRows, scope)
  if (categoryIds === null) return []
  const isOfScope = scopeTest(listRows, { categoryIds, brandSlug: null })
  const avoided = scope.allergens.length > 0 ? kindsWith(columns, scope.allergens) : null
  const isIn = (place: number) => isOfScope(place) && !avoided?.has(columns.suits[place] ?? 0)
  if (ids === null) return allInScope(listRows, { scope, categoryIds, isIn, most })
  const fits = fitTest(listRows, scope)
  const found: number[] = []
  for (const id of ids) {
    if (found.length >= most) break
    const place = columns.placeOf(id)
    if (place >= 0 && isIn(place) && fits(place)) found.push(id)
  }
  return found
}

/** The category of the animal; none where none is asked for, null where the shop has no such category. */
function ownCategories({ names }: Rows, { category }: SearchScope): number[] | null {
  if (category === null) return []
  const own = names.categories.filter(({ slug }) => slug === category)
  return own.length > 0 ? own.map(({ id }) => id) : null
}

function allInScope(
  listRows: Rows,
  asked: { scope: SearchScope; categoryIds: number[]; isIn: PlaceTest; most: number },
): number[] {
  const { scope, categoryIds, isIn, most } = asked
  const { columns } = listRows
  const hasVehicle = scope.vehicleIds.length > 0
  const made: number[] = []
  const forAll: number[] = []
  const listOf = (place: number) => (hasVehicle && has(columns, place, flags.fitsAll) ? forAll : made)
  if (scope.fit === 'fits' && hasVehicle) {
    const isFitting = fittingAny(listRows, scope)
    for (let place = 0; place < isFitting.length; place += 1) {
      if (isFitting[place] === 1 && isIn(place)) keepLeast(listOf(place), columns.ids[place] ?? 0, most)
    }
  } else {
    const fits = fitTest(listRows, scope)
    for (const place of placesOfScope(listRows, { categoryIds, brandSlug: null }).places) {
      if (made.length >= most) break
      if (isIn(place) && fits(place)) listOf(place).push(columns.ids[place] ?? 0)
    }
  }
  return [...made, ...forAll].slice(0, most)
}

const has = ({ flags }: Rows['columns'], place: number, flag: number) => ((flags[place] ?? 0) & flag) !== 0

/** Whether what stands at a place fits one of the vehicles, as far as that is asked for. */
function fitTest({ columns, fitting }: Rows, { vehicleIds, year, fit }: SearchScope): PlaceTest {
  if (vehicleIds.length === 0 || fit === 'any') return () => true
  return (place) => {
    if (has(columns, place, flags.fitsSome))
      return fit === 'fits' && vehicleIds.some((id) => fitting.isNamed(place, { id, year }))
    return fit === 'may' || has(columns, place, flags.fitsAll)
  }
}

/** Numbers of the `suits` that name one of the allergens as contained. */
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
