import type { RecordedEvent } from '../shell/event-replay.ts'

const eventTypes: readonly RecordedEvent['type'][] = ['click', 'change', 'submit']

/**
 * A part marked `data-deferred` is hydrated after the rest of the page: the choices in it before that, and the last click
 * or submit, are recorded, and replayed once it is hydrated. A form is kept from leaving the page. Links need none of
 * this.
 */
export function recordEvents(page: Pick<Window, 'addEventListener' | '__recordedEvents'>): void {
  for (const type of eventTypes) {
    page.addEventListener(
      type,
      (event) => {
        const pressed = event.target as Partial<HTMLInputElement>
        const target = type === 'click' ? pressed.closest?.('button:not([type=submit])') : pressed
        const part = target?.closest?.<HTMLElement>('[data-deferred]')
        if (!part || 'hydrated' in part.dataset) return
        if (type === 'submit') event.preventDefault()
        const { value, checked } = target as HTMLInputElement
        // A click that nothing answers is repeated; all choices count.
        const earlier =
          page.__recordedEvents?.filter((each) => type === 'change' || each.type === 'change') ?? []
        page.__recordedEvents = [...earlier, { type, target: target as HTMLElement, event, value, checked }]
      },
      true,
    )
  }
}
