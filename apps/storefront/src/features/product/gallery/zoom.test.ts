import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampZoom, mostZoom, zoomAt } from './zoom.ts'

const box = { width: 300, height: 400 }
const zooms = fc.record({
  scale: fc.double({ min: 1, max: mostZoom, noNaN: true }),
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -600, max: 600 }),
})
const points = fc.record({ x: fc.integer({ min: -150, max: 150 }), y: fc.integer({ min: -200, max: 200 }) })

test('what is under the point stays under it, whatever the scale becomes', () => {
  fc.assert(
    fc.property(zooms, points, fc.double({ min: 0.2, max: 5, noNaN: true }), (zoom, point, factor) => {
      const next = zoomAt(zoom, factor, point)
      expect(next.scale).toBeGreaterThanOrEqual(1)
      expect(next.scale).toBeLessThanOrEqual(mostZoom)
      expect((point.x - next.x) / next.scale).toBeCloseTo((point.x - zoom.x) / zoom.scale, 6)
      expect((point.y - next.y) / next.scale).toBeCloseTo((point.y - zoom.y) / zoom.scale, 6)
    }),
  )
})

test('the picture always covers its box', () => {
  fc.assert(
    fc.property(zooms, (zoom) => {
      const { scale, x, y } = clampZoom(zoom, box)
      expect(Math.abs(x) + box.width / 2).toBeLessThanOrEqual((box.width * scale) / 2 + 1e-6)
      expect(Math.abs(y) + box.height / 2).toBeLessThanOrEqual((box.height * scale) / 2 + 1e-6)
    }),
  )
})
