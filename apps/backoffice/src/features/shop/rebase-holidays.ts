import type { HolidayFields } from '../../data/port/shop.port.ts'

/** What somebody changed of the holidays, day by day, over what somebody else has saved meanwhile. */
export function rebaseHolidays(
  now: HolidayFields,
  before: HolidayFields,
  typed: HolidayFields,
): HolidayFields {
  const dayOf = ({ day }: { day: string }) => day
  return {
    added: over(now.added, before.added, typed.added, dayOf),
    removed: over(now.removed, before.removed, typed.removed, (day) => day),
  }
}

function over<Item>(
  now: readonly Item[],
  before: readonly Item[],
  typed: readonly Item[],
  dayOf: (item: Item) => string,
): Item[] {
  const lacks = (items: readonly Item[], item: Item) => !items.some((each) => dayOf(each) === dayOf(item))
  const taken = before.filter((item) => lacks(typed, item))
  const put = typed.filter((item) => lacks(before, item))
  const kept = now.filter((item) => lacks(taken, item))
  return [...kept, ...put.filter((item) => lacks(kept, item))]
}
