import type { Page } from 'playwright-core'

/**
 * Waits until a page asks for nothing more. Where requests are routed, the end of one that a reload met is at times never
 * reported, and 'networkidle' never comes though the page stands: then it counts that nothing has ended for 3 s there.
 */
export async function quiet(page: Page): Promise<void> {
  const idle = page.waitForLoadState('networkidle')
  // A page that is left meanwhile takes its own count with it.
  await Promise.race([idle, page.evaluate(untilNothingEnds, 3000).catch(() => idle)])
}

/** Runs in the page. */
async function untilNothingEnds(ms: number): Promise<void> {
  performance.setResourceTimingBufferSize(2000)
  let ended = -1
  for (;;) {
    const now = performance.getEntriesByType('resource').length
    if (document.readyState === 'complete' && now === ended) return
    ended = now
    await new Promise((resolve) => setTimeout(resolve, ms))
  }
}
