/** What was done first in a part of the document that was not at work yet: the script of the head notes it. */
export interface Early {
  type: 'click' | 'change' | 'submit'
  target: HTMLElement
  /** What a list of choices was set to. */
  value?: string
}

declare global {
  interface Window {
    __early?: Early
  }
}

let told: () => void = () => undefined

/** Settles when the footer is at work. */
export const lateAtWork = new Promise<void>((resolve) => {
  told = resolve
})

/** Called by the footer when it is at work. */
export const footerIsAtWork = (): void => told()

/** Called by a part marked `data-late` when it is at work: does what was asked of it before. */
export function replayEarly(part: HTMLElement | null): void {
  if (!part) return
  part.dataset.awake = ''
  const early = window.__early
  if (!early || !part.contains(early.target)) return
  delete window.__early
  const { type, target, value } = early
  if (type === 'click') target.click()
  else if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit()
  else if (target instanceof HTMLSelectElement && value !== undefined) {
    target.value = value
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
