import { expect, onTestFinished, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

test('the first is done at once, and those that follow once at the end of the span', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const act = vi.fn()
  const ask = oncePer(1000, act)
  ask()
  expect(act).toHaveBeenCalledTimes(1)
  ask()
  ask()
  vi.advanceTimersByTime(999)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  ask()
  expect(act).toHaveBeenCalledTimes(3)
})
