import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { clampZoom, type Zoom, zoomAt } from './zoom.ts'

type Point = {
  x: number
  y: number
}

const whole: Zoom = { scale: 1, x: 0, y: 0 }
/** How far a finger goes sideways to turn to another picture, in px. */
const swipeLength = 48
const doubleClickScale = 2.5

/** Pinch, wheel, double click and dragging of a picture; sideways at its whole size turns to another. */
export function useZoom(onSwipe: (towards: 'left' | 'right') => void) {
  const [zoom, setZoom] = useState(whole)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)

  /** The point from the middle of the box, and the box's size. */
  const placeIn = (event: { clientX: number; clientY: number; currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      point: { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 },
      size: { width: box.width, height: box.height },
    }
  }
  const by = (event: { clientX: number; clientY: number; currentTarget: Element }, factor: number) => {
    const { point, size } = placeIn(event)
    setZoom((now) => clampZoom(zoomAt(now, factor, point), size))
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const { point, size } = placeIn(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, point)
    if (other) {
      start.current = null
      const away = (from: Point) => Math.hypot(from.x - other.x, from.y - other.y)
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 }
      setZoom((now) => clampZoom(zoomAt(now, away(point) / Math.max(1, away(before)), middle), size))
    } else {
      const { x, y } = { x: point.x - before.x, y: point.y - before.y }
      setZoom((now) => (now.scale > 1 ? clampZoom({ ...now, x: now.x + x, y: now.y + y }, size) : now))
    }
  }
  const lift = (event: PointerEvent<HTMLElement>) => {
    const end = fingers.current.get(event.pointerId)
    fingers.current.delete(event.pointerId)
    if (!end || !start.current || zoom.scale > 1) return
    const moved = end.x - start.current.x
    if (Math.abs(moved) >= swipeLength) onSwipe(moved < 0 ? 'left' : 'right')
  }

  return {
    zoom,
    reset: () => setZoom(whole),
    /** In at the middle, or back to the whole. */
    toggle: () => setZoom((now) => (now.scale > 1 ? whole : { ...whole, scale: doubleClickScale })),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { point } = placeIn(event)
        fingers.current.set(event.pointerId, point)
        start.current = fingers.current.size === 1 ? point : null
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel(event: PointerEvent<HTMLElement>) {
        fingers.current.delete(event.pointerId)
      },
      onWheel: (event: WheelEvent<HTMLElement>) => by(event, event.deltaY < 0 ? 1.2 : 1 / 1.2),
      onDoubleClick(event: { clientX: number; clientY: number; currentTarget: Element }) {
        if (zoom.scale > 1) setZoom(whole)
        else by(event, doubleClickScale)
      },
    },
  }
}
