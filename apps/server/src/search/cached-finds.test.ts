import { beforeEach, describe, expect, test } from 'vitest'
import type { TextFound } from '#rules/search/find-by-text.ts'
import { type CachedFinds, cachedFinds } from './cached-finds.ts'

const found = (...ids: number[]) => ({ reading: {}, found: { ids } }) as unknown as TextFound

let cache: CachedFinds
beforeEach(() => {
  cache = cachedFinds()
  cache.resume()
})

const looked = async (key: string): Promise<boolean> => {
  let isLooked = false
  await cache.of(key, async () => {
    isLooked = true
    return found(1)
  })
  return isLooked
}

describe('what texts find', () => {
  test('is looked for once, and under another key again', async () => {
    expect(await looked('perro')).toBe(true)
    expect(await looked('perro')).toBe(false)
    expect(await looked('gato')).toBe(true)
  })

  test('is looked for again after a change', async () => {
    await looked('perro')
    cache.forget()
    expect(await looked('perro')).toBe(true)
  })

  test('is not cached where something changed while it was looked for', async () => {
    await cache.of('perro', async () => {
      cache.forget()
      return found(1)
    })
    expect(await looked('perro')).toBe(true)
  })

  test('is not cached while changes cannot be heard, nor what was cached before', async () => {
    await looked('perro')
    cache.pause()
    expect(await looked('perro')).toBe(true)
    expect(await looked('perro')).toBe(true)
    cache.resume()
    expect(await looked('perro')).toBe(true)
  })

  test('a search that fails is tried again', async () => {
    const failing = cache.of('perro', () => Promise.reject(new Error('The database is away.')))
    await expect(failing).rejects.toThrow('The database is away.')
    expect(await looked('perro')).toBe(true)
  })

  test('holds a million ids, the latest', async () => {
    const many = found(...Array.from({ length: 10_001 }, (_, id) => id))
    for (let text = 0; text < 120; text += 1) await cache.of(`text ${text}`, async () => many)
    expect(await looked('text 0')).toBe(true)
    expect(await looked('text 119')).toBe(false)
  })

  test('holds the ids of a search once, and outside of the heap', async () => {
    const held: Int32Array[] = []
    for (let text = 0; text < 3; text += 1) {
      held.push((await cache.of(`text ${text % 2}`, async () => found(3, 1, 2))).found.ids)
    }
    expect(held.map((ids) => [...ids])).toEqual([
      [3, 1, 2],
      [3, 1, 2],
      [3, 1, 2],
    ])
    expect(held.map(({ buffer }) => buffer.byteLength)).toEqual([12, 12, 12])
    // What was counted of it is held by it.
    expect(held[2]).toBe(held[0])
  })

  test('is cached of a text by itself, until something changes', async () => {
    const asked: string[] = []
    const find = (text: string) =>
      cache.ofText(text, async () => {
        asked.push(text)
        return { ids: [1], ranked: [] }
      })
    await find('perro')
    expect(await find('perro')).toEqual({ ids: [1], ranked: [] })
    expect(asked).toEqual(['perro'])
    cache.forget()
    await find('perro')
    expect(asked).toEqual(['perro', 'perro'])
  })
})
