import { expect, test } from 'vitest'
import { SingleFlight } from './single-flight.ts'

test('what is asked for while it is under way is done once', async () => {
  const shared = new SingleFlight<number>()
  let done = 0
  const work = async () => {
    done += 1
    return done
  }
  expect(await Promise.all([shared.run('a', work), shared.run('a', work), shared.run('b', work)])).toEqual([
    1, 1, 2,
  ])
  expect(await shared.run('a', work)).toBe(3)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const shared = new SingleFlight<string>()
  const fails = async (): Promise<string> => {
    throw new Error('away')
  }
  const both = await Promise.allSettled([shared.run('a', fails), shared.run('a', fails)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared.run('a', async () => 'back')).toBe('back')
})
