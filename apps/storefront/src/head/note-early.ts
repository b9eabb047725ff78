import type { Early } from '../shell/replay-early.ts'

const TYPES: readonly Early['type'][] = ['click', 'change', 'submit']

/**
 * A part marked `data-late` comes to life after the rest of the page: what is pressed, chosen or sent in it before
 * is noted, the last of them, and done when it is at work. A form is kept from leaving the page. Links need none of
 * this.
 */
export function noteEarly(page: Pick<Window, 'addEventListener' | '__early'>): void {
  for (const type of TYPES) {
    page.addEventListener(
      type,
      (event) => {
        const pressed = event.target as Partial<HTMLSelectElement>
        const target = type === 'click' ? pressed.closest?.('button:not([type=submit])') : pressed
        if (!target?.closest?.('[data-late]') || target.closest('[data-awake]')) return
        if (type === 'submit') event.preventDefault()
        page.__early = { type, target: target as HTMLElement, value: (target as HTMLSelectElement).value }
      },
      true,
    )
  }
}
