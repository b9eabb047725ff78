import { expect, test } from 'vitest'
import { findByText, knownWords } from './find-by-text.ts'
import type { SearchedProduct } from './score-product.ts'
import type { SearchRows } from './search-rows.ts'

const products: SearchedProduct[] = [
  'alimento humedo gato',
  'alimento seco gato',
  'pala metalica',
  'cana con plumas',
  'heno largo',
  'raton de fieltro',
].map((name, id) => ({ id, name, spelled: name, categories: '', tags: '', facts: '', about: '', sold: 0 }))

const known = knownWords({
  terms: [
    { meaning: 'instead', term: 'nexgard', target: 'caña' },
    { meaning: 'thing', term: 'pasto', target: 'heno' },
    { meaning: 'help', term: 'devoluciones', target: 'returns' },
  ],
  vehicles: [],
  places: [],
  brands: [],
  synonyms: [
    ['húmedo', 'lata'],
    ['hámster', 'ratoncito'],
  ],
})

const has = ({ name }: SearchedProduct, word: string) => name.split(' ').includes(word)
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').split(' ').filter(Boolean)

const rows: SearchRows = {
  find: async (text) =>
    products.filter((each) => plain(text).every((word) => has(each, word))).map(({ id }) => id),
  words: async (ids) => products.filter(({ id }) => ids.includes(id)),
  coded: async () => [],
  known: async (words) => words.filter((word) => products.some((each) => has(each, word))),
  spoken: async () => [],
  meant: async () => new Map(),
}

const find = (text: string, options = {}) => findByText(text, known, () => rows, options)

test('a word that goes unanswered is read as it is spelled', async () => {
  const { reading, found } = await find('alimento umedo')
  expect([reading.text, found.ids, found.dropped]).toEqual(['alimento humedo', [0], []])
  // What products say is known, too, and not its other names alone.
  expect((await find('eno')).found.ids).toEqual([4])
})

test('a small name is that of its thing where the shop has it', async () => {
  expect((await find('palita')).found.ids).toEqual([2])
  // So is one that means something else to the search, where this shop has no such thing.
  expect((await find('ratoncito')).found.ids).toEqual([5])
  const none = await find('alimento rollito')
  expect([none.reading.text, none.found.dropped]).toEqual(['alimento rollito', ['rollito']])
})

test('a name that is not sold is known though a letter lacks, and told as it is spelled', async () => {
  const { found } = await find('nexgar')
  expect([found.ids, found.dropped]).toEqual([[3], ['nexgard']])
})

test('a question is understood though it is misspelt', async () => {
  expect((await find('debolusiones')).reading.topics).toEqual(['returns'])
})

test('what is answered, asked literally or not answered by another spelling stays as it was typed', async () => {
  expect((await find('alimento seco')).reading.text).toBe('alimento seco')
  expect((await find('alimento umedo', { literally: true })).found.dropped).toEqual(['umedo'])
  // Nothing metallic is humid.
  const { reading, found } = await find('metalica umedo')
  expect([reading.text, found.dropped]).toEqual(['metalica umedo', ['umedo']])
})

test('a word of the language that is searched is not respelled', async () => {
  const inEnglish = {
    ...rows,
    spoken: async (words: readonly string[]) => words.filter((word) => word === 'umedo'),
  }
  const { reading, found } = await findByText('alimento umedo', known, () => inEnglish)
  expect([reading.text, found.dropped]).toEqual(['alimento umedo', ['umedo']])
})
