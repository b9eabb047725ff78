import { lazy, Suspense } from 'react'
import { footerHydrated } from '../../../shell/event-replay.ts'
import { firstInteraction, hydrateDeferred, listenForInteraction } from '../../../shell/first-interaction.ts'
import { FramePart } from '../../../shell/frame-part.tsx'

// The server has the footer at hand and renders it; in the browser its code is no part of the first view,
// whose document holds the footer already. Until the code is there the document's own footer stands.
const atHand = import.meta.env.SSR ? await import('./footer.tsx') : null

/** Settles when the footer's code cannot be loaded: nothing is to wait for it then. */
let stopWaiting: () => void = () => undefined
const unavailable = new Promise<void>((resolve) => {
  stopWaiting = resolve
})

/**
 * Hydrates the footer and settles when that is done, at once where the page has none (the payment's). React compares
 * the document's texts with those that it would render itself, so they change only after that.
 */
export async function hydrateFooter(): Promise<void> {
  hydrateDeferred()
  if (document.querySelector('footer[data-deferred]')) await Promise.race([footerHydrated, unavailable])
}

/** Settles on the first interaction, or at once where the document's own footer is not the one to show. */
function wanted(): Promise<void> {
  const isShown =
    document.querySelector('footer[data-deferred]') && !('deep' in document.documentElement.dataset)
  if (!isShown || window.__recordedEvents) hydrateDeferred()
  listenForInteraction()
  return firstInteraction
}

const Footer = lazy(async () => {
  await wanted()
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    // Offline the document's own footer stands on: a part that fails would take the page with it.
    stopWaiting()
    return new Promise<never>(() => undefined)
  }
})

/** One element, always the same: only a change of context reaches a footer that is not hydrated yet. */
export const deferredFooter = (
  <Suspense>
    {atHand ? (
      <FramePart>
        <atHand.Footer />
      </FramePart>
    ) : (
      <Footer />
    )}
  </Suspense>
)
