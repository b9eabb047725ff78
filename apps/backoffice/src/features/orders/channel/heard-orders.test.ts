import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heardOrders } from './heard-orders.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the first are handed on at once, those that come meanwhile together', async () => {
  const acts: (readonly number[])[] = []
  const heard = heardOrders(1000, async (ids) => acts.push(ids))
  heard([1])
  heard([2, 3])
  heard([3, 4])
  expect(acts).toEqual([[1]])
  await vi.advanceTimersByTimeAsync(1000)
  expect(acts).toEqual([[1], [2, 3, 4]])
  await vi.advanceTimersByTimeAsync(1000)
  heard([5])
  heard([])
  heard([6])
  await vi.advanceTimersByTimeAsync(1000)
  expect(acts.slice(2)).toEqual([[5], []])
})
