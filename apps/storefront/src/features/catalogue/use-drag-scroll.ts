import { type PointerEvent, type MouseEvent as ReactMouseEvent, useRef } from 'react'

/** Specification §9: how far a carousel is dragged before it moves, in px. */
const dragThreshold = 15
/** Specification §9: a press this long, in ms, is no click. */
const longestClick = 250

/**
 * Lets a mouse drag what a finger scrolls by itself. A drag or a long press does not click what is under it;
 * a click of the keyboard always does.
 */
export function useDragScroll() {
  const press = useRef<{ x: number; scroll: number; at: number; isDrag: boolean } | null>(null)
  const stop = (event: PointerEvent<HTMLElement>) => event.currentTarget.removeAttribute('data-dragging')
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      press.current = {
        x: event.clientX,
        scroll: event.currentTarget.scrollLeft,
        at: event.timeStamp,
        isDrag: false,
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = press.current
      if (!from || event.pointerType !== 'mouse' || event.buttons !== 1) return
      const moved = event.clientX - from.x
      if (!from.isDrag && Math.abs(moved) < dragThreshold) return
      from.isDrag = true
      event.currentTarget.dataset.dragging = ''
      event.currentTarget.scrollLeft = from.scroll - moved
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture(event: ReactMouseEvent<HTMLElement>) {
      const from = press.current
      press.current = null
      if (!from || event.detail === 0) return
      if (!from.isDrag && event.timeStamp - from.at <= longestClick) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
