import { useMemo, useSyncExternalStore } from 'react'
import { pathOf } from './address.ts'
import { type NavigateOptions, useNavigator } from './navigator-context.ts'

export type { NavigateOptions } from './navigator-context.ts'

/** Where the page on the screen stands: the clean path and its query. */
export function useRoute(): { path: string; query: URLSearchParams } {
  const navigator = useNavigator()
  const shown = useSyncExternalStore(navigator.subscribe, navigator.shown, navigator.rendered)
  return useMemo(() => ({ path: shown.path, query: shown.query }), [shown])
}

/** The address that is shown or, while a navigation is under way, will be: what a control shows that navigates. */
export function useTarget(): string {
  const navigator = useNavigator()
  return useSyncExternalStore(navigator.subscribe, navigator.target, () => navigator.rendered().url)
}

/** The same on the page at a path: it stays as it is while another page is on its way. */
export function useTargetWithin(path: string): string {
  const navigator = useNavigator()
  const read = () => (pathOf(navigator.target()) === path ? navigator.target() : navigator.shown().url)
  return useSyncExternalStore(navigator.subscribe, read, () => navigator.rendered().url)
}

/** Goes to a clean path such as `/shop/products/x?y=z`; to the page's own address it reloads the data (D5). */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useNavigator().navigate
}
