import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has gone out of the window at its top. */
export function useScrolledPast(place: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isPast
}
