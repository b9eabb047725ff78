import { expect, test } from 'vitest'
import { decodeAsked, withAsked } from './asked-questions.codec.ts'

const question = (id: number) => ({ id, productId: 1, askedOn: '2026-11-02', content: '¿Sirve?' })

test.each([
  null,
  '',
  '{',
  '7',
  '{"id":1}',
  '[{"id":1}]',
  '[{"id":1,"productId":1,"askedOn":"x","content":""}]',
])('out of %s no question is read', (text) => {
  expect(decodeAsked(text)).toEqual([])
})

test('the last one stands first, once, and twenty are kept', () => {
  const asked = Array.from({ length: 30 }, (_, id) => question(id)).reduce(withAsked, [])
  const again = withAsked(asked, question(15))
  expect(again.map(({ id }) => id).slice(0, 3)).toEqual([15, 29, 28])
  expect(again).toHaveLength(20)
  expect(decodeAsked(JSON.stringify(again))).toEqual(again)
})
