import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window something counts as near: what is loaded then is there when it is scrolled to. */
const MARGIN = '800px 0px'

/**
 * Shows `placeholder` until it comes near the window, and then what `children` gives. The placeholder has the
 * size of what follows it, so that nothing moves.
 */
export function Near({ placeholder, children }: { placeholder: ReactNode; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? (
    children()
  ) : (
    <div ref={place} data-far>
      {placeholder}
    </div>
  )
}
