import { expect, test, vi } from 'vitest'
import { handClock } from './session.samples.ts'
import { createTabState } from './tab-state.ts'

test('who writes is shown for five seconds after the last sign of it, and tells those who show it', () => {
  const clock = handClock(0)
  const state = createTabState(clock)
  const listener = vi.fn()
  const stop = state.subscribe(listener)
  state.showTyping('Rosa')
  clock.move(4000)
  state.showTyping('Rosa')
  clock.move(4999)
  state.tick()
  expect(state.get().typing).toBe('Rosa')
  clock.move(1)
  state.tick()
  expect(state.get().typing).toBeNull()
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  state.showTyping('Rosa')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('nobody is seen to write while the channel is cut', () => {
  const state = createTabState(handClock(0))
  state.setConnected(true)
  state.showTyping('Rosa')
  state.setConnected(false)
  expect(state.get()).toEqual({ isConnected: false, typing: null })
})
