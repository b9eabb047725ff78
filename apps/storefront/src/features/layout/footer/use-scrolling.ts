import { useEffect, useState } from 'react'

/** Which way the page was scrolled last: on to what is read, or back, as by who looks for something. */
export function useScrolling(): 'on' | 'back' | null {
  const [way, setWay] = useState<'on' | 'back' | null>(null)
  useEffect(() => {
    let before = scrollY
    const follow = () => {
      if (Math.abs(scrollY - before) < 8) return
      setWay(scrollY <= 0 ? null : scrollY < before ? 'back' : 'on')
      before = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return way
}
