import { expect, test } from 'vitest'
import { synonymsOf } from './rank-products.ts'
import { readQuery } from './read-query.ts'
import type { SearchedProduct } from './score-product.ts'
import { searchProducts } from './search-products.ts'
import type { SearchRows } from './search-rows.ts'
import { searchKnowledge } from './search-terms.ts'

const products: (SearchedProduct & { vehicleIds: number[]; category: string })[] = [
  ['pastillas de freno hilux', [2], 'repuestos'],
  ['disco de freno yaris', [1], 'repuestos'],
  ['bujias de iridio', [], 'repuestos'],
  ['cama para perro', [], 'perros'],
  ['nido para gato', [], 'gatos'],
  ['saco 12kg 12 kg', [], 'perros'],
  ['alimento raza grande', [], 'perros'],
].map(([name, vehicleIds, category], id) => ({
  id,
  name: name as string,
  spelled: name as string,
  categories: category as string,
  tags: '',
  facts: '',
  about: '',
  sold: 0,
  vehicleIds: vehicleIds as number[],
  category: category as string,
}))

const knowledge = searchKnowledge({
  terms: [
    { meaning: 'animal', term: 'perro', target: 'perros' },
    { meaning: 'animal', term: 'labrador', target: 'perros' },
    { meaning: 'size', term: 'labrador', target: 'raza grande' },
    { meaning: 'unit', term: 'kg', target: 'kg' },
    { meaning: 'help', term: 'horario', target: 'stores' },
  ],
  vehicles: ['Yaris', 'Hilux'].map((model, index) => ({
    id: index + 1,
    make: 'Toyota',
    model,
    engine: '1.5',
    yearFrom: 2010,
    yearTo: 2020,
  })),
  places: [],
  brands: [],
})

/** Rows that hold every word, and how often each question was asked. */
function rowsOf(asked = { find: 0, known: 0 }): { rows: SearchRows; asked: typeof asked } {
  const has = ({ name }: SearchedProduct, word: string) => name.split(' ').includes(word)
  const rows: SearchRows = {
    async find(text, { category, vehicleIds, fit }) {
      asked.find += 1
      return products
        .filter((each) =>
          text
            .split(' ')
            .filter(Boolean)
            .every((word) => has(each, word)),
        )
        .filter((each) => category === null || each.category === category)
        .filter(
          (each) =>
            vehicleIds.length === 0 ||
            fit === 'any' ||
            (each.vehicleIds.length > 0
              ? fit === 'fits' && each.vehicleIds.some((id) => vehicleIds.includes(id))
              : fit === 'may'),
        )
        .map(({ id }) => id)
    },
    words: async (ids) => products.filter(({ id }) => ids.includes(id)),
    coded: async () => [],
    spoken: async () => [],
    meant: async () => new Map(),
    async known(words) {
      asked.known += 1
      return words.filter((word) => products.some((each) => has(each, word)))
    },
  }
  return { rows, asked }
}

const search = (text: string, { rows } = rowsOf()) =>
  searchProducts(readQuery(text, knowledge), rows, synonymsOf([]))

test.each([
  ['what fits the vehicle', 'freno yaris', [1], []],
  ['what nobody says does not fit it', 'bujias yaris', [2], ['yaris']],
  ['never what is for another: rather what else fits', 'pastillas yaris', [1], ['pastillas']],
  ['without the words that nothing holds', 'cama qqqq', [3], ['qqqq']],
  ['nothing where nothing is known', 'qqqq wwww', [], []],
  ['no numbers alone', 'qqqq 12', [], []],
  ['no amounts alone', 'qqqq 12 kg', [], []],
  ['the thing without its amount', 'cama 99 kg', [3], ['99kg']],
  [
    'what there is so much of for the animal, before other things for others',
    'nido perro 12 kg',
    [5],
    ['nido'],
  ],
  ['what is for another animal, where nothing is for this', 'nido perro', [4], ['perro']],
  ['no product for a question', 'horario', [], []],
])('shows %s: %s', async (_, text, ids, dropped) => {
  expect(await search(text)).toMatchObject({ ids, dropped })
})

test('what all words find costs one question', async () => {
  const counted = rowsOf()
  await search('cama perro', counted)
  expect(counted.asked).toEqual({ find: 1, known: 0 })
})

test('what is found in an order of its own, without words to weigh, stays in it', async () => {
  const { rows } = rowsOf()
  const own = { ...rows, find: async () => [4, 3], words: async () => [] }
  expect(await search('dog food', { ...rowsOf(), rows: own })).toMatchObject({ ids: [4, 3], dropped: [] })
})

test('of four words the two that are found together are enough', async () => {
  const find = async (text: string) =>
    searchProducts(readQuery(text, knowledge), rowsOf().rows, synonymsOf([]))
  expect(await find('iridio freno saco disco')).toMatchObject({ ids: [1], dropped: ['iridio', 'saco'] })
})

test('with an animal in the words, what is for another one has to be the very thing', async () => {
  const find = async (text: string) =>
    searchProducts(readQuery(text, knowledge), rowsOf().rows, synonymsOf([]))
  expect(await find('nido perro')).toMatchObject({ ids: [4], dropped: ['perro'], usesAnimal: false })
  // 'Freno' is no more than what pads are for.
  expect(await find('freno perro')).toMatchObject({ dropped: ['freno'], usesAnimal: true })
})

test('what a breed says of the size is left out rather than the thing', async () => {
  const found = await search('cama labrador')
  expect([found.ids, found.dropped]).toEqual([[3], ['raza', 'grande']])
  expect((await search('alimento labrador')).ids).toEqual([6])
})

test('what is of a category alone and fits stands back behind the thing itself, where some is that', async () => {
  const parts: SearchedProduct[] = ['filtro de aire', 'aceite de motor'].map((name, id) => ({
    ...{ id, name, spelled: name, categories: 'filtros y lubricantes' },
    ...{ tags: '', facts: '', about: '', sold: 0 },
  }))
  const rows: SearchRows = {
    find: async (text, { fit }) => (fit === 'fits' && text !== '' ? [0] : [0, 1]),
    words: async (ids) => parts.filter(({ id }) => ids.includes(id)),
    coded: async () => [],
    known: async (words) => words,
    spoken: async () => [],
    meant: async () => new Map(),
  }
  const find = (text: string) =>
    searchProducts(readQuery(text, knowledge), rows, synonymsOf([['aceite', 'lubricante']]))
  expect(await find('aceite hilux')).toMatchObject({ ids: [1], dropped: ['hilux'], usesVehicle: false })
  expect(await find('filtros hilux')).toMatchObject({ ids: [0], dropped: [], usesVehicle: true })
  // Nothing is called so itself.
  const unnamed: SearchRows = { ...rows, find: async () => [0] }
  expect(
    await searchProducts(readQuery('lubricantes hilux', knowledge), unnamed, synonymsOf([])),
  ).toMatchObject({ ids: [0], dropped: [], usesVehicle: true })
})
