import { expect, test } from 'vitest'
import { linesOf } from './processes.ts'

const one = { perSecond: 100, perProcessorSecond: 100, processors: 1, idle: 0.5 }

test('two processes answer more where processors are free', () => {
  const two = { perSecond: 150, perProcessorSecond: 100, processors: 1.5, idle: 0.2 }
  const [answered] = linesOf([{ two, one }])
  expect(answered).toMatchObject({ ratio: 1.5, goal: 'at least 1.7 times one', met: false })
})

test('nothing is said of how much more two answer where one left too little of the processors', () => {
  const two = { perSecond: 150, perProcessorSecond: 100, processors: 1.5, idle: 0.01 }
  const [answered, took, shared] = linesOf([{ two, one: { ...one, idle: 0.3 } }])
  expect(answered?.goal).toBe('at least 1.7 times one; too little was free')
  expect(answered?.met).toBeUndefined()
  expect(took).toMatchObject({ value: 1.5, yardstick: 1 })
  expect(shared).toMatchObject({ ratio: 1, met: true })
})

test('two processes that waste a fifth of their time by sharing lose', () => {
  const two = { perSecond: 150, perProcessorSecond: 80, processors: 1.9, idle: 0.01 }
  expect(linesOf([{ two, one }])[2]).toMatchObject({ ratio: 0.8, met: false })
})
