import { lazy, Suspense } from 'react'
import { lateAtWork } from '../../../shell/replay-early.ts'
import { awake, listenForSigns, wake } from '../../../shell/wake.ts'

// The server has the footer at hand and renders it; in the browser its code is no part of the first view,
// whose document holds the footer already. Until the code is there the document's own footer stands.
const atHand = import.meta.env.SSR ? await import('./footer.tsx') : null

/** Whether the footer's code cannot be had: nothing is to wait for it then. */
let lost: () => void = () => undefined
const cannotCome = new Promise<void>((resolve) => {
  lost = resolve
})

/**
 * Brings the footer to life and settles when it is, at once where the page has none (the payment's). React compares
 * the document's words with those that it would write itself, so they change only after that.
 */
export async function footerAtWork(): Promise<void> {
  wake()
  if (document.querySelector('footer[data-late]')) await Promise.race([lateAtWork, cannotCome])
}

/** Settles when somebody does something, or at once where the document's own footer is not the one to show. */
function wanted(): Promise<void> {
  const isShown = document.querySelector('footer[data-late]') && !('deep' in document.documentElement.dataset)
  if (!isShown || window.__early) wake()
  listenForSigns()
  return awake
}

const Footer = lazy(async () => {
  await wanted()
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    // Without the network the document's own footer stands on: a part that fails would take the page with it.
    lost()
    return new Promise<never>(() => undefined)
  }
})

/** One element for ever: only a change of context reaches a footer that is not hydrated yet. */
export const DEFERRED_FOOTER = <Suspense>{atHand ? <atHand.Footer /> : <Footer />}</Suspense>
