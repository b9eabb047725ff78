import type { Page } from 'playwright-core'

/** Holds back every reply from an address until it is let go; `requested` resolves when one was asked for. */
export async function held(page: Page, address: string | RegExp) {
  const requested = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  let times = 0
  await page.route(address, async (route) => {
    times += 1
    requested.resolve()
    await gate.promise
    await route.continue()
  })
  return { requested: requested.promise, let: () => gate.resolve(), times: () => times }
}
