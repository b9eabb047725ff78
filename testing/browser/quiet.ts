import type { Page } from 'playwright-core'

/**
 * Waits until a page asks for nothing more. Where requests are routed, the end of one that a reload met is at times never
 * reported, and 'networkidle' never comes though the page stands: then it counts that nothing has ended for 3 s there.
 */
export async function quiet(page: Page): Promise<void> {
  const idle = page.waitForLoadState('networkidle')
  const still = page.waitForFunction(nothingEnded, undefined, { polling: 3000 })
  // A page that is left meanwhile takes its own count with it.
  await Promise.race([idle, still.catch(() => idle)])
}

/** Runs in the page: whether as much had ended when it was asked before. */
function nothingEnded(): boolean {
  const ended = performance.getEntriesByType('resource').length
  const before = document.documentElement.dataset.ended
  performance.setResourceTimingBufferSize(2000)
  document.documentElement.dataset.ended = `${ended}`
  return document.readyState === 'complete' && before === `${ended}`
}
