import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createSampleData } from '../../data/sample/sample.ts'
import { cachedCard } from './cached-card.ts'
import { highlightsQuery, productListQuery } from './catalogue.queries.ts'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const delays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
const data = createSampleData({ language: 'es', storage, session: storage, delays })

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
