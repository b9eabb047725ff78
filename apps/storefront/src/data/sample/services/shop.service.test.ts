import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../contract-tests/refusal-of.ts'
import { openTestContext } from './open-services.samples.ts'
import type { Category, Filter, Product } from './shapes.ts'
import { shopService } from './shop.service.ts'

const shopIn = async (language = 'es') => shopService(await openTestContext({ language }))
const text = expect.stringMatching(/./)
const keysOf = (value: object) => Object.keys(value).toSorted()

const productKeys = (
  'id name slug sku price compareAtPrice images badges rating reviews availability compatibility brand stock ' +
  'partNumber attributes options tags categories'
).split(' ')

describe('a product of the service contract', () => {
  test('[S3.11] has the fields of the template, each filled', async () => {
    const { items } = await (await shopIn()).getProductsList(1, 400)
    expect(items.length).toBeGreaterThan(300)
    for (const product of items) {
      expect(keysOf(product)).toEqual(productKeys.toSorted())
      expect(product).toMatchObject({
        id: expect.any(Number),
        name: text,
        slug: text,
        sku: text,
        partNumber: text,
      })
      expect(product.images.every((image) => image.startsWith('/media/'))).toBe(true)
      expect(keysOf(product.brand ?? {})).toEqual(['country', 'image', 'name', 'slug'])
      expect(product.categories.length).toBeGreaterThan(0)
      for (const { slug, name, values } of product.attributes) {
        expect([slug, name]).toEqual([expect.stringMatching(/^[a-z0-9-]+$/), text])
        for (const value of values) expect(value).toEqual({ slug: expect.any(String), name: text })
      }
    }
  })

  test('[S3.11] says by badges and availability how it stands', async () => {
    const { items } = await (await shopIn()).getProductsList(1, 400)
    const having = (matches: (product: Product) => boolean) => items.filter(matches)
    for (const product of items) {
      expect(product.badges.includes('sale')).toBe(product.compareAtPrice !== null)
      expect(product.stock).toBe(product.availability)
    }
    for (const state of ['in-stock', 'out-of-stock', 'on-backorder']) {
      expect(having(({ availability }) => availability === state).length, state).toBeGreaterThan(0)
    }
    for (const badge of ['sale', 'new', 'hot'] as const) {
      const held = having(({ badges }) => badges.includes(badge)).length
      expect(held).toBeGreaterThan(0)
      expect(held).toBeLessThan(items.length / 2)
    }
    const kinds = new Set(items.map(({ compatibility: fits }) => (Array.isArray(fits) ? 'some' : fits)))
    expect([...kinds].toSorted()).toEqual(['all', 'none', 'some', 'unknown'])
  })

  test('[S3.7] [S3.11] counts its reviews, and a new one at once', async () => {
    const shop = await shopIn()
    const [product] = await shop.getTopRatedProducts(undefined, 1)
    if (!product) throw new Error('The shop has no products.')
    const before = await shop.getProductReviews(product.id)
    expect([before.total, before.limit]).toEqual([product.reviews, 8])
    const review = await shop.addProductReview(product.id, 'Ana', 1, 'No le gustó.')
    for (const each of [review, ...before.items]) {
      expect(keysOf(each)).toEqual(['author', 'avatar', 'content', 'date', 'id', 'rating'])
      expect(each).toMatchObject({ author: text, content: text, date: expect.stringMatching(/^\d{4}-/) })
    }
    const after = await shop.getProductBySlug(product.slug)
    expect(after.reviews).toBe(before.total + 1)
    expect((await shop.getProductReviews(product.id)).items[0]).toEqual(review)
    for (const [author, rating, content, field] of [
      ['Ana', 9, 'Nueve.', 'rating'],
      ['Ana', 0, 'Cero.', 'rating'],
      ['', 3, 'Sin nombre.', 'author'],
      ['Ana', 3, '  ', 'content'],
    ] as const) {
      const refused = await refusalOf(shop.addProductReview(product.id, author, rating, content))
      expect([refused.code, refused.status, Object.keys(refused.fields)]).toEqual([
        'INVALID_REQUEST',
        400,
        [field],
      ])
    }
  })
})

