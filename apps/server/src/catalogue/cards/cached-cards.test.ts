import { beforeEach, describe, expect, test } from 'vitest'
import { type CachedCards, cachedCards } from './cached-cards.ts'
import type { CardRow } from './card-row.ts'

const card = (id: number, more: Partial<CardRow> = {}) =>
  ({
    ...{ id, slug: '', name: '', sku: '' },
    ...{ features: [], pictures: [], vehicleIds: [], years: [], conditions: [] },
    ...more,
  }) as unknown as CardRow

let cache: CachedCards
beforeEach(() => {
  cache = cachedCards()
  cache.resume()
})

/** Which of the cards had to be read. */
async function read(ids: number[], meanwhile = () => {}): Promise<number[]> {
  const asked: number[] = []
  const cards = await cache.of(ids, async (unknown) => {
    asked.push(...unknown)
    meanwhile()
    return unknown.map((id) => card(id))
  })
  expect([...cards.keys()].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
  return asked
}

describe('cards', () => {
  test('are read once, and only those that nobody read', async () => {
    expect(await read([1, 2])).toEqual([1, 2])
    expect(await read([2, 3, 1])).toEqual([3])
  })

  test('are read again after a change of theirs, one of units alone too, and all after one of everything', async () => {
    await read([1, 2, 3])
    cache.apply({ products: [2] })
    cache.apply({ products: [3], isStockOnly: true })
    expect(await read([1, 2, 3])).toEqual([2, 3])
    cache.apply('everything')
    expect(await read([1, 2])).toEqual([1, 2])
  })

  test('are not cached where something changed while they were read', async () => {
    await read([1], () => cache.apply({ products: [7] }))
    expect(await read([1])).toEqual([1])
  })

  test('are not cached while changes cannot be heard, nor what was cached before', async () => {
    await read([1])
    cache.pause()
    expect(await read([1])).toEqual([1])
    expect(await read([1])).toEqual([1])
    cache.resume()
    expect(await read([1])).toEqual([1])
    expect(await read([1])).toEqual([])
  })

  const words = 'x'.repeat(1000)
  test.each<Partial<CardRow>>([
    { vehicleIds: new Array(250).fill(1) },
    { features: [{ name: 'Ingredientes', value: words }] },
    { pictures: [{ file: '', alt: words, ground: '' }] },
    { conditions: [{ kind: 'note', text: words, vehicleIds: [] }] },
  ])('weigh what they say, and the oldest go: %#', async (heavy) => {
    cache = cachedCards(7000)
    cache.resume()
    await cache.of([1], async () => [card(1)])
    await cache.of([2], async () => [card(2)])
    await cache.of([3], async () => [card(3, heavy)])
    expect(await read([2, 3])).toEqual([])
    expect(await read([1])).toEqual([1])
  })

  test('that are gone are left out', async () => {
    expect((await cache.of([1, 2], async () => [card(2)])).has(1)).toBe(false)
  })
})
