export type Circuit = ReturnType<typeof createCircuit>

/**
 * Keeps from asking somebody who fails. After `failures` of them in a row nothing is asked for `restMs`; then
 * one asks, and if that works all do again. `now` is its clock, in ms: one that nobody sets back, or it would rest as long
 * again.
 */
export function createCircuit({
  failures,
  restMs,
  now = () => performance.now(),
}: {
  failures: number
  restMs: number
  now?: () => number
}) {
  let failed = 0
  let restsUntil: number | null = null
  let isTrying = false
  return {
    /** Whether to ask now. Who is let in tells how it ended. */
    enter(): boolean {
      if (restsUntil === null) return true
      if (now() < restsUntil || isTrying) return false
      isTrying = true
      return true
    },

    record(worked: boolean): void {
      isTrying = false
      failed = worked ? 0 : failed + 1
      if (worked) restsUntil = null
      else if (failed >= failures) restsUntil = now() + restMs
    },

    /** Whether nothing is asked, or one alone is trying. */
    isOpen: (): boolean => restsUntil !== null,
  }
}
