import { useEffect, useRef, useState } from 'react'
import { Icon } from '../media/icon.tsx'
import { createDragScroll } from './drag-scroll.ts'
import styles from './strip-tools.module.css'

/** How much of what is in sight stays in sight when an arrow turns the strip. */
const overlap = 0.15

const stripOf = (place: HTMLElement | null) => place?.parentElement?.querySelector('ul')

/**
 * For a mouse over a strip of cards: arrows at its ends and dragging (specification §9). Fingers, wheels, keys and
 * screen readers need neither: the strip is a list that scrolls.
 */
export default function StripTools() {
  const place = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })

  useEffect(() => {
    const strip = stripOf(place.current)
    if (!strip) return
    const look = () => {
      const at = Math.abs(strip.scrollLeft)
      setEnds({ before: at > 1, after: at + strip.clientWidth < strip.scrollWidth - 1 })
    }
    look()
    const drag = createDragScroll({ sparesButtons: true })
    const ended = new AbortController()
    const { signal } = ended
    strip.addEventListener('scroll', look, { passive: true, signal })
    strip.addEventListener('pointerdown', drag.onPointerDown, { signal })
    strip.addEventListener('pointermove', drag.onPointerMove, { signal })
    strip.addEventListener('pointerup', drag.onPointerUp, { signal })
    strip.addEventListener('pointerleave', drag.onPointerLeave, { signal })
    strip.addEventListener('dragstart', drag.onDragStart, { signal })
    strip.addEventListener('click', drag.onClickCapture, { capture: true, signal })
    const sizes = new ResizeObserver(look)
    sizes.observe(strip)
    return () => {
      ended.abort()
      sizes.disconnect()
    }
  }, [])

  const turn = (step: 1 | -1) => {
    const strip = stripOf(place.current)
    if (!strip) return
    const isRtl = getComputedStyle(strip).direction === 'rtl'
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = step * (isRtl ? -1 : 1) * strip.clientWidth * (1 - overlap)
    strip.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' })
  }
  return (
    <div ref={place} className={styles.tools} aria-hidden="true">
      <button type="button" tabIndex={-1} disabled={!ends.before} onClick={() => turn(-1)}>
        <Icon name="chevron-start" size={22} />
      </button>
      <button type="button" tabIndex={-1} disabled={!ends.after} onClick={() => turn(1)}>
        <Icon name="chevron-end" size={22} />
      </button>
    </div>
  )
}
