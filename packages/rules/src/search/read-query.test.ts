import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuery } from './read-query.ts'
import { type SearchTerm, searchKnowledge } from './search-terms.ts'

const makes = ['Toyota', 'Mazda', 'Suzuki', 'Peugeot', 'Volkswagen']
const rows: [string, string, string, number, number][] = [
  ['Toyota', 'Yaris', '1.3 bencina', 2014, 2018],
  ['Toyota', 'Yaris', '1.5 bencina', 2014, 2018],
  ['Toyota', 'Hilux', '2.4 diésel', 2016, 2021],
  ['Toyota', 'Hilux', '2.7 bencina', 2010, 2015],
  ['Mazda', '3', '1.6 bencina', 2014, 2018],
  ['Mazda', 'CX-5', '2.0 bencina', 2013, 2017],
  ['Suzuki', 'Alto', '1.0 bencina', 2010, 2020],
  ['Peugeot', '2008', '1.2 bencina', 2014, 2019],
  ['Volkswagen', 'Gol', '1.6 bencina', 2009, 2020],
  ['Lifan', 'X90', '1.8 bencina', 2014, 2018],
]
const vehicles = rows.map(([make, model, engine, yearFrom, yearTo], index) => {
  return { id: index + 1, make, model, engine, yearFrom, yearTo }
})
const terms: SearchTerm[] = [
  { meaning: 'animal', term: 'perro', target: 'perros' },
  { meaning: 'animal', term: 'gato', target: 'gatos' },
  { meaning: 'stage', term: 'perro bebé', target: 'cachorro' },
  { meaning: 'stage', term: 'gatito', target: 'gatito' },
  { meaning: 'size', term: 'raza chica', target: 'raza pequeña' },
  { meaning: 'filler', term: 'barato', target: '' },
  { meaning: 'everyday', term: 'alto', target: '' },
  { meaning: 'make', term: 'vw', target: 'Volkswagen' },
  { meaning: 'instead', term: 'bravecto', target: 'antipulgas' },
  { meaning: 'brand', term: 'nidoalto', target: 'Nido Alto' },
  { meaning: 'thing', term: 'pasto', target: 'heno' },
  { meaning: 'thing', term: 'piedras de acuario', target: 'grava' },
  { meaning: 'kind', term: 'pellet', target: 'alimento seco' },
  { meaning: 'unit', term: 'kg', target: 'kg' },
  { meaning: 'unit', term: 'kilos', target: 'kg' },
  { meaning: 'unit', term: 'kilitos', target: 'kg' },
  { meaning: 'unit', term: 'amperes', target: 'ah' },
  { meaning: 'unit', term: 'w', target: 'w' },
  { meaning: 'help', term: 'despacho', target: 'shipping' },
  { meaning: 'help', term: 'cambio', target: 'returns' },
]
const knowledge = searchKnowledge({
  terms,
  vehicles,
  places: ['Punta Arenas', 'Ñuñoa'],
  brands: ['Nido Alto', 'Andino', 'Acuario Sur'],
})
const read = (text: string) => readQuery(text, knowledge)

describe('the vehicle in the words of a search', () => {
  test.each([
    ['yaris 2015', 'Toyota Yaris', 2015, [1, 2], ''],
    ['filtro aceite toyota yaris 1.5 2016', 'Toyota Yaris', 2016, [2], 'filtro aceite'],
    ['Filtro de aire YARIS', 'Toyota Yaris', null, [1, 2], 'Filtro de aire'],
    ['hilux 2018', 'Toyota Hilux', 2018, [3], ''],
    ['фильтр toyota hilux 2018', 'Toyota Hilux', 2018, [3], 'фильтр'],
    ['hilux масло', 'Toyota Hilux', null, [3, 4], 'масло'],
    ['cx - 5 2015', 'Mazda CX-5', 2015, [6], ''],
    ['hilux diesel', 'Toyota Hilux', null, [3], ''],
    ['cx5', 'Mazda CX-5', null, [6], ''],
    ['CX 5 2015', 'Mazda CX-5', 2015, [6], ''],
    ['disco mazda 3', 'Mazda 3', null, [5], 'disco'],
    ['peugeot 2008 2016', 'Peugeot 2008', 2016, [8], ''],
    ['pastillas suzuki alto', 'Suzuki Alto', null, [7], 'pastillas'],
    ['alto 2015', 'Suzuki Alto', 2015, [7], ''],
    ['vw gol', 'Volkswagen Gol', null, [9], ''],
    ['toyota yariz', 'Toyota Yaris', null, [1, 2], ''],
    ['ylux 2018 hilus', 'Toyota Hilux', 2018, [3], 'ylux'],
    ['yaros hylux 2018', 'Toyota Hilux', 2018, [3], 'yaros'],
    ['toyota', 'Toyota', null, [1, 2, 3, 4], ''],
  ])('%s', (text, name, year, ids, rest) => {
    const { vehicle, rest: left } = read(text)
    expect([
      [vehicle?.make, vehicle?.model].filter(Boolean).join(' '),
      vehicle?.year,
      vehicle?.ids,
      left,
    ]).toEqual([name, year, ids, rest])
  })

  test.each(['terrario alto', 'disco 3', 'collar 2015', 'filtro 2008', '3 kg', 'yaro'])(
    'none is in %s',
    (text) => expect(read(text).vehicle).toBeNull(),
  )

  test('a year in which it was not sold is no part of it', () => {
    expect(read('yaris 2024')).toMatchObject({ vehicle: { year: null, words: 'yaris' }, rest: '2024' })
  })

  test('make, model and any year of its own are read in any order and among other words', () => {
    const told = fc
      .constantFrom(...vehicles)
      .chain((vehicle) =>
        fc.tuple(
          fc.constant(vehicle),
          fc.integer({ min: vehicle.yearFrom, max: vehicle.yearTo }),
          fc.shuffledSubarray(['make', 'model', 'year', 'filtro', 'trasero'], { minLength: 5 }),
        ),
      )
    fc.assert(
      fc.property(told, ([vehicle, year, order]) => {
        const words = { make: vehicle.make, model: vehicle.model, year: `${year}` } as Record<string, string>
        const { vehicle: found } = read(order.map((word) => words[word] ?? word).join(' '))
        expect(found).toMatchObject({ make: vehicle.make, model: vehicle.model })
        for (const id of found?.ids ?? []) {
          const own = vehicles.find((each) => each.id === id)
          expect([own?.make, own?.model]).toEqual([vehicle.make, vehicle.model])
        }
      }),
    )
  })
})

