import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('what is asked while a batch is under way goes together in the next, in the order asked', async () => {
  const batches: number[][] = []
  const ends: (() => void)[] = []
  const ask = inBatches<number>((things) => {
    batches.push(things)
    return new Promise<void>((resolve) => ends.push(resolve))
  })
  const first = ask(1)
  await Promise.resolve()
  const later = [ask(2), ask(3), ask(4)]
  expect(batches).toEqual([[1]])
  ends[0]?.()
  await first
  await expect.poll(() => batches.length).toBe(2)
  expect(batches).toEqual([[1], [2, 3, 4]])
  ends[1]?.()
  await Promise.all(later)
})

test('a batch that fails is told to those who asked for it, and the next goes on', async () => {
  let isBroken = true
  const ask = inBatches<number>(async () => {
    if (isBroken) throw new Error('broken')
  })
  await expect(ask(1)).rejects.toThrow('broken')
  isBroken = false
  await expect(ask(2)).resolves.toBeUndefined()
})
