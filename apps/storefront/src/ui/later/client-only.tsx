import { type ReactNode, Suspense } from 'react'
import { useIsHydrating } from '../../shell/use-is-hydrating.ts'

/**
 * Renders its children in the browser only, after hydration: the shopper's own things, which a rendered document
 * cannot know, and lazy parts, for which the server does not wait. The placeholder stands until their code is here.
 */
export function ClientOnly({
  children,
  placeholder = null,
}: {
  children: ReactNode
  placeholder?: ReactNode
}) {
  return useIsHydrating() ? placeholder : <Suspense fallback={placeholder}>{children}</Suspense>
}
