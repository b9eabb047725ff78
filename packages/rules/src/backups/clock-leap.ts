import { dayMs } from '../time/day-ms.ts'

/** Whether a copy is dated by a clock that was ahead: clocks of two machines differ by less than a day. Both in ms since 1970. */
export const isAhead = (at: number, now: number): boolean => at - now > dayMs

/**
 * Whether copies are too old by a leap of the clock alone: the time from the last of them to what comes after it is more than
 * they are kept and a day, and more than twice that between any two of them. `old` are their moments in order, in ms, and `next`
 * is that of the copy after them, or now.
 */
export function hasLeapt(
  old: readonly number[],
  { next, keepDays }: { next: number; keepDays: number },
): boolean {
  const last = old.at(-1)
  if (last === undefined) return false
  const steps = old.slice(1).map((at, place) => at - (old[place] ?? at))
  const leap = next - last
  return leap > (keepDays + 1) * dayMs && leap > 2 * Math.max(0, ...steps)
}
