import type { ListScope } from './list.store.ts'
import { flags } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import { filterTests, scopeTest } from './place-tests.ts'
import { placesOfScope } from './scope-places.ts'

/** How many products can be had, and how many each branch has that has some in scope. */
export type Available = { available: number; branches: { id: number; count: number }[] }

/**
 * Counts what the filters by availability and by branch would leave, each without its own choice. `candidates` are the
 * ids that a text finds, null for all products.
 */
export function countAvailable(
  listRows: ListRows,
  scope: Omit<ListScope, 'text'>,
  candidates: readonly number[] | null,
): Available {
  const { columns, fitting } = listRows
  const tests = filterTests(listRows, { ...scope, available: false, branchId: null }).map(([, test]) => test)
  // Equal lists of branches have one number: they are counted as one, and added up at the end.
  const held = new Map<number, { passing: number; inStock: number }>()
  let available = 0

  const count = (place: number): void => {
    const list = columns.branches[place] ?? 0
    const own = held.get(list) ?? { passing: 0, inStock: 0 }
    held.set(list, own)
    if (!tests.every((test) => test(place))) return
    const isInStock = ((columns.flags[place] ?? 0) & flags.inStock) !== 0
    const isMine = scope.branchId === null || columns.branchLists.of(list).includes(scope.branchId)
    if (isMine && isInStock) available += 1
    own.passing += 1
    if (isInStock) own.inStock += 1
  }
  if (candidates === null && !scope.vehicle) placesOfScope(listRows, scope).places.forEach(count)
  else {
    const isIn = scopeTest(listRows, scope)
    const countInScope = (place: number) => {
      if (place >= 0 && isIn(place)) count(place)
    }
    if (candidates !== null) for (const id of candidates) countInScope(columns.placeOf(id))
    else if (scope.vehicle) fitting.each(scope.vehicle, countInScope)
  }

  const branches = new Map<number, number>()
  for (const [list, own] of held) {
    for (const id of columns.branchLists.of(list))
      branches.set(id, (branches.get(id) ?? 0) + (scope.available ? own.inStock : own.passing))
  }
  return {
    available,
    branches: [...branches].map(([id, each]) => ({ id, count: each })).toSorted((a, b) => a.id - b.id),
  }
}
