import { setTimeout as sleep } from 'node:timers/promises'

export type OpenThings = ReturnType<typeof openThings>

type Step = { name: string; close: () => Promise<unknown>; limitMs: number }

/**
 * What a process has opened and must close, in the reverse of the order in which it was opened. A step that
 * outlasts its limit is left behind, so that those after it still run.
 */
export function openThings(report: (problem: string) => void) {
  const steps: Step[] = []
  let closing: Promise<void> | undefined

  const closeAll = async () => {
    for (const step of steps.toReversed()) {
      const outcome = await Promise.race([
        step.close().then(() => 'closed'),
        sleep(step.limitMs, 'late', { ref: false }),
      ]).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      if (outcome === 'late') report(`Closing ${step.name} took more than ${step.limitMs} ms`)
      else if (outcome !== 'closed') report(`Closing ${step.name} failed: ${outcome}`)
    }
  }

  return {
    add(name: string, limitMs: number, close: () => Promise<unknown>) {
      steps.push({ name, limitMs, close })
    },
    close(): Promise<void> {
      closing ??= closeAll()
      return closing
    },
  }
}
