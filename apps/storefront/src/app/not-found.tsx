import { lazy, Suspense } from 'react'

// The server has the page at hand; in the browser few meet it, so no list and no product carries it.
const atHand = import.meta.env.SSR ? await import('../features/site/not-found-page.tsx') : null

const NotFoundPage = lazy(() => import('../features/site/not-found-page.tsx'))

/** The not-found page in the place of a list or a product that does not exist. */
export function LazyNotFoundPage() {
  return <Suspense>{atHand ? <atHand.default /> : <NotFoundPage />}</Suspense>
}
