import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What stands on the page only once it is live: the shopper's own things, which a rendered document cannot know,
 * and parts that are loaded, on which the server cannot wait.
 */
export function Live({ children, placeholder = null }: { children: ReactNode; placeholder?: ReactNode }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isLive ? children : placeholder
}
