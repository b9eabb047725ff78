import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLikelyFor, isLikelyMeant, typoDistance } from './likely-word.ts'
import { rankProducts, synonymsOf } from './rank-products.ts'
import type { SearchedProduct } from './score-product.ts'
import { isOfOneRoot, wordStem } from './word-stem.ts'

const synonyms = synonymsOf([
  ['cama', 'nido'],
  ['alimento', 'comida'],
])
const named = (id: number, name: string, more: Partial<SearchedProduct> = {}): SearchedProduct => ({
  id,
  spelled: name,
  name: name.normalize('NFD').replace(/\p{M}/gu, ''),
  categories: '',
  tags: '',
  facts: '',
  about: '',
  sold: 0,
  ...more,
})
const best = (products: SearchedProduct[], text: string) => rankProducts(products, text, { synonyms }).best

describe('the order of what a search finds', () => {
  test('what a thing is stands before what it is for, and what merely mentions it is left out', () => {
    const products = [
      named(1, 'plumilla trasera 12 pulgadas'),
      named(2, 'collar antipulgas para perro', { facts: 'pulgas y garrapatas' }),
      named(3, 'shampoo', { about: 'tambien mata pulgas' }),
      named(4, 'pulgas fuera'),
    ]
    expect(best(products, 'pulgas')).toEqual([4, 2])
  })

  test('who types a whole name means it, even where a part of it was read as something else', () => {
    const products = [named(1, 'pipeta perros 5 a 10 kg', { sold: 9 }), named(2, 'pipeta perros hasta 10 kg')]
    const typed = 'Pipeta perros hasta 10 kg'
    expect(rankProducts(products, 'pipeta hasta 10 kg', { synonyms, typed }).best).toEqual([2, 1])
    expect(best(products, 'pipeta hasta 10 kg')).toEqual([1, 2])
  })

  test('a thing with another is not that other, unless nothing else is', () => {
    const leash = named(1, 'correa extensible con freno')
    expect(best([leash, named(2, 'pastillas de freno')], 'freno')).toEqual([2])
    expect(best([leash], 'freno')).toEqual([1])
  })

  test('a thing whose name has all the words one after another is what they name', () => {
    const oil = named(1, 'aceite de salmon con omega 3')
    const isNamed = (text: string) => rankProducts([oil], text, { synonyms }).isNamed
    expect([isNamed('omega 3'), isNamed('3 omega')]).toEqual([true, false])
  })

  test('what is of the category alone stands back, unless the words are the category’s own', () => {
    const of = { categories: 'frenos y suspension' }
    const products = [named(1, 'amortiguador', of), named(2, 'disco de freno', of)]
    expect(best(products, 'frenos')).toEqual([2])
    expect(rankProducts(products, 'frenos', { synonyms, byCategory: true }).best).toHaveLength(2)
    const oil = named(3, 'plumilla', { categories: 'filtros y aceites' })
    expect(rankProducts([oil], 'filtro aceite', { synonyms }).isNamed).toBe(false)
  })

  test('a synonym stands behind the word, the more sold first among equals', () => {
    const products = [
      named(1, 'nido suave'),
      named(2, 'cama ancha', { sold: 1 }),
      named(3, 'cama larga', { sold: 9 }),
    ]
    expect(best(products, 'camas')).toEqual([3, 2, 1])
  })

  test('who writes an accent means it, where some name has it', () => {
    const products = [named(1, 'zana roja'), named(2, 'prueba de zaña')]
    expect(best(products, 'zaña')).toEqual([2, 1])
    expect(best(products, 'zana')).toEqual([1, 2])
    expect(best([named(1, 'alimento'), named(2, 'comida')], 'alimentó')).toEqual([1, 2])
  })

  test('says whether words are more than told of', () => {
    const told = named(1, 'cama', { about: 'para perros grandes' })
    expect(rankProducts([told], 'cama grande', { synonyms }).isNamed).toBe(false)
    expect(rankProducts([told], 'cama', { synonyms }).isNamed).toBe(true)
  })

  test('shows nothing that was not found, and nothing twice', () => {
    const word = fc.constantFrom('cama', 'perro', 'con', 'freno', 'para', '12', 'ñandú')
    const product = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(product, { maxLength: 8 }), product, (names, text) => {
        const found = best(
          names.map((name, id) => named(id, name)),
          text,
        )
        expect(new Set(found).size).toBe(found.length)
        expect(found.length > 0).toBe(names.length > 0)
        for (const id of found) expect(id).toBeLessThan(names.length)
      }),
    )
  })
})

describe('words', () => {
  test.each([
    ['camas', 'cama'],
    ['collares', 'collar'],
    ['peces', 'pez'],
    ['discos', 'disco'],
    ['pastillas', 'pastilla'],
    ['bujías', 'bujia'],
  ])('%s is of %s', (plural, single) => {
    expect(wordStem(plural.replace('í', 'i'))).toBe(wordStem(single))
  })

  test('are not of one stem where they are not of one thing', () => {
    expect(wordStem('pulgas')).not.toBe(wordStem('pulgadas'))
    expect(wordStem('pelo')).not.toBe(wordStem('pelota'))
    expect(isOfOneRoot('desparasitar', 'desparasitante')).toBe(true)
    expect(isOfOneRoot('pulgas', 'pulgadas')).toBe(false)
  })

  test.each([
    ['chebrolet', 'chevrolet', true],
    ['alimneto', 'alimento', true],
    ['canin', 'cana', false],
    ['gratis', 'grasa', false],
    ['horario', 'terrario', false],
    ['perro', 'gato', false],
  ])('%s is likely for %s: %s', (asked, word, expected) => {
    expect([isLikelyFor(asked, word), isLikelyMeant(asked, word)]).toEqual([expected, expected])
  })

  test('are as far from one another both ways, and no further than they are long', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = typoDistance(one, other, 9)
        expect(distance).toBe(typoDistance(other, one, 9))
        expect(distance === 0).toBe(one === other)
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})
