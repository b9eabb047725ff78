import { filterTests } from './count-facets.ts'
import type { ListScope } from './list.store.ts'
import type { ListRow } from './list-rows.store.ts'
import type { ListRows } from './list-rows.ts'
import { scopeTest } from './scope-rows.ts'

/** How many products can be had, and how many each branch has that has some in scope. */
export type Available = { available: number; branches: { id: number; count: number }[] }

/**
 * Counts what the filters by availability and by branch would leave, each without its own choice. `candidates` are the
 * ids that a text finds, null for all products.
 */
export function countAvailable(
  { rows, names, fitting }: ListRows,
  scope: Omit<ListScope, 'text'>,
  candidates: Iterable<number> | null,
): Available {
  const brandIds = new Map(names.brands.map((brand) => [brand.slug, brand.id]))
  const inScope = scopeTest(scope, brandIds)
  const tests = filterTests({ ...scope, available: false, branchId: null }, brandIds).map(([, test]) => test)
  // Equal lists of branches are one array: they are counted as one, and added up at the end.
  const held = new Map<readonly number[], { passing: number; inStock: number }>()
  let available = 0

  const count = (row: ListRow): void => {
    if (!inScope(row)) return
    const passes = tests.every((test) => test(row))
    const isMine = scope.branchId === null || row.branchIds.includes(scope.branchId)
    if (passes && isMine && row.inStock) available += 1
    const own = held.get(row.branchIds) ?? { passing: 0, inStock: 0 }
    held.set(row.branchIds, own)
    if (!passes) return
    own.passing += 1
    if (row.inStock) own.inStock += 1
  }
  if (candidates !== null) {
    for (const id of candidates) {
      const row = rows.get(id)
      if (row) count(row)
    }
  } else if (scope.vehicle) fitting.each(scope.vehicle, count)
  else for (const row of rows.values()) count(row)

  const branches = new Map<number, number>()
  for (const [ids, own] of held) {
    for (const id of ids)
      branches.set(id, (branches.get(id) ?? 0) + (scope.available ? own.inStock : own.passing))
  }
  return {
    available,
    branches: [...branches].map(([id, each]) => ({ id, count: each })).toSorted((a, b) => a.id - b.id),
  }
}
