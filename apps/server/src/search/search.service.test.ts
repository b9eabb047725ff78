import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { products } from '#demo/data/products.ts'
import { synonyms } from '#demo/data/synonyms.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { until } from '#testing/until.ts'
import { keptFindsOf } from './kept-finds.ts'
import { type SearchService, searchService } from './search.service.ts'
import { shopWordsOf } from './shop-words.ts'

let database: TestDatabase
let search: SearchService
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  search = searchService({ database })
  await database.pool.query(`
    insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
    select 'busqueda-' || place, name, 'BUS-' || place, 1000, 1, 1, 1, 1, 9000 + place
    from unnest(array['Zaña de prueba', 'Zana de prueba', 'Zanahoria de prueba', 'Prueba de zaña'])
      with ordinality as n (name, place)`)
})
afterAll(() => database.drop())

const names = async (text: string, limit = 24) =>
  (await search.suggest({ by: 'words', text, products: limit, categories: 0 })).products.map(
    (product) => product.name,
  )
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

describe('a search', () => {
  test.each([
    ['pelota', 'pelota'],
    ['PELOTA', 'pelota'],
    ['pelotas', 'pelota'],
    ['pelo', 'pelo'],
    ['arnes', 'arnes'],
    ['ARNÉS', 'arnes'],
    ['pelta', 'pelota'],
    ['alimneto', 'alimento'],
    ['rascadro', 'rascador'],
    ['michi', 'gat'],
    ['champú', 'shampoo'],
    ['balata', 'balata'],
    ['pulguicida', 'pipeta'],
    ['comida para perro', 'perro'],
    ['bujia', 'bujia'],
    ['anticongelante', 'refrigerante'],
  ])('for %s the first name holds %s', async (text, expected) => {
    const [first] = await names(text, 1)
    expect(folded(first ?? '')).toContain(expected)
  })

  test('ranks the exact spelling first, then what differs by an accent, then longer words (D10)', async () => {
    expect((await names('zaña')).slice(0, 4).map(folded)).toEqual(
      ['Zaña de prueba', 'Prueba de zaña', 'Zana de prueba', 'Zanahoria de prueba'].map(folded),
    )
    expect((await names('zana'))[0]).toBe('Zana de prueba')
    const tests = (await names('zana')).filter((name) => name.includes('prueba'))
    expect(tests.at(-1)).toBe('Zanahoria de prueba')
  })

  test('with or without accents finds the same', async () => {
    for (const text of ['salmón', 'niño', 'plumón', 'cachorro']) {
      expect((await names(folded(text))).toSorted()).toEqual((await names(text)).toSorted())
    }
  })

  test('every word counts', async () => {
    for (const name of await names('pelota gato')) expect(folded(name)).toMatch(/gat|pelot/)
    expect((await names('pelota gato')).length).toBeLessThan((await names('gato')).length)
  })

  test('a SKU finds its product first, whole or without its case', async () => {
    for (const { sku, name } of products.filter((_, index) => index % 30 === 0)) {
      expect((await names(sku))[0]).toBe(name)
      expect((await names(sku.toLowerCase()))[0]).toBe(name)
    }
  })

  test('[S3.32] 2 is the original code and 3 the barcode, exactly', async () => {
    const [product] = products
    if (!product) throw new Error('No products')
    const by = async (kind: 'original-code' | 'barcode', text: string) =>
      (await search.suggest({ by: kind, text, products: 3, categories: 4 })).products.map((each) => each.id)
    expect(await by('original-code', product.originalCode)).toContain(product.id)
    expect(await by('original-code', product.originalCode.slice(0, -1))).toEqual([])
    expect(await by('barcode', product.barcode)).toEqual([product.id])
    expect(await by('barcode', product.barcode.slice(0, -1))).toEqual([])
  })

  test('[S5.34] under 3 characters gives nothing', async () => {
    expect(await names(' pe ')).toEqual([])
  })

  test('every synonym finds what the others find', async () => {
    for (const group of synonyms) {
      const counts = await Promise.all(group.map(async (term) => (await names(term)).length))
      if (Math.max(...counts) > 0) expect([group, Math.min(...counts)]).not.toEqual([group, 0])
    }
  })

  test('a synonym counts from when it is written until it is taken out', async () => {
    const before = await names('guatonete')
    await database.pool.query(`
      insert into synonyms (group_id, term, folded) values (9000, 'guatonete', 'guatonete'), (9000, 'zaña', 'zana')`)
    expect(await names('guatonete')).toEqual(expect.arrayContaining(['Zaña de prueba', 'Prueba de zaña']))
    await database.pool.query('delete from synonyms where group_id = 9000')
    expect(await names('guatonete')).toEqual(before)
  })

  test('[S9.8] finds categories by their own and their parents’ names', async () => {
    const categories = async (text: string) =>
      (await search.suggest({ by: 'words', text, products: 1, categories: 4 })).categories.map((c) => c.slug)
    expect((await categories('perros'))[0]).toBe('perros')
    expect(await categories('alimento gatos')).toEqual(['gatos-alimentos'])
    expect((await categories('habitat'))[0]).toBe('exoticos-habitat')
  })

  test('of a large shop looks first among what sells most, and is no worse for it when that is stale', async () => {
    const texts = [
      'alimento',
      'perro',
      'pelota gato',
      'arnes',
      'zaña',
      'collar isabelino',
      'PAL-1008',
      'andino',
    ]
    const before = await Promise.all(texts.map((text) => names(text)))
    await database.pool.query('select refresh_popular_search(10, 1000)')
    expect(await Promise.all(texts.map((text) => names(text)))).toEqual(before)

    await database.pool.query('select refresh_popular_search(10, 60)')
    for (const [place, text] of texts.entries()) {
      const found = await names(text, 3)
      expect(found).toHaveLength(Math.min(3, before[place]?.length ?? 0))
      for (const name of found) expect(before[place]).toContain(name)
    }
    const { rows } = await database.pool.query<{ id: number }>(
      'select product_id as id from popular_search limit 1',
    )
    await database.pool.query(`update products set name = 'Zafiro de peluche' where id = $1`, [rows[0]?.id])
    expect(await names('zafiro')).toEqual(['Zafiro de peluche'])
    await database.pool.query('update products set active = false where id = $1', [rows[0]?.id])
    expect(await names('zafiro')).toEqual([])
    await database.pool.query('select refresh_popular_search()')
    expect((await database.pool.query('select from popular_search')).rowCount).toBe(0)
  })

  test('that finds nothing is corrected as it is spelled in the shop', async () => {
    expect(await search.correct('qqqqq pañall')).toBe('pañales')
    expect(await search.correct('panqales perra qqqqq')).toMatch(/^pañal(es)? perra$/)
    expect(await search.correct('qqqqq')).toBe(null)
    expect(await search.correct('')).toBe(null)
  })

  test('in z and of more than one is no slip for another word', async () => {
    await database.pool.query(`
      insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
      select 'en-z-' || place, name, 'EN-Z-' || place, 1000, 1, 1, 1, 1, 9100 + place
      from unnest(array['Nariz de payaso', 'Crema para varices', 'Perdices de goma', 'Perdis de goma'])
        with ordinality as n (name, place)`)
    try {
      expect(await names('narices')).toEqual(['Nariz de payaso'])
      expect(await names('perdiz')).toEqual(['Perdices de goma'])
    } finally {
      await database.pool.query(`delete from products where slug like 'en-z-%'`)
    }
  })

  test('is never broken by what is typed', async () => {
    for (const text of [
      "'; drop",
      '&|!():*',
      '\\ \\ \\',
      '%_%',
      '<-> a',
      '   ',
      'ñ'.repeat(100),
      '🐶🐶🐶',
      '""" x',
    ]) {
      await expect(names(text)).resolves.toBeInstanceOf(Array)
      await expect(search.correct(text)).resolves.toSatisfy((it) => it === null || it !== text)
    }
  })

  test('follows a new name, a new brand name and a new category name', async () => {
    const [product] = products
    await database.pool.query(`update products set name = 'Xilofono canino' where id = $1`, [product?.id])
    expect(await names('xilofono')).toEqual(['Xilofono canino'])
    await database.pool.query(`update brands set name = 'Wuxtra' where id = $1`, [product?.brandId])
    expect(await names('wuxtra')).toContain('Xilofono canino')
  })
})

