import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PageState } from './page-state.ts'
import { stateJson } from './state-json.ts'

const stateOf = (data: Record<string, unknown>): PageState => {
  const client = new QueryClient()
  for (const [name, value] of Object.entries(data)) client.setQueryData(name.split(' '), value)
  return {
    url: '/a?b=<c>',
    language: 'es',
    defaultLanguage: 'es',
    token: 't',
    shop: 'Patitas </script>',
    rates: { USD: 950, EUR: 1100 },
    queries: dehydrate(client),
  }
}

const menu = [{ title: '</script><!-- \u2028 "Perros"', links: [] }]

test.each([
  ['nothing', stateOf({})],
  [
    'queries of each kind',
    stateOf({ 'content menu': menu, 'content campaign': null, 'product x': { price: 1 } }),
  ],
  ['a count and a text', stateOf({ 'content count': 3, 'content text': 'hola' })],
])('the state with %s is what JSON says of it', (_, state) => {
  expect(JSON.parse(stateJson(state))).toEqual(JSON.parse(JSON.stringify(state)))
})

test('nothing in it ends the script, written anew or written before', () => {
  const state = stateOf({ 'content menu': menu, 'other menu': menu })
  const first = stateJson(state)
  expect(first).not.toMatch(/[<>\u2028]/)
  expect(stateJson(state)).toBe(first)
})
