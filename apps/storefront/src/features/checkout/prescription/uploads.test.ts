import { expect, test } from 'vitest'
import { decodeUploads } from './uploads.ts'

test('what was stored comes back, and whatever else stands there is nothing', () => {
  const page = { token: '0123456789abcdef0123456789abcdef', name: 'receta.pdf' }
  expect(decodeUploads(JSON.stringify([page]))).toEqual([page])
  for (const text of [null, '', '{', '{}', 'null', '[null]', '[{"token":"x","name":"a"}]', '[{"token":1}]'])
    expect(decodeUploads(text)).toEqual([])
  expect(decodeUploads(JSON.stringify(Array(12).fill(page)))).toHaveLength(10)
})
