import { expect, test } from 'vitest'
import { queryOf } from './translated-search.store.ts'

test.each([
  ['Dog food', "'dog' & 'food':*"],
  ['15kg food', "('15kg' | '15' <-> 'kg') & 'food':*"],
  ['7,5 kg', "('7.5' | '7' <-> '5') & 'kg':*"],
  // English has no word 't': what is left of it would be every 4.
  ['4t oil', "('4t') & 'oil':*"],
  ['5a', "('5a':*)"],
])('%s is looked for as %s', (text, query) => {
  expect(queryOf(text)).toBe(query)
})

test('a text without words asks for nothing', () => {
  expect(queryOf(' - ')).toBeNull()
})
