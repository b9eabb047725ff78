import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { reviews as demoReviews } from '#demo/data/reviews.ts'
import { productSorts } from '#rules/catalogue/product-sorts.ts'
import { unitPricePlace } from '#rules/catalogue/unit-price-place.ts'
import { isSuitable } from '#rules/fit/fit.ts'
import { vehicleFit } from '#rules/fit/vehicle-fit.ts'
import { timesOf } from '#testing/counts.ts'
import type { ProductCard, ProductSort } from '../port/catalogue.port.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** A PNG of one pixel, as base64. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** What both layers show of the catalogue. */
export function catalogueContract(data: () => DataPort): void {
  describe('catalogue', () => {
    test('[S3.21] [S9.27] [S9.29] a list tells its items, page, limit, sort, total, pages, from and to, 16 a page', async () => {
      const list = await data().catalogue.listProducts({})
      expect(list.items).toHaveLength(16)
      expect(list).toMatchObject({ page: 1, limit: 16, sort: 'default', from: 1, to: 16 })
      expect(list.total).toBeGreaterThanOrEqual(300)
      expect(list.pages).toBe(Math.ceil(list.total / 16))
    })

    test('a product tells what is in the bag, the dose and the box, alike on both layers', async () => {
      for (const kind of ['food', 'medicine', 'part', 'fluid', 'tyre'] as const) {
        const known = products.find(({ facts }) => facts?.kind === kind)
        if (!known) throw new Error(`No product has facts of ${kind}.`)
        const product = await data().catalogue.getProduct(known.slug)
        expect(product.facts).toEqual(known.facts)
      }
      const bare = products.find(({ facts }) => facts === null)
      expect((await data().catalogue.getProduct(bare?.slug ?? '')).facts).toBeNull()
    })

    test('a product has four pictures or more, each of another thing, and its card the first two', async () => {
      const { items } = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos' })
      for (const card of items.slice(0, 4)) {
        const { pictures } = await data().catalogue.getProduct(card.slug)
        expect(pictures).toHaveLength(6)
        expect(new Set(pictures.map(({ src }) => src)).size).toBe(6)
        expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(6)
        expect(card.pictures).toEqual(pictures.slice(0, 2))
      }
    })

    test('pages follow one another without a gap or a repeat, whatever the sort', async () => {
      for (const sort of productSorts) {
        const query = { categorySlug: 'perros', sort, limit: 32 }
        const first = await data().catalogue.listProducts(query)
        const ids = first.items.map((product) => product.id)
        for (let page = 2; page <= first.pages; page += 1) {
          const next = await data().catalogue.listProducts({ ...query, page })
          ids.push(...next.items.map((product) => product.id))
        }
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toHaveLength(first.total)
      }
    })

    test('[S9.30] sorting by name sorts by name and sorting by price by price (D17)', async () => {
      const { items: byName } = await data().catalogue.listProducts({ sort: 'name_asc', limit: 32 })
      const names = byName.map((product) => product.name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
      const { items: byPrice } = await data().catalogue.listProducts({ sort: 'price_desc', limit: 32 })
      const prices = byPrice.map((product) => product.price)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    })

    test('sorting by rating, sales, newness, discount and price of a kilo sorts by these', async () => {
      const known = new Map(products.map((product) => [product.id, product]))
      const orders = {
        rating_desc: ({ rating, reviewCount }) => [-rating, -reviewCount],
        sold_desc: ({ id }) => [-(known.get(id)?.soldCount ?? 0)],
        added_desc: ({ id }) => [-Date.parse(known.get(id)?.addedOn ?? '')],
        discount_desc: ({ discountPercent }) => [-discountPercent],
        unit_price_asc: ({ price, content }) => unitPricePlace(price, content),
      } satisfies Record<string, (card: ProductCard) => number[]>
      for (const [sort, keysOf] of Object.entries(orders)) {
        const query = { categorySlug: 'perros-alimentos', sort: sort as ProductSort, limit: 32 }
        const { items } = await data().catalogue.listProducts(query)
        const keys = items.map(keysOf)
        const sorted = keys.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0))
        expect([sort, keys]).toEqual([sort, sorted])
        expect(new Set(keys.map(String)).size).toBeGreaterThan(2)
      }
    })

    test('a page past the end is the last page', async () => {
      const list = await data().catalogue.listProducts({ categorySlug: 'gatos', page: 999 })
      expect(list.page).toBe(list.pages)
      expect(list.items.length).toBeGreaterThan(0)
      expect(list.to).toBe(list.total)
    })

    test('filters hold, and their counts tell what choosing them gives', async () => {
      const all = await data().catalogue.listProducts({ categorySlug: 'perros' })
      const brand = all.facets.brands.find((each) => each.count > 1)
      expect(brand).toBeDefined()
      if (!brand) return
      const chosen = await data().catalogue.listProducts({
        categorySlug: 'perros',
        limit: 32,
        filters: { brand: brand.slug },
      })
      expect(chosen.total).toBe(brand.count)
      expect(chosen.items.every((product) => product.brand?.slug === brand.slug)).toBe(true)
      expect(chosen.facets.brands).toEqual(all.facets.brands)
      const offers = await data().catalogue.listProducts({ filters: { discount: 'yes' }, limit: 32 })
      expect(offers.total).toBe(offers.facets.discount.yes)
      expect(offers.items.every((product) => product.isOffer)).toBe(true)
    })

    test('[S5.18] any range of prices, as low-high, lists just what costs that', async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(60_000), fc.nat(60_000), async (low, width) => {
          const list = await data().catalogue.listProducts({
            filters: { price: `${low}-${low + width}` },
            limit: 32,
          })
          for (const product of list.items) {
            expect(product.price).toBeGreaterThanOrEqual(low)
            expect(product.price).toBeLessThanOrEqual(low + width)
          }
        }),
        { numRuns: timesOf(15, 5) },
      )
    })

    test('an unknown category lists nothing and is not found', async () => {
      const list = await data().catalogue.listProducts({ categorySlug: 'no-hay-tal' })
      expect(list).toMatchObject({ items: [], total: 0, from: 0, to: 0 })
      expect((await refusalOf(data().catalogue.getCategory('no-hay-tal'))).code).toBe('NOT_FOUND')
    })

    test('[S2.58] the category tree has dogs, cats and exotics with their four, and the two for vehicles', async () => {
      const categories = await data().catalogue.listCategories()
      const under = (slug: string) => {
        const parent = categories.find((category) => category.slug === slug)
        return categories.filter((each) => each.parentId === parent?.id).map((each) => each.name)
      }
      const four = ['Alimentos', 'Salud', 'Accesorios y Bienestar', 'Higiene y Belleza']
      expect(under('perros')).toEqual(four)
      expect(under('gatos')).toEqual(four)
      expect(under('exoticos')).toEqual([
        'Alimentos',
        'Hábitat',
        'Accesorios y Bienestar',
        'Higiene y Belleza',
      ])
      const vehicles = categories.filter((each) => each.tree === 'vehicles' && each.parentId !== null)
      expect(vehicles).toHaveLength(2)
    })

    test('each category stands before those below it, and these before the next beside it, in filters too', async () => {
      const categories = await data().catalogue.listCategories()
      const below = (parentId: number | null): number[] =>
        categories.filter((each) => each.parentId === parentId).flatMap(({ id }) => [id, ...below(id)])
      const ids = categories.map(({ id }) => id)
      expect(ids).toEqual(below(null))
      const { facets } = await data().catalogue.listProducts({})
      expect(facets.categories.map(({ id }) => id)).toEqual(ids)
    })

    test('a category knows the way to it and what is below it', async () => {
      const page = await data().catalogue.getCategory('perros-alimentos')
      expect(page.ancestors.map((each) => each.slug)).toEqual(['perros'])
      const parent = await data().catalogue.getCategory('perros')
      expect(parent.children.map((each) => each.slug)).toContain('perros-alimentos')
      const list = await data().catalogue.listProducts({ categorySlug: 'perros' })
      expect(list.total).toBe(parent.productCount)
    })

    test('[S3.31] a product of the list opens whole, and its stock is asked for alone', async () => {
      const { items } = await data().catalogue.listProducts({ limit: 8 })
      for (const card of items) {
        const product = await data().catalogue.getProduct(card.slug)
        expect(product).toMatchObject({ ...card, pictures: product.pictures })
        const source = products.find(({ id }) => id === card.id)
        if (!source) throw new Error(`${card.slug} is no product of the demonstration.`)
        const { price, compareAtPrice, package: packageSize } = source
        expect(product).toMatchObject({
          brand: { slug: expect.any(String), country: expect.any(String) },
          price,
          compareAtPrice,
          discountPercent: compareAtPrice === null ? 0 : Math.round((1 - price / compareAtPrice) * 100),
          partNumber: source.originalCode,
          shortDescription: source.shortDescription,
          pictures: source.images.map(({ file }) => ({ src: `/media/${file}` })),
          packageSize,
        })
        expect(product.description.length).toBeGreaterThan(0)
        expect(product.specification.length).toBeGreaterThan(0)
        expect(product.categoryPath.length).toBeGreaterThan(0)
        expect(await data().catalogue.getStock(card.slug)).toBe(card.stock)
      }
      expect((await refusalOf(data().catalogue.getProduct('no-hay-tal'))).code).toBe('NOT_FOUND')
      expect((await refusalOf(data().catalogue.getPreview('no-hay-tal'))).code).toBe('NOT_FOUND')
    })

    test('A9: each colour of a product has a picture of its own, and other options have none', async () => {
      const { items } = await data().catalogue.listProducts({ categorySlug: 'perros-accesorios', limit: 32 })
      const products = await Promise.all(
        items
          .filter(({ hasOptions }) => hasOptions)
          .slice(0, 12)
          .map(({ slug }) => data().catalogue.getProduct(slug)),
      )
      const coloured = products.filter(({ options }) => options.some(({ kind }) => kind === 'color'))
      expect(coloured.length).toBeGreaterThan(1)
      for (const product of products) {
        const [own] = product.pictures
        for (const { kind, values } of product.options) {
          const pictures = values.flatMap(({ picture }) => picture ?? [])
          expect(pictures).toHaveLength(kind === 'color' ? values.length : 0)
          expect(new Set([own, ...pictures].map((picture) => picture?.src)).size).toBe(pictures.length + 1)
          for (const picture of pictures) expect(picture.ground).toBe(own?.ground)
          for (const { name, picture } of values) {
            if (picture) expect(picture.alt).toBe(`${product.name}, ${name}`)
          }
        }
      }
    })

    test('what is not taken back says why, and what is says nothing', async () => {
      const { items } = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos', limit: 32 })
      const exclusionOf = async (name: string) => {
        const slug = items.find((card) => card.name.startsWith(name))?.slug ?? ''
        return (await data().catalogue.getProduct(slug)).retractExclusion
      }
      expect(await exclusionOf('Lata para perro')).toBe('PERISHABLE')
      expect(await exclusionOf('Alimento perro adulto')).toBeNull()
    })

    test('a product is asked for as each branch holds it, and what they hold adds up', async () => {
      const { items } = await data().catalogue.listProducts({ limit: 16 })
      const branches = await data().content.listBranches()
      for (const card of items) {
        const whole = await data().catalogue.getProduct(card.slug)
        const held = await Promise.all(branches.map(({ id }) => data().catalogue.getProductAt(card.slug, id)))
        if (whole.options.length === 0) {
          expect(held.reduce((sum, { stock }) => sum + stock, 0)).toBe(whole.stock)
        }
        for (const value of whole.options.flatMap((option) => option.values)) {
          const stocks = held.map(
            ({ options }) =>
              options.flatMap((option) => option.values).find(({ id }) => id === value.id)?.stock ?? 0,
          )
          expect(stocks.reduce((sum, stock) => sum + stock, 0)).toBe(value.stock)
        }
      }
      const refused = await refusalOf(data().catalogue.getProductAt('no-hay-tal', branches[0]?.id ?? 1))
      expect(refused.code).toBe('NOT_FOUND')
    })

    test('[S9.28] highlights and related products are eight at most, and related leaves the product out', async () => {
      for (const kind of ['featured', 'popular', 'top-rated', 'offers', 'latest'] as const) {
        const products = await data().catalogue.listHighlights(kind)
        expect(products).toHaveLength(8)
      }
      const [first] = await data().catalogue.listHighlights('popular')
      const related = await data().catalogue.listRelated(first?.id ?? 0)
      expect(related.length).toBeGreaterThan(0)
      expect(related.length).toBeLessThanOrEqual(8)
      expect(related.map((each) => each.id)).not.toContain(first?.id)
    })

    test('a strip is the beginning of the list in its order, those beside each other as well', async () => {
      const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id)
      const orders = {
        popular: { sort: 'sold_desc' },
        'top-rated': { sort: 'rating_desc' },
        latest: { sort: 'added_desc' },
        offers: { sort: 'discount_desc', filters: { discount: 'yes' } },
      } as const
      for (const categorySlug of [undefined, 'perros', 'gatos-salud']) {
        for (const kind of ['popular', 'top-rated', 'latest', 'offers'] as const) {
          const query = { ...orders[kind], ...(categorySlug && { categorySlug }), limit: 8 }
          const { items } = await data().catalogue.listProducts(query)
          const strip = await data().catalogue.listHighlights(kind, categorySlug ? { categorySlug } : {})
          expect([kind, categorySlug, ids(strip)]).toEqual([kind, categorySlug, ids(items)])
        }
      }
      const { items } = await data().catalogue.listProducts({
        categorySlug: 'gatos-alimentos',
        sort: 'sold_desc',
        limit: 12,
      })
      for (const { id } of items.slice(0, 4)) {
        const others = ids(items).filter((each) => each !== id)
        expect(ids(await data().catalogue.listRelated(id))).toEqual(others.slice(0, 8))
      }
    })

    test('[S3.7] [S9.27] reviews come 8 a page, the newest first, and agree with the rating', async () => {
      const [card] = await data().catalogue.listHighlights('top-rated', { limit: 1 })
      expect(card).toBeDefined()
      if (!card) return
      const reviews = await data().catalogue.listReviews(card.id, 1)
      expect(reviews.total).toBe(card.reviewCount)
      expect(reviews.limit).toBe(8)
      for (const review of reviews.items) {
        expect(review).toMatchObject({
          id: expect.any(Number),
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
          author: expect.stringMatching(/./),
          content: expect.stringMatching(/./),
        })
        expect([1, 2, 3, 4, 5]).toContain(review.rating)
      }
      const dates = reviews.items.map((review) => review.date)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })

    test('reviews are told by their stars, and read from the highest or the lowest', async () => {
      const [card] = await data().catalogue.listHighlights('popular', { limit: 1 })
      if (!card) throw new Error('The shop has no products')
      const { counts, total } = await data().catalogue.listReviews(card.id, 1)
      expect(counts.reduce((sum, each) => sum + each, 0)).toBe(total)
      const stars = counts.flatMap((count, place) => Array<number>(count).fill(place + 1))
      for (const order of ['highest', 'lowest'] as const) {
        const { items, counts: same } = await data().catalogue.listReviews(card.id, 1, order)
        const wanted = order === 'highest' ? stars.toReversed() : stars
        expect(items.map(({ rating }) => rating)).toEqual(wanted.slice(0, 8))
        expect(same).toEqual(counts)
      }
    })

    test('whoever was let down is answered by the shop, under the review', async () => {
      const [poor] = demoReviews.filter(({ answer }) => answer !== null)
      if (!poor) throw new Error('The shop answers nobody')
      const { items } = await data().catalogue.listReviews(poor.productId, 1, 'lowest')
      expect(items.find(({ id }) => id === poor.id)?.answer).toEqual(poor.answer)
      expect(items.find(({ rating }) => rating > 2)?.answer ?? null).toBeNull()
    })

    test('a review says whether who wrote it has bought here', async () => {
      const of = (wanted: boolean) => demoReviews.find(({ verified }) => verified === wanted)
      for (const review of [of(true), of(false)]) {
        if (!review) throw new Error('All reviews of the shop are of one kind')
        const { items } = await data().catalogue.listReviews(review.productId, 1)
        expect(items.find(({ id }) => id === review.id)?.isVerified).toBe(review.verified)
      }
    })

    test('a review shows the pictures that came with it, in their order, and nothing that is no picture', async () => {
      const [card] = await data().catalogue.listHighlights('latest', { limit: 2 })
      const wanted = { rating: 4, author: 'Rocío', email: 'fotos@example.cl', content: crypto.randomUUID() }
      const add = (photos: readonly string[]) =>
        data().catalogue.addReview(card?.id ?? 0, { ...wanted, photos })
      expect(await refusalOf(add([photo, Buffer.from('<svg/>').toString('base64')]))).toMatchObject({
        code: 'PHOTO_INVALID',
        fields: { foto: 'PHOTO_INVALID' },
      })
      expect((await refusalOf(add(Array(5).fill(photo)))).fields).toEqual({ fotos: 'FIELD_INVALID' })
      const review = await add([photo, photo])
      expect(review.photos).toHaveLength(2)
      for (const { src, thumbnail } of review.photos) {
        expect([src, thumbnail].join(' ')).toMatch(
          /^(?:data:image\/png;|\/media\/resenas\/).*(?:data:image\/png;|\/media)/,
        )
      }
      await expect
        .poll(async () => (await data().catalogue.listReviews(card?.id ?? 0, 1)).items[0]?.photos)
        .toEqual(review.photos)
    })

    test('L4: a review stands first at once, counts in the rating, and says nothing of its e-mail', async () => {
      const [card] = await data().catalogue.listHighlights('latest', { limit: 1 })
      if (!card) throw new Error('The shop has no products')
      const before = await data().catalogue.listReviews(card.id, 1)
      const wanted = { rating: 5, author: 'Camila R.', content: 'Le encantó.\nLo compro otra vez.' }
      const review = await data().catalogue.addReview(card.id, { ...wanted, email: 'rocio@example.cl' })
      expect(review).toMatchObject({ ...wanted, isVerified: false })
      // Cached replies go stale by a notice, soon after the review was.
      await expect.poll(async () => (await data().catalogue.listReviews(card.id, 1)).items[0]).toEqual(review)
      const after = await data().catalogue.listReviews(card.id, 1)
      expect(after.total).toBe(before.total + 1)
      await expect
        .poll(async () => (await data().catalogue.getProduct(card.slug)).reviewCount)
        .toBe(after.total)
      const twice = await data().catalogue.addReview(card.id, { ...wanted, email: 'otra@example.cl' })
      expect(twice).toEqual(review)
      const other = { ...wanted, content: 'Otra vez.', email: 'ROCIO@example.cl' }
      expect(await data().catalogue.addReview(card.id, other)).toMatchObject({ content: 'Otra vez.' })
      await expect
        .poll(async () => (await data().catalogue.listReviews(card.id, 1)).total)
        .toBe(before.total + 2)
      const wrong = data().catalogue.addReview(card.id, { ...wanted, email: 'rocio' })
      expect((await refusalOf(wrong)).code).toBe('EMAIL_INVALID')
    })

    test('a review that is sent again by its form is the same one, in the words sent last', async () => {
      const [, card] = await data().catalogue.listHighlights('latest', { limit: 2 })
      if (!card) throw new Error('The shop has too few products')
      const { total } = await data().catalogue.listReviews(card.id, 1)
      const wanted = { rating: 5, author: 'Ana', email: 'ana@example.cl', key: crypto.randomUUID() }
      const first = await data().catalogue.addReview(card.id, {
        ...wanted,
        content: 'Muy bueno.',
        photos: [photo, photo],
      })
      const again = await data().catalogue.addReview(card.id, {
        ...wanted,
        rating: 3,
        content: 'Regular.',
        photos: [photo],
      })
      expect(again).toMatchObject({ id: first.id, date: first.date, rating: 3, content: 'Regular.' })
      expect([first.photos.length, again.photos.length]).toEqual([2, 1])
      await expect
        .poll(async () => {
          const { total, items } = await data().catalogue.listReviews(card.id, 1)
          return [total, items.find(({ id }) => id === first.id)?.content]
        })
        .toEqual([total + 1, 'Regular.'])
    })

    test('analogs are of another brand and about the price, the nearest first, of those as near the best sold', async () => {
      const { items } = await data().catalogue.listProducts({ categorySlug: 'perros-alimentos', limit: 32 })
      const sold = new Map(products.map(({ id, soldCount }) => [id, soldCount]))
      let found = 0
      for (const card of items) {
        const analogs = await data().catalogue.listAnalogs(card.id)
        found += analogs.length
        expect(analogs.length).toBeLessThanOrEqual(8)
        expect(analogs.every((other) => other.brand?.slug !== card.brand?.slug)).toBe(true)
        const keys = analogs.map(
          ({ id, price }) => [Math.abs(price - card.price), -(sold.get(id) ?? 0)] as const,
        )
        expect(keys).toEqual(keys.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]))
      }
      expect(found).toBeGreaterThan(0)
    })

    test('for a vehicle what can be bought instead of a part fits it, the nearest price first', async () => {
      const { items } = await data().catalogue.listProducts({ search: 'pastillas de freno', limit: 32 })
      const parts = items.filter(({ fitment }) => fitment.kind === 'some')
      const vehicles = new Set(parts.flatMap(({ fitment }) => fitment.vehicleIds))
      let found = 0
      for (const part of parts.slice(0, 3)) {
        for (const vehicleId of [...vehicles].slice(0, 12)) {
          const others = await data().catalogue.listAnalogs(part.id, { id: vehicleId, year: null })
          found += others.length
          expect(others.map(({ id }) => id)).not.toContain(part.id)
          for (const { fitment } of others) expect(isSuitable(fitOf(fitment, vehicleId))).toBe(true)
          const away = others.map((other) => Math.abs(other.price - part.price))
          expect(away).toEqual(away.toSorted((a, b) => a - b))
        }
      }
      expect(found).toBeGreaterThan(0)
    })
  })
}

const fitOf = (fitment: ProductCard['fitment'], vehicleId: number) =>
  vehicleFit(fitment, { id: vehicleId, year: null })?.verdict ?? 'unknown'