test('what is not for sale neither stands in the way of what is, nor tells its words', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`
    insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position, active)
    select 'borrador-' || n, 'Rascador borradorísimo ' || n, 'BOR-' || n, 1000, 1, 1, 1, 1, 9000 + n, false
    from generate_series(1, 80) n returning id`)
  const drafts = rows.map(({ id }) => id)
  const suggested = async (text: string) =>
    (await search.suggest({ by: 'words', text, products: 3, categories: 0 })).products.map(({ id }) => id)
  expect(await suggested('rascador')).toHaveLength(3)
  expect(await suggested('borradorisimo')).toEqual([])
  expect(await search.correct('borradorisino')).toBe(null)
  const [first = 0] = drafts
  await database.pool.query('update products set active = true where id = $1', [first])
  expect(await suggested('borradorisimo')).toEqual([first])
  await database.pool.query('update products set active = false where id = $1', [first])
  expect(await suggested('borradorisimo')).toEqual([])
  await database.pool.query('delete from products where id = any($1)', [drafts])
})

const asked = async (text: string) => {
  await search.suggest({ by: 'words', text, products: 3, categories: 4 })
  const query = vi.spyOn(database.pool, 'query')
  try {
    const { categories } = await search.suggest({ by: 'words', text, products: 3, categories: 4 })
    const sent = query.mock.calls.map(
      ([statement]) => statement as unknown as { name: string; values: unknown[] },
    )
    return { sent, categories }
  } finally {
    query.mockRestore()
  }
}

