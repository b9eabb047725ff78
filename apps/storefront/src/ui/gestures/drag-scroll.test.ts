import { expect, test, vi } from 'vitest'
import { createDragScroll } from './drag-scroll.ts'

const scroller = () => ({ scrollLeft: 100, dataset: {}, removeAttribute: () => undefined })

/** A mouse pressed at 200 px, moved to `to` and let go after `time` ms; whether that is no click, and the strip. */
function press(to: number, time: number, settings?: Parameters<typeof createDragScroll>[0], button = false) {
  const strip = scroller()
  const drag = createDragScroll(settings)
  const at = (clientX: number, timeStamp: number) => ({
    currentTarget: strip as unknown as EventTarget,
    clientX,
    timeStamp,
    pointerType: 'mouse',
    buttons: 1,
  })
  drag.onPointerDown(at(200, 1_000))
  drag.onPointerMove(at(to, 1_000))
  drag.onPointerUp(at(to, 1_000 + time))
  const [preventDefault, stopPropagation] = [vi.fn(), vi.fn()]
  vi.stubGlobal('Element', class {})
  const target = Object.assign(Object.create(Element.prototype), { closest: () => button || null })
  drag.onClickCapture({ preventDefault, stopPropagation, detail: 1, timeStamp: 1_000 + time, target })
  vi.unstubAllGlobals()
  return { isStopped: stopPropagation.mock.calls.length > 0, scrollLeft: strip.scrollLeft }
}

test('[S9.18] a mouse drags a strip from 15 px on, and a drag is no click', () => {
  expect(press(186, 50)).toEqual({ isStopped: false, scrollLeft: 100 })
  expect(press(185, 50)).toEqual({ isStopped: true, scrollLeft: 115 })
  expect(press(240, 50)).toEqual({ isStopped: true, scrollLeft: 60 })
})

test('[S9.19] a press of more than 250 ms is no click, but on buttons that are spared', () => {
  expect(press(200, 250).isStopped).toBe(false)
  expect(press(200, 251).isStopped).toBe(true)
  expect(press(200, 251, { sparesButtons: true }, true).isStopped).toBe(false)
  expect(press(200, 251, { sparesButtons: true }).isStopped).toBe(true)
})
