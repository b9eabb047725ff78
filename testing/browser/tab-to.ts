import type { Locator } from 'playwright-core'

/**
 * Goes on, or back where that is nearer, with the tab key until the control has the focus, in about `mostPresses` at the
 * most. Parts of a page that come while the key nears them have stops of their own: how many it passes is not always the same.
 */
export async function tabTo(control: Locator, mostPresses: number): Promise<void> {
  await control.waitFor()
  const { keyboard } = control.page()
  for (let steps = 0; steps < mostPresses; ) {
    const { isThere, isBehind, between } = await control.evaluate(wayTo)
    if (isThere) return
    // What lies between is counted roughly: half of the way at once cannot pass the control by far.
    const presses = Math.max(1, Math.floor(between / 2))
    for (let press = 0; press < presses; press += 1) await keyboard.press(isBehind ? 'Shift+Tab' : 'Tab')
    steps += presses
  }
  throw new Error(`The tab key does not come to ${control} in ${mostPresses} presses.`)
}

/** Chooses a radio or ticks a box with the tab key, pressed at most about so often, the arrows and space. */
export async function chooseByKey(choice: Locator, mostPresses: number): Promise<void> {
  await choice.waitFor()
  const { keyboard } = choice.page()
  const group = await choice.evaluate((input: HTMLInputElement) => (input.type === 'radio' ? input.name : ''))
  const radios = choice.page().locator(`input[type="radio"][name="${group}"]:enabled`)
  const places = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).checked))
  // The tab key comes to what is chosen of a group, else to its first.
  await tabTo(group === '' ? choice : radios.nth(Math.max(0, places.indexOf(true))), mostPresses)
  for (let step = 0; step < places.length && !(await isFocused(choice)); step += 1) {
    await keyboard.press('ArrowDown')
  }
  if (!(await choice.isChecked())) await keyboard.press('Space')
}

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Runs in the page. Where a control lies from what has the focus, and how many others could have it on the way. */
function wayTo(control: Element): { isThere: boolean; isBehind: boolean; between: number } {
  const from = document.activeElement ?? document.body
  const isBehind = (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) > 0
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, summary',
    ),
  ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
  const placeOf = (element: Element) =>
    stops.filter((stop) => stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).length
  return {
    isThere: from === control,
    isBehind,
    between: Math.abs(placeOf(control) - placeOf(from)),
  }
}
