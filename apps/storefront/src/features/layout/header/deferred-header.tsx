import { Suspense } from 'react'
import { firstInteraction, hydrateDeferred, listenForInteraction } from '../../../shell/first-interaction.ts'
import { FramePart } from '../../../shell/frame-part.tsx'
import { deferred } from '../../../ui/later/deferred.ts'

type HeaderModule = typeof import('./desktop-header.tsx')

// The server has it at hand and renders it. A phone's first view does not show it and does without its code.
let atHand: HeaderModule | null = import.meta.env.SSR ? await import('./desktop-header.tsx') : null

/** Where the desktop's header shows. */
const wide = () => matchMedia('(min-width: 1200px)')

/**
 * Brings the desktop's header before the first render where it shows. Never rejects: where it cannot be loaded the
 * document's own stands, and what follows tries again.
 */
export async function loadHeader(): Promise<void> {
  if (!wide().matches) return
  atHand = await import('./desktop-header.tsx').catch(() => null)
  // Better the words of nobody than none: a link without a name leads nowhere.
  if (!atHand) delete document.documentElement.dataset.known
}

const LazyHeader = deferred(async () => {
  if (wide().matches) hydrateDeferred()
  wide().addEventListener('change', hydrateDeferred, { once: true })
  listenForInteraction()
  await firstInteraction
  return { default: (await import('./desktop-header.tsx')).DesktopHeader }
})

function DeferredHeader() {
  const Header = atHand?.DesktopHeader ?? LazyHeader
  return (
    <Suspense>
      {import.meta.env.SSR ? (
        <FramePart>
          <Header />
        </FramePart>
      ) : (
        <Header />
      )}
    </Suspense>
  )
}

/** One element, always the same: only a change of context reaches a header that is not hydrated yet. */
export const deferredHeader = <DeferredHeader />
