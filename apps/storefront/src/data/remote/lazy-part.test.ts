import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

type Port = {
  add(a: number, b: number): Promise<number>
  refuse(): Promise<never>
  now(): number
}

const port: Port = {
  add: async (a, b) => a + b,
  refuse: async () => {
    throw new Error('No.')
  },
  now: () => 1,
}

test('a part is loaded by its first call, which it answers or refuses itself', async () => {
  const load = vi.fn(async () => port)
  const part = lazyPart(load, { now: () => 2 })
  expect(part.now()).toBe(2)
  expect(load).not.toHaveBeenCalled()
  expect(await part.add(1, 2)).toBe(3)
  await expect(part.refuse()).rejects.toThrow('No.')
  expect(load).toHaveBeenCalledOnce()
})

test('a part whose code could not be loaded is loaded by the next call', async () => {
  const load = vi.fn(async () => port).mockRejectedValueOnce(new Error('offline'))
  const part = lazyPart(load, {})
  await expect(part.add(1, 2)).rejects.toThrow('offline')
  expect(await part.add(1, 2)).toBe(3)
})
