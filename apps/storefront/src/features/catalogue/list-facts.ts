import { type ListState, listHref } from './list-state.ts'

/** Where a list stands: every change of its state keeps the path. */
export interface ListPlace {
  path: string
  state: ListState
}

/** The address of the same list with something changed; unless a page is named, from its first page. */
export function changedHref({ path, state }: ListPlace, change: Partial<ListState>): string {
  return listHref(path, { ...state, page: 1, ...change })
}

export function toggled<Value>(values: Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
