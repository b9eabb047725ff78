/** Specification §9: how far a carousel is dragged before it moves, in px. */
const dragThreshold = 15
/** Specification §9: a press this long, in ms, is no click. */
const longestClick = 250

type Stoppable = {
  preventDefault(): void
  stopPropagation(): void
}
/** What React's events and the browser's own have in common. */
type Pressed = {
  currentTarget: EventTarget | null
  clientX: number
  timeStamp: number
  pointerType: string
  buttons: number
}

const scrollerOf = (event: { currentTarget: EventTarget | null }) => event.currentTarget as HTMLElement

/**
 * Lets a mouse drag what a finger scrolls by itself. A drag or a long press does not click what is under it;
 * a click of the keyboard always does. With `sparesButtons` a long press on a button is a click all the same.
 */
export function createDragScroll({ sparesButtons = false } = {}) {
  let press: { x: number; scroll: number; at: number; isDrag: boolean } | null = null
  const stop = (event: { currentTarget: EventTarget | null }) =>
    scrollerOf(event).removeAttribute('data-dragging')
  return {
    onPointerDown(event: Pressed) {
      press = {
        x: event.clientX,
        scroll: scrollerOf(event).scrollLeft,
        at: event.timeStamp,
        isDrag: false,
      }
    },
    onPointerMove(event: Pressed) {
      if (!press || event.pointerType !== 'mouse' || event.buttons !== 1) return
      const moved = event.clientX - press.x
      if (!press.isDrag && Math.abs(moved) < dragThreshold) return
      press.isDrag = true
      scrollerOf(event).dataset.dragging = ''
      scrollerOf(event).scrollLeft = press.scroll - moved
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture(event: Stoppable & { detail: number; timeStamp: number; target: EventTarget | null }) {
      const from = press
      press = null
      if (!from || event.detail === 0) return
      const isLong = event.timeStamp - from.at > longestClick
      const isSpared = sparesButtons && event.target instanceof Element && event.target.closest('button')
      if (!from.isDrag && (!isLong || isSpared)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}
