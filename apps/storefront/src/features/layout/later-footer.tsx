import { lazy, Suspense } from 'react'

// The server has the footer at hand and renders it; in the browser its code is no part of the first view,
// whose document holds the footer already. Until the code is there the document's own footer stands.
const atHand = import.meta.env.SSR ? await import('./later/footer.tsx') : null

const Footer = lazy(async () => ({ default: (await import('./later/footer.tsx')).Footer }))

/** One element for ever: only a change of context reaches a footer that is not hydrated yet. */
export const LATER_FOOTER = <Suspense>{atHand ? <atHand.Footer /> : <Footer />}</Suspense>
