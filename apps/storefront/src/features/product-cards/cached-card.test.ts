import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createSampleData } from '../../data/sample/sample.ts'
import { cachedCard } from './cached-card.ts'
import { highlightsQuery, productListQuery } from './catalogue.queries.ts'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const delays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
const data = await createSampleData({ language: 'es', storage, session: storage, delays })

test('performance 7: a card that any list holds is found by its slug', async () => {
  const queryClient = new QueryClient()
  const list = await queryClient.fetchQuery(productListQuery(data, { limit: 4 }))
  const strip = await queryClient.fetchQuery(highlightsQuery(data, 'offers', { limit: 4 }))
  for (const card of [...list.items, ...strip]) {
    expect(cachedCard(queryClient, data, card.slug)).toMatchObject({ slug: card.slug, name: card.name })
  }
  expect(cachedCard(queryClient, data, 'no-hay-tal')).toBeUndefined()
  expect(cachedCard(new QueryClient(), data, strip[0]?.slug ?? '')).toBeUndefined()
})

test('performance 7: of several lists, the one that was read last tells what a product costs', () => {
  const queryClient = new QueryClient()
  const card = { slug: 'pelota', pictures: [], price: 1000 }
  const older = highlightsQuery(data, 'offers', { limit: 4 }).queryKey
  const newer = productListQuery(data, { limit: 4 }).queryKey
  const setItems = (key: readonly unknown[], price: number, updatedAt: number) =>
    queryClient.setQueryData<unknown>(key, [{ ...card, price }], { updatedAt })
  setItems(older, 1000, 1)
  setItems(newer, 1200, 2)
  expect(cachedCard(queryClient, data, 'pelota')).toMatchObject({ price: 1200 })
  setItems(older, 1300, 3)
  expect(cachedCard(queryClient, data, 'pelota')).toMatchObject({ price: 1300 })
})
