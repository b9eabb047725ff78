import { type ListState, listHref } from './list-state.ts'

/** Where a list stands: every change of its state keeps the path. */
export type ListPlace = {
  path: string
  state: ListState
}

/** The address of the same list with something changed; unless a page is named, from its first page. */
export function changedHref({ path, state }: ListPlace, change: Partial<ListState>): string {
  return listHref(path, { ...state, page: 1, ...change })
}
