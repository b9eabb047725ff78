import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { carriedQueries } from './page-state.ts'

const client = new QueryClient()
client.setQueryData(['menu'], ['Perros'], { updatedAt: 1 })
const state = { language: 'es', queries: dehydrate(client) } as const

test('what the server read is taken over as fresh as the page', () => {
  expect(carriedQueries(state, 'es', 7)?.queries).toMatchObject([
    { queryKey: ['menu'], state: { data: ['Perros'], dataUpdatedAt: 7 } },
  ])
})

test('a page in another language takes over nothing, and the mirrored one what is in English', () => {
  expect(carriedQueries(state, 'en')).toBeNull()
  expect(carriedQueries({ ...state, language: 'en' }, 'ru')).toBeNull()
  expect(carriedQueries({ ...state, language: 'en' }, 'en-RTL')).not.toBeNull()
})
