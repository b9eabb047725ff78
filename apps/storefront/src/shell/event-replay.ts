import { flushSync } from 'react-dom'

/** An event in a part of the document that is not hydrated yet: the script of the head records it. */
export type RecordedEvent = {
  type: 'click' | 'change' | 'submit'
  target: HTMLElement
  /** The event itself, which alone tells whether it is still being dispatched. */
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
  // A deferred part within this one replays its own.
  const mine = recorded.filter(({ target }) => target.closest('[data-deferred]') === part)
  if (mine.length === 0) return
  window.__recordedEvents = recorded.filter((event) => !mine.includes(event))
  // React hydrates at once for a press whose code is loaded, and that press, still being dispatched, is answered by React.
  const over = mine.filter(({ event }) => event.eventPhase === Event.NONE)
  // Each after the one before has been rendered, which is not possible within the effect that calls this.
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
    // React ignores an event that leaves a field with the value that it found there: first set another one.
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
