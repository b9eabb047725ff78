import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { translate } from './translate.ts'

const russian = {
  REVIEWS_ONE: '{count} отзыв',
  REVIEWS_FEW: '{count} отзыва',
  REVIEWS_MANY: '{count} отзывов',
  REVIEWS_OTHER: '{count} отзыва',
}

describe('texts', () => {
  test('placeholders are filled, and those without a value stay to be seen', () => {
    const texts = { HELLO: 'Hola, {name}: {count} de {total}' }
    expect(translate(texts, 'es-CL', 'HELLO', { name: 'Ana', count: 2 })).toBe('Hola, Ana: 2 de {total}')
  })

  test("a value's own braces and signs are text", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(translate({ KEY: '<{name}>' }, 'es-CL', 'KEY', { name })).toBe(`<${name}>`)
      }),
    )
  })

  test('a plural follows the rules of its language', () => {
    const form = (count: number) => translate(russian, 'ru-RU', 'REVIEWS', { count })
    expect([1, 2, 5, 11, 21, 22, 0].map(form)).toEqual([
      '1 отзыв',
      '2 отзыва',
      '5 отзывов',
      '11 отзывов',
      '21 отзыв',
      '22 отзыва',
      '0 отзывов',
    ])
  })

  test('a form that is not written falls back to the rest', () => {
    const texts = { ITEMS_ONE: 'un', ITEMS_OTHER: 'otros' }
    expect(translate(texts, 'es-CL', 'ITEMS', { count: 2_000_000 })).toBe('otros')
  })

  test('numbers are written as the language writes them', () => {
    expect(translate({ KEY: '{count}' }, 'es-CL', 'KEY', { count: 12_345 })).toBe('12.345')
  })

  test('a key without a text is shown as it is', () => {
    expect(translate({}, 'es-CL', 'NO_SUCH_KEY')).toBe('NO_SUCH_KEY')
  })
})
