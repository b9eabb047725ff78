/** A picture's scale, and how far its middle stands from that of its box, in px. */
export type Zoom = {
  scale: number
  x: number
  y: number
}

export const mostZoom = 5

/** Scales by `factor`, and what is under `point` (px from the box's middle) stays there. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const next = Math.min(mostZoom, Math.max(1, scale * factor))
  const grown = next / scale
  return { scale: next, x: point.x - (point.x - x) * grown, y: point.y - (point.y - y) * grown }
}

/** Never smaller than its box and never away from its edges. */
export function clampZoom({ scale, x, y }: Zoom, box: { width: number; height: number }): Zoom {
  const bound = (value: number, length: number) => {
    const most = (length * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: bound(x, box.width), y: bound(y, box.height) }
}
