import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Goes down its page step by step, in px, until a part that comes once it is near is there; from the top again where the
 * page ends before, as what is passed before its code is there comes when it is passed again.
 */
export async function scrollTo(part: Locator, step = 600): Promise<void> {
  const page = part.page()
  const isThere = async () => {
    if (await part.isVisible()) return true
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
    await page.mouse.wheel(0, isAtEnd ? -1_000_000 : step)
    return false
  }
  await expect.poll(isThere).toBe(true)
}
