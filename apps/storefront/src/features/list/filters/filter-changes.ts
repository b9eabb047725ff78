import type { ListState } from '../list-state.ts'

export function toggled<Value>(values: Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}

/** The attributes with the values of one of them replaced; an attribute without values goes. */
export function withAttribute(
  attributes: ListState['attributes'],
  name: string,
  values: string[],
): ListState['attributes'] {
  const { [name]: _, ...others } = attributes
  return values.length > 0 ? { ...attributes, [name]: values } : others
}

/** The whole stars of 'so many or more', highest first, as they stand in an address. */
export const ratingsFrom = (least: number): number[] => [5, 4, 3, 2, 1].filter((stars) => stars >= least)

/** The least of stars that go without a gap up to 5; null for every other choice. */
export function leastOf(ratings: readonly number[]): number | null {
  const least = Math.min(...ratings)
  return ratings.length > 0 && ratings.length === 6 - least && ratings.includes(5) ? least : null
}

/** The ends that say 'from 0' and 'any price' in an address, where only the other one was typed. */
export const openPrice = { low: 0, high: 999_999_999 }
