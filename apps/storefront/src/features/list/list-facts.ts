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

export function toggled<Value>(values: Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** The attributes with one value of one of them taken up or given up; an attribute without values goes. */
export function withAttribute(
  attributes: ListState['attributes'],
  name: string,
  value: string,
): ListState['attributes'] {
  const { [name]: before = [], ...others } = attributes
  const values = toggled(before, value)
  return values.length > 0 ? { ...attributes, [name]: values } : others
}
