import type { Database } from '../../db/connection.ts'
import { circuitStore } from './circuit.store.ts'

export type Circuit = ReturnType<typeof createCircuit>

/** How soon a process hears that another one's try has worked. */
const looksEveryMs = 1000

/**
 * Keeps all processes of the shop from asking somebody who fails. After `failures` of them in a row, whoever asked, nothing
 * is asked for `restMs`; then one of all processes asks, and if that works all do again. A process that never saw a failure
 * asks the database nothing, and so learns that others rest by its own first one. `now` is the clock of its memory, in ms:
 * one that nobody sets back. Rejects where the database cannot be asked.
 */
export function createCircuit({
  database,
  dependency,
  failures,
  restMs,
  now = () => performance.now(),
}: {
  database: Pick<Database, 'pool'>
  /** Who is asked, the same in each process. */
  dependency: string
  failures: number
  restMs: number
  now?: () => number
}) {
  const row = circuitStore(database, { dependency, failures, restMs })
  let hasFailed = false
  /** When the database is asked whether it still rests; null while nothing rests. */
  let looksAt: number | null = null
  let isLooking = false
  const lookLater = () => {
    looksAt = now() + Math.min(looksEveryMs, restMs)
  }

  async function look(): Promise<boolean> {
    const found = await row.claim()
    if (found === 'works') {
      hasFailed = false
      looksAt = null
      return true
    }
    lookLater()
    return found === 'claimed'
  }

  return {
    /** Whether to ask now. Who is let in tells how it ended. */
    async enter(): Promise<boolean> {
      if (looksAt === null) return true
      if (isLooking || now() < looksAt) return false
      isLooking = true
      try {
        return await look()
      } finally {
        isLooking = false
      }
    },

    async record(worked: boolean): Promise<void> {
      if (worked) {
        if (!hasFailed) return
        hasFailed = false
        looksAt = null
        await row.clear()
        return
      }
      hasFailed = true
      if (await row.fail()) lookLater()
    },

    /** Whether nothing is asked, or one alone is trying, as far as this process has heard. */
    isOpen: (): boolean => looksAt !== null,
  }
}
