import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memberState } from '../../shell/member-state.ts'
import { channel } from './channel.store.ts'

/** What was told over the channel; `isUp` is whether the shop takes it. */
let told: { isAvailable: boolean; secondsAgo: number }[]
let isUp: boolean
let isTaken: boolean
beforeEach(() => {
  told = []
  isUp = true
  isTaken = true
  channel.open({
    setAvailable(isAvailable, secondsAgo, onAnswer) {
      if (!isUp) return
      told.push({ isAvailable, secondsAgo })
      onAnswer(isTaken)
    },
    typing: () => undefined,
    close: () => undefined,
  })
  onTestFinished(() => {
    channel.open(null)
    memberState.forget()
  })
})

test('a tab that wakes tells no choice again that the shop has: another may have been made since', () => {
  channel.setConnection('connected')
  channel.setAvailable(false)
  expect(told).toEqual([{ isAvailable: false, secondsAgo: 0 }])
  channel.setConnection('lost')
  channel.setConnection('connected')
  expect(told).toHaveLength(1)
  channel.hearAvailable(true)
  expect(channel.state().isAvailable).toBe(true)
})

test('what was chosen while the channel was down is told once it is up, with how long ago that was', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  isUp = false
  channel.setAvailable(true)
  channel.setAvailable(false)
  vi.setSystemTime(90_500)
  isUp = true
  channel.setConnection('connected')
  channel.setConnection('connected')
  expect(told).toEqual([{ isAvailable: false, secondsAgo: 90 }])
})

test('a choice that the shop could not keep is told again until it has, and no more where another was made', () => {
  vi.useFakeTimers({ now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  isTaken = false
  channel.setAvailable(false)
  vi.advanceTimersByTime(5000)
  isTaken = true
  vi.advanceTimersByTime(60_000)
  expect(told.map(({ secondsAgo }) => secondsAgo)).toEqual([0, 5, 10])
  isTaken = false
  channel.setAvailable(true)
  isTaken = true
  channel.setAvailable(false)
  vi.advanceTimersByTime(60_000)
  expect(told.slice(3).map(({ isAvailable }) => isAvailable)).toEqual([true, false])
})
