import type { OpeningHours } from './opening-hours.ts'

const weekdays = (hours: readonly [number, number], saturday: readonly [number, number]): OpeningHours => ({
  1: hours,
  2: hours,
  3: hours,
  4: hours,
  5: hours,
  6: saturday,
})

/** When a store is open unless its owner says otherwise (specification §2): Monday to Friday 9–21, Saturday 9–20. */
export const storeHours = weekdays([9, 21], [9, 20])

/** Sales by phone and mail (specification §2): Monday to Friday 9–19, Saturday 9–17. */
export const salesHours = weekdays([9, 19], [9, 17])
