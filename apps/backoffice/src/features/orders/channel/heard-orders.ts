import { oncePer } from '../../../shell/once-per.ts'

/**
 * Gathers the ids of orders that are told of, and hands them on at once, then at most once per span of time. None
 * stands for any: what is gathered with it is any as well.
 */
export function heardOrders(
  milliseconds: number,
  act: (ids: readonly number[]) => Promise<unknown>,
): (ids: readonly number[]) => void {
  let isAny = false
  const gathered = new Set<number>()
  const handOn = oncePer(milliseconds, () => {
    const ids = isAny ? [] : [...gathered]
    isAny = false
    gathered.clear()
    return act(ids)
  })
  return (ids) => {
    if (ids.length === 0) isAny = true
    for (const id of ids) gathered.add(id)
    handOn()
  }
}
