import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { oncePer } from './once-per.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('the first is done at once, and those that follow once at the end of the span', async () => {
  const act = vi.fn()
  const ask = oncePer(1000, act)
  ask()
  expect(act).toHaveBeenCalledTimes(1)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(999)
  expect(act).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(act).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  ask()
  expect(act).toHaveBeenCalledTimes(3)
})

test('one that takes longer than the span is finished before the next, however it ends', async () => {
  const ends: (() => void)[] = []
  const act = vi.fn(() => new Promise((_, reject) => ends.push(() => reject(new Error('no network')))))
  const ask = oncePer(1000, act)
  ask()
  for (let second = 0; second < 5; second += 1) {
    ask()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(act).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(act).toHaveBeenCalledTimes(2)
})
