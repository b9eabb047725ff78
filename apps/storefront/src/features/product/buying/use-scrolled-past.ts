import { type RefObject, useEffect, useState } from 'react'

/** The window counts as without end downwards: a jump from above an element to below it is noticed as well. */
const endless = '0px 0px 1000000px 0px'

/** Whether an element has gone out of the window at its top. */
export function useScrolledPast(place: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: endless },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isPast
}
