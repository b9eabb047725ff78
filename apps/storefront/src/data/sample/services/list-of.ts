import { listWindow } from '#rules/catalogue/list-window.ts'
import type { List } from './shapes.ts'

/** A page of what is found, in the list response of specification §3. */
export function listOf<Item>(
  found: readonly Item[],
  { page, limit, sort }: { page: number; limit: number; sort: string },
): List<Item> {
  const window = listWindow({ total: found.length, page, limit })
  const start = (window.page - 1) * window.limit
  return { ...window, sort, items: found.slice(start, start + window.limit) }
}
