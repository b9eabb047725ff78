import { useEffect, useRef, useState } from 'react'

/** How long a slide stays, in ms. */
const stay = 7000

/**
 * A row of slides that scrolls with snapping. It moves on by itself, except where motion is unwanted, while
 * it is hovered or focused, in a hidden tab, and once the shopper has stopped it or moved it by hand.
 */
export function useSlideshow(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [isStopped, setStopped] = useState(false)

  const show = (index: number) => {
    const row = track.current
    const first = row?.children[0]
    const slide = row?.children[(index + count) % count]
    if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return
    row?.scrollTo({ left: slide.offsetLeft - first.offsetLeft })
  }
  const latest = useRef({ at, show })
  useEffect(() => {
    latest.current = { at, show }
  })

  useEffect(() => {
    if (isStopped || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const isWatched = track.current?.parentElement?.matches(':hover, :focus-within')
      if (!document.hidden && !isWatched) latest.current.show(latest.current.at + 1)
    }, stay)
    return () => clearInterval(timer)
  }, [isStopped, count])

  return {
    track,
    at,
    isStopped,
    toggle: () => setStopped(!isStopped),
    go(index: number) {
      setStopped(true)
      show(index)
    },
    onScroll() {
      const row = track.current
      if (row && row.clientWidth > 0) setAt(Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
    },
  }
}
