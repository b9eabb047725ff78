import { vi } from 'vitest'
import { patienceMs } from './patience.ts'

/** Asks until nothing is thrown any more, and gives what came of it. Vitest's own gives up after a second. */
export function until<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(ask, { timeout: patienceMs })
}