describe('what else a search means', () => {
  test('an animal, its stage and its size', () => {
    expect(read('comida perro bebé raza chica barato')).toMatchObject({
      filters: [
        { kind: 'stage', target: 'cachorro', words: 'perro bebé', without: 'comida raza chica barato' },
        { kind: 'size', target: 'raza pequeña', words: 'raza chica' },
        { kind: 'animal', target: 'perros' },
      ],
      rest: 'comida cachorro raza pequeña',
    })
    expect(read('cama para gato')).toMatchObject({ filters: [{ target: 'gatos' }], rest: 'cama para' })
  })

  test('an age beside a stage says no more', () => {
    expect(read('comida gatito 3 meses').rest).toBe('comida gatito')
  })

  test.each([
    ['comida para gato de 3 meses', 'gatito'],
    ['comida perro de 8 meses', 'cachorro'],
    ['comida perro de 3 años', 'adulto'],
    ['comida perro de 9 años', 'senior'],
    ['collar 8 meses perro', undefined],
  ])('%s is of the age %s', (text, stage) => {
    expect(read(text).filters.find(({ kind }) => kind === 'stage')?.target).toBe(stage)
  })

  test('a brand, in its own words or as shoppers write it', () => {
    expect(read('cama nido alto gato')).toMatchObject({
      filters: [
        { kind: 'animal' },
        { kind: 'brand', target: 'Nido Alto', words: 'nido alto', without: 'cama gato' },
      ],
      rest: 'cama Nido Alto',
    })
    expect(read('nidoalto').rest).toBe('Nido Alto')
    expect(read('nido').filters).toEqual([])
  })

  test.each([
    ['comida perro 15 kg', '15kg', '15 kg', 'comida 15kg'],
    ['comida perro 15kg', '15kg', '15kg', 'comida 15kg'],
    ['15 kilos comida', '15kg', '15 kilos', '15kg comida'],
    ['comida 7,5 kilitos', '7.5kg', '7,5 kilitos', 'comida 7.5kg'],
    ['bateria 55 amperes', '55ah', '55 amperes', 'bateria 55ah'],
    ['ampolleta 21w', '21w', '21w', 'ampolleta 21w'],
  ])('how much there is to be of %s', (text, target, words, rest) => {
    const { filters, rest: left } = read(text)
    expect(filters.filter(({ kind }) => kind === 'contents')).toMatchObject([{ target, words }])
    expect(left).toBe(rest)
  })

  test('a kind stands for its word where the others say only how it is', () => {
    expect(read('pellet').rest).toBe('alimento seco')
    expect(read('pellet para perro 15 kg').rest).toBe('alimento seco para 15kg')
    expect(read('pellet de pino').rest).toBe('pellet de pino')
  })

  test('another name of a thing is that thing, and what is merely alike is not', () => {
    expect(read('pasto seco')).toMatchObject({ rest: 'heno seco', unsold: [] })
    expect(read('pasta dental').rest).toBe('pasta dental')
  })

  test('measures between which an x stands are one word, and no model', () => {
    expect(read('paños 60 x 90')).toMatchObject({ vehicle: null, rest: 'paños 60x90' })
  })

  test.each(['aceite 10 w 40', 'aceite 5w 30', 'ampolleta h7', 'comida 15', 'collar 2 meses'])(
    '%s has no amount',
    (text) => expect(read(text).filters).toEqual([]),
  )

  test('words mean the same in the plural, and others are others', () => {
    expect(read('perros')).toMatchObject({ filters: [{ target: 'perros' }], rest: 'perros' })
    expect(read('despachos').isQuestion).toBe(true)
    expect(read('cambia').topics).toEqual([])
  })

  test('letters that are doubled by a slip, and what merely joins the words of a term, count for nothing', () => {
    expect(read('gatto').filters).toMatchObject([{ kind: 'animal', target: 'gatos', words: 'gatto' }])
    expect(read('perrrooo cama')).toMatchObject({ filters: [{ target: 'perros' }], rest: 'cama' })
    expect(read('piedras acuario').rest).toBe('grava')
    expect(read('piedras para el acuario chico').rest).toBe('grava chico')
    expect(read('piedras sin acuario').rest).toBe('piedras sin acuario')
  })

  test('what an animal may not bear is to be in nothing that is found', () => {
    const chicken = { allergens: ['chicken'], rest: 'comida' }
    expect(read('comida perro sin pollo')).toMatchObject({
      ...chicken,
      filters: [{ kind: 'animal' }, { kind: 'allergens', words: 'sin pollo', without: 'comida perro' }],
    })
    expect(read('perro alérgico al pollo comida')).toMatchObject(chicken)
    expect(read('snack sin pollo ni huevos rico').allergens).toEqual(['chicken', 'egg'])
    expect(read('alergia a la soya')).toMatchObject({ allergens: ['soy'], rest: 'alimento' })
    for (const text of ['leche sin lactosa', 'perro alérgico', 'comida con pollo', 'alérgico a las pulgas']) {
      expect([text, read(text).allergens]).toEqual([text, []])
    }
  })

  test.each([
    ['dog food without chicken or beef', ['chicken', 'beef'], 'dog food'],
    ['chicken-free dog food', ['chicken'], 'dog food'],
    ['food chicken free for cats', ['chicken'], 'food for cats'],
    ['food for a dog allergic to the fish', ['fish'], 'food for a dog'],
    ['корм без курицы и говядины', ['chicken', 'beef'], 'корм'],
    ['корм для собак с аллергией на курицу', ['chicken'], 'корм для собак с'],
    ['dog food no chicken', ['chicken'], 'dog food'],
    ['food for dogs with no fish or eggs', ['fish', 'egg'], 'food for dogs with'],
    ['perro que no come pollo', [], 'que no come pollo'],
    ['chicken food', [], 'chicken food'],
    ['free food', [], 'free food'],
  ])(
    '%s: what an animal may not bear is read in the other languages of the shop',
    (text, allergens, rest) => {
      const found = read(text)
      expect([found.allergens, found.rest]).toEqual([allergens, rest])
    },
  )

  test('pages of the shop, where nothing but a place is beside them', () => {
    expect(read('despacho punta arenas')).toMatchObject({ topics: ['shipping'], isQuestion: true })
    expect(read('¿Despacho a Ñuñoa?')).toMatchObject({ isQuestion: true })
    expect(read('cambio de aceite')).toMatchObject({ topics: ['returns'], isQuestion: false })
  })

  test('a name that is not sold stands for what it is', () => {
    expect(read('bravecto perro')).toMatchObject({ rest: 'antipulgas', unsold: ['bravecto'] })
  })

  test('a name that is written as it sounds is that name', () => {
    expect(read('brabecto perro')).toMatchObject({ rest: 'antipulgas', unsold: ['brabecto'] })
    expect(read('grava acuariosur').filters, 'in one word').toMatchObject([{ target: 'Acuario Sur' }])
    expect(read('handino')).toMatchObject({ filters: [{ kind: 'brand', target: 'Andino' }] })
    expect(read('pero cama').filters, 'a word that is no name').toEqual([])
  })

  test('words alone are left alone', () => {
    expect(readQuery('perro yaris 2015', knowledge, { literally: true })).toMatchObject({
      vehicle: null,
      filters: [],
      rest: 'perro yaris 2015',
    })
  })

  test('any text is read, and what is read is of its own words', () => {
    const word = fc.constantFrom(
      ...makes,
      'yaris',
      '3',
      '2015',
      'perro',
      'gatito',
      'andino',
      '15',
      'kg',
      'despacho',
      'barato',
      'de',
      '1.4',
    )
    const any = fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (words) => {
        const text = words.join(' ')
        const reading = read(text)
        for (const { words: own, without } of [
          ...reading.filters,
          ...(reading.vehicle ? [reading.vehicle] : []),
        ]) {
          const count = (part: string) => part.split(' ').filter(Boolean).length
          expect(count(own) + count(without)).toBe(count(reading.text))
        }
        expect(reading.vehicle?.ids).not.toEqual([])
      }),
    )
  })
})
