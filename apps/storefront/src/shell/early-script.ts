/** What was done first in a part of the document that was not at work yet. */
interface Early {
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

/**
 * Runs in the head. A part marked `data-late` comes to life after the rest of the page: what is pressed, chosen
 * or sent in it before is noted, the last of them, and done when it is at work. A form is kept from leaving the
 * page. Links need none of this.
 */
export const EARLY_SCRIPT = `for(let y of['click','change','submit'])addEventListener(y,e=>{let t=e.target;if(y=='click')t=t.closest&&t.closest('button:not([type=submit])');if(!t||!t.closest||!t.closest('[data-late]')||t.closest('[data-awake]'))return;if(y=='submit')e.preventDefault();__early={type:y,target:t,value:t.value}},true)`

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
