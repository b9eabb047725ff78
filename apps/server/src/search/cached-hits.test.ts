import { beforeEach, expect, test } from 'vitest'
import { cachedFinds } from './cached-finds.ts'
import { cachedHits } from './cached-hits.ts'
import type { CategoryHit, ProductHit } from './search.store.ts'

const gone = 9

let readings: (readonly number[])[][]
let duringRead: () => void
let heard: ReturnType<typeof cachedFinds>
let hits: ReturnType<typeof cachedHits>
beforeEach(() => {
  readings = []
  duringRead = () => undefined
  heard = cachedFinds()
  heard.resume()
  hits = cachedHits(async (products, categories) => {
    readings.push([products, categories])
    duringRead()
    const row = (id: number) => ({ id, slug: `${readings.length}` })
    return {
      products: products.filter((id) => id !== gone).map(row) as ProductHit[],
      categories: categories.map(row) as CategoryHit[],
    }
  }, heard.begin)
})

test('what was shown is not read again, and comes in the order asked', async () => {
  await hits([1, 2], [7])
  const { products, categories } = await hits([3, gone, 1], [7, 8])
  expect(products.map(({ id }) => id)).toEqual([3, 1])
  expect(categories.map(({ id }) => id)).toEqual([7, 8])
  await hits([2, 3], [])
  expect(readings).toEqual([
    [[1, 2], [7]],
    [[3, gone], [8]],
  ])
})

test('what was shown is read again after a change, also one that came during its reading', async () => {
  await hits([1], [7])
  heard.forget()
  duringRead = heard.forget
  expect((await hits([1], [7])).products[0]?.slug).toBe('2')
  duringRead = () => undefined
  expect((await hits([1], [7])).products[0]?.slug).toBe('3')
  heard.pause()
  await hits([1], [])
  await hits([1], [])
  expect(readings).toHaveLength(5)
})
