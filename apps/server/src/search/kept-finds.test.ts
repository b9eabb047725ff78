import { beforeEach, describe, expect, test } from 'vitest'
import { type KeptFinds, keptFinds, type Searched } from './kept-finds.ts'

const found = (...ids: number[]) => ({ reading: {}, found: { ids } }) as unknown as Searched

let kept: KeptFinds
beforeEach(() => {
  kept = keptFinds()
  kept.resume()
})

const looked = async (key: string): Promise<boolean> => {
  let isLooked = false
  await kept.of(key, async () => {
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
    kept.forget()
    expect(await looked('perro')).toBe(true)
  })

  test('is not kept where something changed while it was looked for', async () => {
    await kept.of('perro', async () => {
      kept.forget()
      return found(1)
    })
    expect(await looked('perro')).toBe(true)
  })

  test('is not kept while changes cannot be heard, nor what was kept before', async () => {
    await looked('perro')
    kept.pause()
    expect(await looked('perro')).toBe(true)
    expect(await looked('perro')).toBe(true)
    kept.resume()
    expect(await looked('perro')).toBe(true)
  })

  test('a search that fails is tried again', async () => {
    const failing = kept.of('perro', () => Promise.reject(new Error('The database is away.')))
    await expect(failing).rejects.toThrow('The database is away.')
    expect(await looked('perro')).toBe(true)
  })

  test('holds a million ids, the latest', async () => {
    const many = found(...Array.from({ length: 10_001 }, (_, id) => id))
    for (let text = 0; text < 120; text += 1) await kept.of(`text ${text}`, async () => many)
    expect(await looked('text 0')).toBe(true)
    expect(await looked('text 119')).toBe(false)
  })

  test('is kept of a text by itself, until something changes', async () => {
    const asked: string[] = []
    const find = (text: string) =>
      kept.ofText(text, async () => {
        asked.push(text)
        return { ids: [1], ranked: [] }
      })
    await find('perro')
    expect(await find('perro')).toEqual({ ids: [1], ranked: [] })
    expect(asked).toEqual(['perro'])
    kept.forget()
    await find('perro')
    expect(asked).toEqual(['perro', 'perro'])
  })
})
