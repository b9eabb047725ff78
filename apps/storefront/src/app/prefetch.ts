import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../data/port/port.ts'
import { normalUrl } from '../shell/address.ts'
import { isPersonal } from '../shell/is-personal.ts'
import type { Shown } from '../shell/navigator-context.ts'
import { loadShown } from './navigator.ts'

/** The most pages fetched ahead in a minute, so that a mouse that wanders costs little. */
const mostPerMinute = 20
/** How many of them may be fetched for standing in the window alone, so that intent always finds room. */
const mostInView = 12
const minuteMs = 60_000

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: adds to the library's interface
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * Fills the query cache for a page, and is done when the page can be shown: at once where it has a preview. A failure
 * is left to the page, which shows it and offers to try again.
 */
export async function preloadPage(shown: Shown, queryClient: QueryClient, data: DataPort): Promise<void> {
  const { module, params, query } = shown
  const context = { queryClient, data, params, query }
  const loading = module?.preload?.(context).catch(() => undefined)
  if (!module?.hasPreview?.(context)) await loading
}

export type Prefetch = {
  /** The page behind a link that is meant: within a cap, never under Save-Data. */
  onIntent: (url: string) => void
  /** The same for a link that stands in the window, within a lower cap; on a slow connection its code alone. */
  inView: (url: string) => void
}

/** Fetches pages before they are asked for; `load` gives a page's code. */
export function createPrefetch(queryClient: QueryClient, data: () => DataPort, load = loadShown): Prefetch {
  const fetched = new Map<string, number>()
  const fetch = (to: string, cap: number) => {
    if (navigator.connection?.saveData || isPersonal(to)) return
    const url = normalUrl(to)
    const now = performance.now()
    for (const [key, at] of fetched) if (now - at > minuteMs) fetched.delete(key)
    if (fetched.has(url) || fetched.size >= cap) return
    fetched.set(url, now)
    load(url, 0)
      .then((shown) => preloadPage(shown, queryClient, data()))
      .catch(() => fetched.delete(url)) // the navigation itself will try again and show what is wrong
  }
  return {
    onIntent: (url) => fetch(url, mostPerMinute),
    inView(url) {
      const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {}
      if (effectiveType === '4g') fetch(url, mostInView)
      else if (!saveData) void load(url, 0).catch(() => undefined)
    },
  }
}
