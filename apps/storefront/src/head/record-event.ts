import type { RecordedEvent } from '../shell/event-replay.ts'

const TYPES: readonly RecordedEvent['type'][] = ['click', 'change', 'submit']

/**
 * A part marked `data-deferred` is hydrated after the rest of the page: the last click, choice or submit in it before that
 * is recorded, and replayed once it is hydrated. A form is kept from leaving the page. Links need none of this.
 */
export function recordEvent(page: Pick<Window, 'addEventListener' | '__recordedEvent'>): void {
  for (const type of TYPES) {
    page.addEventListener(
      type,
      (event) => {
        const pressed = event.target as Partial<HTMLSelectElement>
        const target = type === 'click' ? pressed.closest?.('button:not([type=submit])') : pressed
        if (!target?.closest?.('[data-deferred]') || target.closest('[data-hydrated]')) return
        if (type === 'submit') event.preventDefault()
        page.__recordedEvent = {
          type,
          target: target as HTMLElement,
          value: (target as HTMLSelectElement).value,
        }
      },
      true,
    )
  }
}
