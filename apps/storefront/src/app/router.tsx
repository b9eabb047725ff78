import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import { type NavigateOptions, type Navigator, NavigatorContext, useNavigator } from './navigator-context.ts'

export type { NavigateOptions } from './navigator-context.ts'

/** What a link hands over; wouter keeps `state` from the element. */
interface LinkOptions {
  replace?: boolean | undefined
  state?: { keepPosition?: boolean | undefined }
}

/** wouter's hook over our hash: the location is the clean path, links carry it as it is (D4). */
const useHashPath: BaseLocationHook = () => {
  const navigator = useNavigator()
  const path = useSyncExternalStore(
    navigator.subscribe,
    () => navigator.shown().path,
    () => navigator.shown().path,
  )
  const navigate = (to: string, { replace, state }: LinkOptions = {}) =>
    navigator.navigate(to, { replace, keepPosition: state?.keepPosition })
  return [path, navigate]
}

const useHashSearch = () => useRoute().query.toString()

export function NavigationProvider({ navigator, children }: { navigator: Navigator; children: ReactNode }) {
  return (
    <NavigatorContext value={navigator}>
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={(href) => href}>
        {children}
      </Router>
    </NavigatorContext>
  )
}

/** Where the page on the screen stands: the clean path and its query. */
export function useRoute(): { path: string; query: URLSearchParams } {
  const navigator = useNavigator()
  const shown = useSyncExternalStore(navigator.subscribe, navigator.shown, navigator.shown)
  return useMemo(() => ({ path: shown.path, query: shown.query }), [shown])
}

/** Goes to a clean path such as `/shop/products/x?y=z`; to the page's own address it reloads the data (D5). */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useNavigator().navigate
}
