import { flushSync } from 'react-dom'

/** An event in a part of the document that is not hydrated yet: the script of the head records it. */
export type RecordedEvent = {
  type: 'click' | 'change' | 'submit'
  target: HTMLElement
  /** The event itself: whether it is still on its way, it alone knows. */
  event: Event
  /** What a field or a list of choices was set to. */
  value?: string
  /** Whether a radio or a checkbox was checked. */
  checked?: boolean
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: adds to the library's interface
  interface Window {
    /** In the order in which they happened. */
    __recordedEvents?: RecordedEvent[]
  }
}

let resolveHydrated: () => void = () => undefined

/** Settles when the footer is hydrated. */
export const footerHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Called by the footer when it is hydrated. */
export const markFooterHydrated = (): void => resolveHydrated()

/**
 * Called by a part marked `data-deferred` in a layout effect, when it is hydrated: replays the events that were recorded in it.
 * A later effect would leave a moment in which React answers a press that is recorded as well.
 */
export function replayEvents(part: HTMLElement | null): void {
  if (!part) return
  part.dataset.hydrated = ''
  const recorded = window.__recordedEvents ?? []
  // A part within it replays its own.
  const mine = recorded.filter(({ target }) => target.closest('[data-deferred]') === part)
  // Where nothing was pressed, nothing tells of somebody who is there.
  if (mine.length === 0) return
  window.__recordedEvents = recorded.filter((event) => !mine.includes(event))
  // A press that finds the code there hydrates its part at once, and is on its way to what answers it there.
  const over = mine.filter(({ event }) => event.eventPhase === Event.NONE)
  // Each once what came before is rendered, which cannot be in the effect that calls this.
  for (const event of over) queueMicrotask(() => flushSync(() => replay(event)))
}

function replay({ type, target, value = '', checked }: RecordedEvent): void {
  if (type === 'click') target.click()
  else if (type === 'submit') {
    if (target instanceof HTMLFormElement) target.requestSubmit()
  } else if (target instanceof HTMLSelectElement) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (target instanceof HTMLInputElement) {
    // React takes what it found in a field for what it rendered, and hears only of what differs from that.
    if (target.type === 'radio' || target.type === 'checkbox') {
      target.checked = !checked
      target.click()
    } else if (target !== document.activeElement) {
      target.value = ''
      setNativeValue(target, value)
      target.dispatchEvent(new Event('input', { bubbles: true }))
      target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }
}

/** Fills a field as typing does: past the setter by which React watches it. */
function setNativeValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
}
