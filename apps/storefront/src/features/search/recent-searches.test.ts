import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeSearches, isPrivate, recentLimit, withSearch } from './recent-searches.ts'

describe('recent searches', () => {
  test('are newest first, each once, and no more than the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 12 })),
        fc.stringMatching(/^[a-f]{3,9}$/),
        (before, text) => {
          const saved = before.reduce<readonly string[]>(withSearch, [])
          const after = withSearch(saved, `  ${text} `)
          expect(after[0]).toBe(text)
          expect(after.length).toBeLessThanOrEqual(recentLimit)
          expect(new Set(after.map((each) => each.toLowerCase())).size).toBe(after.length)
          expect(withSearch(after, text.toUpperCase()).slice(1)).toEqual(after.slice(1))
        },
      ),
    )
  })

  test.each(['camila@correo.cl', '12.345.678-5', '9 1234 5678', '+56 9 1234 5678', 'WVWZZZ1JZ3W386752'])(
    'what identifies a person is not remembered: %s',
    (text) => {
      expect(isPrivate(text)).toBe(true)
      expect(withSearch(['pelota'], text)).toEqual(['pelota'])
    },
  )

  test.each(['pipeta perro 10 kg', '7801234567895', 'AN-15', 'Hilux 2016'])('%s is', (text) => {
    expect(withSearch([], text)).toEqual([text])
  })

  test('what is too short, or too long, is not', () => {
    for (const text of ['', '  ', 'pe', 'x'.repeat(121)]) expect(withSearch([], text)).toEqual([])
  })

  test('spoilt storage gives none, and never more than the limit', () => {
    for (const stored of [null, '', '{', '{}', '3', '[1,{}]']) expect(decodeSearches(stored)).toEqual([])
    fc.assert(
      fc.property(fc.json(), (stored) => {
        for (const each of decodeSearches(stored)) expect(typeof each).toBe('string')
        expect(decodeSearches(stored).length).toBeLessThanOrEqual(recentLimit)
      }),
    )
  })
})
