import { expect, test } from 'vitest'
import { SharedWork } from './shared-work.ts'

test('what is asked for while it is under way is done once', async () => {
  const shared = new SharedWork<number>()
  let done = 0
  const work = async () => {
    done += 1
    return done
  }
  expect(
    await Promise.all([shared.share('a', work), shared.share('a', work), shared.share('b', work)]),
  ).toEqual([1, 1, 2])
  expect(await shared.share('a', work)).toBe(3)
})

test('a failure is told to all who wait, and the next one tries again', async () => {
  const shared = new SharedWork<string>()
  const fails = async (): Promise<string> => {
    throw new Error('away')
  }
  const both = await Promise.allSettled([shared.share('a', fails), shared.share('a', fails)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared.share('a', async () => 'back')).toBe('back')
})
