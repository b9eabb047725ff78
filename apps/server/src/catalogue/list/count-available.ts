import type { ListScope } from './list.store.ts'
import { flags } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import { filtersOf, placesPassing } from './place-tests.ts'
import { type Candidates, fittingPlaces, placesOfFound, placesOfScope } from './scope-places.ts'

/** How many products can be had, and how many each branch has that has some in scope. */
export type Available = { available: number; branches: { id: number; count: number }[] }

/**
 * Counts what the filters by availability and by branch would leave, each without its own choice. `candidates` are what
 * a text finds, null for all products.
 */
export function countAvailable(
  listRows: ListRows,
  scope: Omit<ListScope, 'text'>,
  candidates: Candidates | null,
): Available {
  const { columns } = listRows
  const filters = filtersOf(listRows, { ...scope, available: false, branchId: null })
  const places = candidatePlaces(listRows, scope, candidates)
  // Equal lists of branches have one number: they are counted as one, and added up at the end.
  const held = new Map<number, { passing: number; inStock: number }>()
  for (const place of places) held.set(columns.branches[place] ?? 0, { passing: 0, inStock: 0 })
  for (const place of placesPassing(places, filters)) {
    const own = held.get(columns.branches[place] ?? 0)
    if (!own) continue
    own.passing += 1
    if (((columns.flags[place] ?? 0) & flags.inStock) !== 0) own.inStock += 1
  }

  const branches = new Map<number, number>()
  let available = 0
  for (const [list, own] of held) {
    const ids = columns.branchLists.of(list)
    if (scope.branchId === null || ids.includes(scope.branchId)) available += own.inStock
    for (const id of ids)
      branches.set(id, (branches.get(id) ?? 0) + (scope.available ? own.inStock : own.passing))
  }
  return {
    available,
    branches: [...branches].map(([id, each]) => ({ id, count: each })).toSorted((a, b) => a.id - b.id),
  }
}

function candidatePlaces(
  listRows: ListRows,
  scope: Omit<ListScope, 'text'>,
  candidates: Candidates | null,
): Int32Array {
  if (candidates !== null) return placesOfFound(listRows, scope, candidates).places
  return scope.vehicle ? fittingPlaces(listRows, scope, scope.vehicle) : placesOfScope(listRows, scope).places
}