describe('a suggestion', () => {
  test('asks once for products and categories of what is typed, and once for what is shown', async () => {
    const { sent, categories } = await asked('frenos')
    expect(sent.map(({ name }) => name)).toEqual(['search_with_categories', 'search_hits_by_ids'])
    expect(categories.map(({ name }) => name)).toContain('Frenos y suspensión')
  })

  test('for an animal looks first at what is put in order, and at more where too little of it is for the animal', async () => {
    const most = ({ sent }: Awaited<ReturnType<typeof asked>>) =>
      sent.filter(({ name }) => name === 'search_by_text').map(({ values }) => values[1])
    expect(most(await asked('collar para perro'))).toEqual([300])
    await database.pool.query(`
      insert into products (slug, name, sku, price, package_width, package_height, package_depth, package_weight, position)
      select 'abalorio-' || n, 'Abalorio ' || n, 'ABA-' || n, 1000, 1, 1, 1, 1, 9000 + n from generate_series(1, 300) n`)
    expect(most(await asked('abalorio para perro')).slice(0, 2)).toEqual([300, 2000])
    await database.pool.query(`delete from products where slug like 'abalorio-%'`)
  })
})

test('of a word that nothing is like the database is not asked', async () => {
  const finds = keptFindsOf(database)
  finds.resume()
  await until(() => expect(shopWordsOf(database).isStrange('qwrtyp')).toBe(true))
  await search.find('cama', { most: 24 })
  const query = vi.spyOn(database.pool, 'query')
  try {
    const { found } = await search.find('cama qwrtyp', { most: 24 })
    expect(found.ids.length).toBeGreaterThan(0)
    expect(found.dropped).toEqual(['qwrtyp'])
    expect((await search.find('qwrtyp xyzzy', { most: 24 })).found.ids).toEqual([])
    const sent = query.mock.calls.map(([statement]) => (statement as unknown as { name: string }).name)
    expect(sent).not.toContain('search_by_text')
    expect(sent).not.toContain('search_known')
  } finally {
    query.mockRestore()
    finds.pause()
  }
})

test('a suggestion looks once for what words mean without one that nothing holds beside them, and asks lists once what changed', async () => {
  const finds = keptFindsOf(database)
  finds.resume()
  try {
    const before = await asked('collar chico perro')
    const { sent, categories } = await asked('collar freno perro')
    const names = sent.map(({ name }) => name)
    expect(names.filter((name) => name === 'list_changes_since')).toHaveLength(1)
    expect(names).toContain('search_categories')
    expect(categories).toEqual(before.categories)
    const texts = sent.filter(({ name }) => name === 'search_by_text').map(({ values }) => values[0])
    expect(texts).toEqual(['collar freno'])
  } finally {
    finds.pause()
  }
})
