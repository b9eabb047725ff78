import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PageState } from './page-state.ts'
import { stateJson } from './state-json.ts'

const textOf = (state: PageState): string => stateJson(state).join('')

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
  expect(JSON.parse(textOf(state))).toEqual(JSON.parse(JSON.stringify(state)))
})

test('nothing in it ends the script, written anew or written before', () => {
  const state = stateOf({ 'content menu': menu, 'other menu': menu })
  const first = textOf(state)
  expect(first).not.toMatch(/[<>\u2028]/)
  expect(textOf(state)).toBe(first)
})

test('what two queries have in common is told of each', () => {
  const both = [...menu]
  const state = stateOf({ 'content menu': both, 'content copy': both })
  for (const _ of ['anew', 'again'])
    expect(JSON.parse(textOf(state))).toEqual(JSON.parse(JSON.stringify(state)))
})

test('what every page says is written once', () => {
  const [first, again] = ['x', 'y'].map((name) =>
    stateJson(stateOf({ 'content menu': menu, [`product ${name}`]: { price: 1 } })),
  )
  const shared = (pieces: typeof first) => pieces?.filter((piece) => typeof piece !== 'string')
  expect(shared(first)).toHaveLength(1)
  expect(shared(again)?.[0]).toBe(shared(first)?.[0])
})