describe('a category of the service contract', () => {
  const keys = 'id type name categoria slug image items parent children layout'.split(' ').toSorted()

  test('[S3.13] has its fields, counts what it holds and knows what is above and below it', async () => {
    const shop = await shopIn()
    const all = await shop.getCategories()
    for (const category of all) {
      expect(keysOf(category)).toEqual(keys)
      expect(category).toMatchObject({
        type: 'shop',
        name: text,
        categoria: text,
        image: expect.stringMatching(/^\/media\//),
      })
      expect(category.layout).toBe(category.children.length > 0 ? 'categories' : 'products')
      const { total } = await shop.getProductsList(1, 1, 'default', { category: category.slug })
      expect(category.items, category.slug).toBe(total)
    }
    const dogs = await shop.getCategoryBySlug('perros')
    expect(dogs).toMatchObject({ parent: null, layout: 'categories' })
    expect(dogs.children.map(({ slug }) => slug)).toContain('perros-alimentos')
    const food = await shop.getCategoryBySlug('perros-alimentos')
    expect(food).toMatchObject({ children: [], layout: 'products', parent: { slug: 'perros', parent: null } })
    expect(dogs.items).toBe(dogs.children.reduce((sum, child: Category) => sum + child.items, 0))
  })

  test('[S8.10] an unknown slug is a 404 Page Not Found', async () => {
    const refused = await refusalOf((await shopIn()).getCategoryBySlug('no-hay-tal'))
    expect([refused.status, refused.message]).toEqual([404, 'Page Not Found'])
  })
})

describe('the filters of a list', () => {
  const filterOf = (filters: Filter[], slug: string) => {
    const found = filters.find((each) => each.slug === slug)
    if (!found) throw new Error(`There is no filter ${slug}.`)
    return found
  }

  test('[S3.15] are of the six types, each with slug, name, items and value', async () => {
    const { filters } = await (await shopIn()).getProductsList()
    const types = new Set(filters.map(({ type }) => type))
    expect([...types].toSorted()).toEqual(['category', 'check', 'color', 'radio', 'range', 'rating'])
    for (const filter of filters) {
      expect(filter).toMatchObject({ slug: text, name: text, items: expect.any(Array) })
      expect(filter.value).not.toBe(undefined)
    }
    expect(filterOf(filters, 'price')).toMatchObject({
      type: 'range',
      min: expect.any(Number),
      max: expect.any(Number),
    })
    expect(filterOf(filters, 'discount').items.map((item) => 'slug' in item && item.slug)).toEqual([
      'any',
      'yes',
      'no',
    ])
    const colors = filterOf(filters, 'color').items
    expect(colors).toContainEqual({ slug: 'red', name: text, count: expect.any(Number) })
    expect(filterOf(filters, 'rating').items[0]).toMatchObject({ rating: 5, count: expect.any(Number) })
  })

  test('[S3.15] take their values as the specification writes them, and say what is chosen', async () => {
    const shop = await shopIn()
    const values = {
      price: '5000-20000',
      brand: 'andino,sur',
      rating: '4,5',
      color: 'red,blue',
      discount: 'yes',
    }
    const { filters } = await shop.getProductsList(1, 16, 'default', values)
    expect(filterOf(filters, 'price').value).toEqual([5000, 20000])
    expect(filterOf(filters, 'brand').value).toEqual(['andino', 'sur'])
    expect(filterOf(filters, 'rating').value).toEqual([5, 4])
    expect(filterOf(filters, 'color').value).toEqual(['red', 'blue'])
    expect(filterOf(filters, 'discount').value).toBe('yes')
    const red = await shop.getProductsList(1, 400, 'default', { color: 'red' })
    const count = filterOf(red.filters, 'color').items.find(
      (item) => 'slug' in item && item.slug === 'red',
    )?.count
    expect([red.total, red.items.length]).toEqual([count, count])
  })

  test('are called and filled in the language of the page, under slugs that stay', async () => {
    const [spanish, english] = await Promise.all(
      ['es', 'en'].map(
        async (language) =>
          (await (await shopIn(language)).getProductsList(1, 16, 'default', { category: 'perros-alimentos' }))
            .filters,
      ),
    )
    if (!spanish || !english) throw new Error('There are no filters.')
    expect(english.map(({ slug }) => slug)).toEqual(spanish.map(({ slug }) => slug))
    expect([filterOf(spanish, 'price').name, filterOf(english, 'price').name]).toEqual(['Precio', 'Price'])
  })
})
