import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Renders its children in the browser only, after hydration: the shopper's own things, which a rendered document
 * cannot know, and lazy parts, for which the server does not wait.
 */
export function ClientOnly({
  children,
  placeholder = null,
}: {
  children: ReactNode
  placeholder?: ReactNode
}) {
  const isClient = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isClient ? children : placeholder
}
