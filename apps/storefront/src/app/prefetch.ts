import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../data/port/port.ts'
import { normalUrl } from '../shell/address.ts'
import { isPersonal } from '../shell/is-personal.ts'
import type { Shown } from '../shell/navigator-context.ts'
import { loadShown } from './navigator.ts'

/** The most pages fetched ahead in a minute, so that a mouse that wanders costs little. */
const CAP = 20
const MINUTE = 60_000

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Fills the query cache for a page. A failure is left to the page, which shows it and offers to try again. */
export async function preloadPage(shown: Shown, queryClient: QueryClient, data: DataPort): Promise<void> {
  const { module, params, query } = shown
  await module?.preload?.({ queryClient, data, params, query }).catch(() => undefined)
}

/** Fetches the page behind a link on intent: within a cap, never under Save-Data. */
export function createPrefetch(queryClient: QueryClient, data: () => DataPort): (url: string) => void {
  const fetched = new Map<string, number>()
  return (to) => {
    if (navigator.connection?.saveData || isPersonal(to)) return
    const url = normalUrl(to)
    const now = performance.now()
    for (const [key, at] of fetched) if (now - at > MINUTE) fetched.delete(key)
    if (fetched.has(url) || fetched.size >= CAP) return
    fetched.set(url, now)
    loadShown(url, 0)
      .then((shown) => preloadPage(shown, queryClient, data()))
      .catch(() => fetched.delete(url)) // the navigation itself will try again and show what is wrong
  }
}
