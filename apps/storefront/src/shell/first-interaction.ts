/** What a visitor does first: deferred parts are hydrated before a press could reach them. */
const interactions = [
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  'scroll',
  'touchstart',
  'hashchange',
]

let settle: () => void = () => undefined

/** Settles on the first interaction, or when what is shown is about to change. */
export const firstInteraction = new Promise<void>((resolve) => {
  settle = resolve
})

/** Hydrates the deferred parts of the document now: they are about to change. */
export const hydrateDeferred = (): void => settle()

/** Listens for the first interaction. */
export function listenForInteraction(): void {
  for (const interaction of interactions)
    addEventListener(interaction, hydrateDeferred, { capture: true, passive: true, once: true })
}

/** Settles when the browser is idle after that: for what nobody waits for. */
export const idleAfterFirstInteraction = firstInteraction.then(
  () =>
    new Promise<void>((resolve) => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
      else setTimeout(resolve, 100)
    }),
)
