import { vi } from 'vitest'

/** How long a busy machine may take for a step; a broken one never gets there: who breaks it says in seconds how long is enough. */
export const patienceMs = Number(process.env.TEST_PATIENCE ?? 120) * 1000

/** Asks until nothing is thrown any more, and gives what came of it. Vitest's own gives up after a second, in ms: 1000. */
export function until<Result>(ask: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(ask, { timeout: patienceMs })
}
