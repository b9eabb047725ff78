/** An event in a part of the document that is not hydrated yet: the script of the head records it. */
export interface RecordedEvent {
  type: 'click' | 'change' | 'submit'
  target: HTMLElement
  /** What a list of choices was set to. */
  value?: string
}

declare global {
  interface Window {
    __recordedEvent?: RecordedEvent
  }
}

let resolveHydrated: () => void = () => undefined

/** Settles when the footer is hydrated. */
export const footerHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve
})

/** Called by the footer when it is hydrated. */
export const markFooterHydrated = (): void => resolveHydrated()

/** Called by a part marked `data-deferred` when it is hydrated: replays the event that was recorded in it. */
export function replayEvent(part: HTMLElement | null): void {
  if (!part) return
  part.dataset.firstInteraction = ''
  const recorded = window.__recordedEvent
  if (!recorded || !part.contains(recorded.target)) return
  delete window.__recordedEvent
  const { type, target, value } = recorded
  if (type === 'click') target.click()
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLSelectElement && value !== undefined) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
