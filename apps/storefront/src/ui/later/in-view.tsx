import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** How far below the window something counts as in view: it is loaded by the time it is scrolled to. */
const margin = '800px 0px'

/**
 * Shows `placeholder` until it comes into view, and then `children` once their code is here. The placeholder has the
 * size of what follows it, so that nothing moves.
 */
export function InView({ placeholder = null, children }: { placeholder?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isInView) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInView(true),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isInView])
  return isInView ? (
    <Suspense fallback={placeholder}>{children}</Suspense>
  ) : (
    <div ref={place} data-out-of-view>
      {placeholder}
    </div>
  )
}
