/** What tells that somebody is here: what comes later is at work before a press could ask it to change. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart', 'hashchange']

let settle: () => void = () => undefined

/** Settles when somebody does something, or when what is shown is about to change. */
export const awake = new Promise<void>((resolve) => {
  settle = resolve
})

/** Brings to life what the document holds and nobody has needed yet: it is about to change. */
export const wake = (): void => settle()

/** Waits for somebody to do something. */
export function listenForSigns(): void {
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true, once: true })
}

/** Settles after that, once what was pressed has been answered: for what nobody waits for. */
export const awakeAndCalm = awake.then(
  () =>
    new Promise<void>((resolve) => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
      else setTimeout(resolve, 100)
    }),
)
