import type { Page } from 'playwright-core'

type WatchedWindow = { shown: Promise<number> }

/** How long it takes from the first `event` that `press` causes to the frame that has the heading of another product, ms. */
export async function timeToProduct(
  page: Page,
  event: 'click' | 'touchstart',
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(watch, event)
  await press()
  return page.evaluate(() => (window as unknown as WatchedWindow).shown)
}

/** Runs in the page: `shown` settles with the time. */
function watch(type: 'click' | 'touchstart'): void {
  const before = document.querySelector('main h1')?.textContent
  const shown = new Promise<number>((resolve) => {
    addEventListener(
      type,
      (event) => {
        const observer = new MutationObserver(() => {
          const now = document.querySelector('main h1')?.textContent
          if (!now || now === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })
  Object.assign(window, { shown })
}
