import { createContext, useContext } from 'react'
import type { PageModule } from './page.ts'

/** The page that stands on the screen. `serial` counts the navigations that have ended. */
export type Shown = {
  url: string
  path: string
  query: URLSearchParams
  params: Record<string, string>
  /** Null when the page's code could not be loaded. */
  module: PageModule | null
  serial: number
}

export type NavigateOptions = {
  /** Puts the address in the place of the one before. */
  replace?: boolean | undefined
  /** Stays where the page is, for a change of the query such as a filter. */
  keepPosition?: boolean | undefined
  /**
   * A page to stand before this one in the history: a menu's link goes home first (specification §2). It
   * is one navigation, so nothing of the page between is shown; 'back' leads to it.
   */
  by?: string | undefined
}

export type Navigator = {
  subscribe: (listener: () => void) => () => void
  shown: () => Shown
  /** The page of the document: what comes to life late begins with that one, wherever the address has gone since. */
  rendered: () => Shown
  /** The address that is shown or, while a navigation is under way, will be. */
  target: () => string
  /** Since when a navigation is under way (ms of `performance.now`), or null. */
  pendingSince: () => number | null
  navigate: (to: string, options?: NavigateOptions) => void
  /** Whether a clean address has a page of its own. */
  hasPage: (to: string) => boolean
  /** Loads the code and the data of a page that is likely to be next. */
  prefetch: (to: string) => void
}

export const NavigatorContext = createContext<Navigator | null>(null)

export function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext)
  if (!navigator) throw new Error('useNavigator needs a NavigatorContext above it')
  return navigator
}
