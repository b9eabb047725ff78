import type { BrowserContextOptions, Page } from 'playwright-core'
import { textsOf } from '#testing/browser/texts.ts'

/** A mid-range phone, as Lighthouse has it. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-CL',
} satisfies BrowserContextOptions

/** How many times slower than this machine it computes. */
export const cpuSlowdown = 4

const text = textsOf('es')

/** Opens a page and waits until nothing is left of a first visit that would take the processors from a press. */
export async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('#preloader').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  const refuse = page.getByRole('button', { name: text('CONSENT_REFUSE') })
  await refuse.tap()
  await refuse.waitFor({ state: 'detached' })
  // The service worker is installed once in a browser's life.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}
