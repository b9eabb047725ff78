import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Product, ProductSort } from '../port/catalogue.port.ts'
import type { GuestForm, OrderRequest } from '../port/checkout.port.ts'
import type { DataPort } from '../port/port.ts'
import { Refusal } from '../port/refusal.ts'
import type { BoughtLine } from '../port/shipping.port.ts'

export interface Subject {
  data: DataPort
  close(): Promise<void>
}

const laFlorida = { regionId: 13, comunaId: 13110 }

const guest: GuestForm = {
  email: 'camila@example.cl',
  rut: '12.345.678-5',
  name: 'Camila Rojas',
  phone: '9 1234 5678',
  address: { ...laFlorida, street: 'Avenida Vicuña Mackenna', number: '7110', flat: '', reference: '' },
  acceptsTerms: true,
  acceptsMarketing: false,
}

/** The code of the refusal that a promise ends in; anything else fails the test. */
async function refusalOf(promise: Promise<unknown>): Promise<Refusal> {
  const outcome = await promise.then(
    () => 'no refusal',
    (error: unknown) => error,
  )
  if (outcome instanceof Refusal) return outcome
  throw new Error(`Expected a refusal, got ${String(outcome)}`)
}

/** One behaviour for both layers, wherever the specification gives both the same (D3). */
export function describePort(layer: 'remote' | 'sample', open: () => Promise<Subject>): void {
  describe(`the port on ${layer}`, () => {
    let subject: Subject
    let data: DataPort
    beforeAll(async () => {
      subject = await open()
      data = subject.data
    })
    afterAll(async () => {
      await subject?.close()
    })

    catalogue(() => data)
    search(() => data)
    content(() => data)
    shipping(() => data)
    checkout(() => data)
  })
}

function catalogue(data: () => DataPort): void {
  describe('catalogue', () => {
    test('[S3.21] a list tells its items, page, limit, sort, total, pages, from and to, 16 a page', async () => {
      const list = await data().catalogue.listProducts({})
      expect(list.items).toHaveLength(16)
      expect(list).toMatchObject({ page: 1, limit: 16, sort: 'default', from: 1, to: 16 })
      expect(list.total).toBeGreaterThanOrEqual(300)
      expect(list.pages).toBe(Math.ceil(list.total / 16))
    })

    test('pages follow one another without a gap or a repeat, whatever the sort', async () => {
      const sorts: ProductSort[] = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc']
      for (const sort of sorts) {
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

    test('sorting by name sorts by name and sorting by price by price (D17)', async () => {
      const { items: byName } = await data().catalogue.listProducts({ sort: 'name_asc', limit: 32 })
      const names = byName.map((product) => product.name)
      expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
      const { items: byPrice } = await data().catalogue.listProducts({ sort: 'price_desc', limit: 32 })
      const prices = byPrice.map((product) => product.price)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
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
        { numRuns: 15 },
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
        expect(product).toMatchObject(card)
        expect(product.description.length).toBeGreaterThan(0)
        expect(product.specification.length).toBeGreaterThan(0)
        expect(product.categoryPath.length).toBeGreaterThan(0)
        expect(await data().catalogue.getStock(card.slug)).toBe(card.stock)
      }
      expect((await refusalOf(data().catalogue.getProduct('no-hay-tal'))).code).toBe('NOT_FOUND')
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

    test('[S3.7] reviews come 8 a page, the newest first, and agree with the rating', async () => {
      const [card] = await data().catalogue.listHighlights('top-rated', { limit: 1 })
      expect(card).toBeDefined()
      if (!card) return
      const reviews = await data().catalogue.listReviews(card.id, 1)
      expect(reviews.total).toBe(card.reviewCount)
      expect(reviews.limit).toBe(8)
      const dates = reviews.items.map((review) => review.date)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })
  })
}

function search(data: () => DataPort): void {
  describe('search', () => {
    test('[S4.28] [S5.34] nothing is suggested under 3 characters', async () => {
      for (const text of ['', 'p', 'pe', '  pe  ']) {
        expect(await data().search.suggest(text)).toEqual({ products: [], categories: [] })
      }
    })

    test('[S9.8] at most 3 products and 4 categories on the backend, 4 and 4 in the sample', async () => {
      const most = data().layer === 'sample' ? 4 : 3
      const { products, categories } = await data().search.suggest('alimento')
      expect(products).toHaveLength(most)
      expect(categories.length).toBeGreaterThan(0)
      expect(categories.length).toBeLessThanOrEqual(4)
    })

    test('accents, capitals and a typo are forgiven (D10)', async () => {
      const plain = await data().search.suggest('alimento')
      expect((await data().search.suggest('ALIMENTÓ')).products).toEqual(plain.products)
      expect((await data().search.suggest('alimneto')).products.length).toBeGreaterThan(0)
    })

    test('a SKU finds its product', async () => {
      const { items } = await data().catalogue.listProducts({ limit: 8, sort: 'price_desc' })
      for (const { sku, id } of items) {
        const { products } = await data().search.suggest(sku)
        expect(products[0]?.id).toBe(id)
      }
    })

    test('any text at all is an answer', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 100 }), async (text) => {
          const printable = text.replace(/\p{Cc}/gu, '')
          const { products } = await data().search.suggest(printable)
          expect(products.length).toBeLessThanOrEqual(4)
        }),
        { numRuns: 25 },
      )
    })
  })
}

function content(data: () => DataPort): void {
  describe('content', () => {
    test('[S3.28] the menus have links that lead somewhere', async () => {
      for (const menu of [
        await data().content.listMainMenu(),
        await data().content.listMobileMenu(),
        await data().content.listDepartments(),
      ]) {
        expect(menu.length).toBeGreaterThan(0)
        for (const item of menu) {
          expect(item.title).not.toBe('')
          expect(item.url).toMatch(/^(\/|https:)/)
        }
      }
    })

    test('[S3.29] departments open panels of columns', async () => {
      const departments = await data().content.listDepartments()
      const panels = departments.flatMap((item) => (item.submenu ? [item.submenu] : []))
      expect(panels.length).toBeGreaterThan(0)
      for (const panel of panels) expect(panel.columns.length).toBeGreaterThan(0)
    })

    test('slides, banners and three branches', async () => {
      expect((await data().content.listSlides()).length).toBeGreaterThan(0)
      expect((await data().content.listBanners()).length).toBeGreaterThan(0)
      expect(await data().content.listBranches()).toHaveLength(3)
    })
  })
}

function shipping(data: () => DataPort): void {
  describe('shipping', () => {
    test('16 regions hold the 346 comunas', async () => {
      const regions = await data().shipping.listRegions()
      expect(regions).toHaveLength(16)
      const comunas = await Promise.all(regions.map(({ id }) => data().shipping.listComunas(id)))
      expect(comunas.flat()).toHaveLength(346)
      const valparaiso = await data().shipping.listComunas(5)
      const vina = valparaiso.find((comuna) => comuna.name === 'Viña del Mar')
      expect(vina?.aliases).toContain('Reñaca')
    })

    test('an unknown region or comuna is not found', async () => {
      expect((await refusalOf(data().shipping.listComunas(99))).code).toBe('NOT_FOUND')
      const asked = data().shipping.listCarriers({ comunaId: 99, deliveryKindId: 1, lines: [] })
      expect((await refusalOf(asked)).code).toBe('NOT_FOUND')
    })

    test('both kinds of delivery reach La Florida', async () => {
      const lines = await anyLines(data())
      const kinds = await data().shipping.listDeliveryKinds()
      expect(kinds.map((kind) => kind.id)).toEqual([1, 2])
      for (const kind of kinds) {
        const carriers = await data().shipping.listCarriers({
          comunaId: laFlorida.comunaId,
          deliveryKindId: kind.id,
          lines: lines.bought,
        })
        expect(carriers.length).toBeGreaterThan(0)
      }
    })
  })
}

/** Two things that can be bought: one without options and one with each of its options chosen. */
async function anyLines(data: DataPort): Promise<{ bought: BoughtLine[]; products: Product[] }> {
  const { items } = await data.catalogue.listProducts({
    limit: 32,
    sort: 'price_asc',
    categorySlug: 'perros',
  })
  const plain = items.find((card) => !card.hasOptions && card.stock > 2 && !card.backorder)
  const optioned = items.find((card) => card.hasOptions && card.stock > 2 && !card.backorder)
  const products: Product[] = []
  const bought: BoughtLine[] = []
  for (const card of [plain, optioned]) {
    if (!card) continue
    const product = await data.catalogue.getProduct(card.slug)
    products.push(product)
    bought.push({
      productId: product.id,
      quantity: 1,
      valueIds: product.options.map(
        (option) => option.values.toSorted((a, b) => b.stock - a.stock)[0]?.id ?? 0,
      ),
    })
  }
  return { bought, products }
}

/** A request for an order as the checkout page makes it, its total reckoned by the layer. */
async function orderRequest(data: DataPort, couponCode = ''): Promise<OrderRequest> {
  const { bought, products } = await anyLines(data)
  const [carrier] = await data.shipping.listCarriers({
    comunaId: laFlorida.comunaId,
    deliveryKindId: 1,
    lines: bought,
  })
  if (!carrier) throw new Error('Nobody delivers to La Florida')
  const subtotal = products.reduce((sum, product) => sum + product.price, 0)
  const coupon = couponCode
    ? await data.checkout.verifyCoupon(couponCode, { rut: guest.rut, subtotal })
    : null
  const registered = await data.checkout.registerGuest(guest)
  const totals = data.checkout.totals({
    lines: products.map((product) => ({ unitPrice: product.price, quantity: 1 })),
    shipping: { price: carrier.price, discountPercent: carrier.discountPercent },
    coupon,
  })
  return {
    customerId: registered.customerId,
    addressId: registered.addressId,
    comunaId: laFlorida.comunaId,
    branchId: null,
    lines: bought,
    carrierId: carrier.id,
    shippingPrice: carrier.price,
    shippingDiscountPercent: carrier.discountPercent,
    payment: 'transferencia',
    document: 'boleta',
    couponCode,
    total: totals.total,
    note: '',
    idempotencyKey: crypto.randomUUID(),
    guest,
  }
}

function checkout(data: () => DataPort): void {
  describe('checkout', () => {
    test('what is there is not short, and what is too much is', async () => {
      const { bought } = await anyLines(data())
      expect(await data().checkout.verifyStock(bought)).toEqual([])
      const tooMuch = bought.map((line) => ({ ...line, quantity: 9_999 }))
      const short = await data().checkout.verifyStock(tooMuch)
      expect(short.map((each) => each.productId).toSorted()).toEqual(
        bought.map((line) => line.productId).toSorted(),
      )
      for (const each of short) expect(each.stock).toBeLessThan(each.quantity)
    })

    test('two lines of one product are judged together', async () => {
      const { bought, products } = await anyLines(data())
      const [line] = bought
      const [product] = products
      if (!line || !product) throw new Error('Nothing to buy')
      const half = Math.floor(product.stock / 2) + 1
      const short = await data().checkout.verifyStock([
        { ...line, quantity: half },
        { ...line, quantity: half },
      ])
      expect(short).toEqual([{ productId: line.productId, quantity: half * 2, stock: product.stock }])
    })

    test('a coupon that does not exist, has ended or is used up says which', async () => {
      const code = (text: string) =>
        refusalOf(data().checkout.verifyCoupon(text, { rut: '', subtotal: 100_000 })).then(
          (each) => each.code,
        )
      expect(await code('NO-EXISTE')).toBe('COUPON_UNKNOWN')
      const coupon = await data().checkout.verifyCoupon('bienvenida10', { rut: '', subtotal: 100_000 })
      expect(coupon).toMatchObject({ code: 'BIENVENIDA10', type: 1, value: 10 })
      const { code: tooLittle } = await refusalOf(
        data().checkout.verifyCoupon('HUELLA5000', { rut: '', subtotal: 1 }),
      )
      expect(tooLittle).toBe('COUPON_MINIMUM_NOT_REACHED')
    })

    test('a guest with a wrong e-mail, RUT or phone is told the field', async () => {
      const wrong = { ...guest, email: 'camila', rut: '12.345.678-9', phone: '123' }
      const { fields } = await refusalOf(data().checkout.registerGuest(wrong))
      expect(fields).toMatchObject({ email: 'EMAIL_INVALID', rut: 'RUT_INVALID', phone: 'PHONE_INVALID' })
      const { fields: terms } = await refusalOf(
        data().checkout.registerGuest({ ...guest, acceptsTerms: false }),
      )
      expect(terms).toEqual({ acceptsTerms: 'TERMS_REQUIRED' })
    })

    test('[S4.2] a checkout makes a PENDING order that its token opens', async () => {
      const request = await orderRequest(data())
      const made = await data().checkout.createOrder(request)
      expect(made.token).toHaveLength(32)
      await data().checkout.confirmOrder(made.orderId)
      const order = await data().checkout.getOrderByToken(made.token)
      expect(order).toMatchObject({
        id: made.orderId,
        number: made.number,
        state: 'PENDING',
        total: request.total,
        quantity: request.lines.length,
        customer: { name: guest.name, email: guest.email },
        address: { street: guest.address?.street, comuna: 'La Florida' },
      })
      expect(order.lines.map((line) => line.productId)).toEqual(request.lines.map((line) => line.productId))
      const sum = order.lines.reduce((total, line) => total + line.total, 0)
      expect(order.subtotal).toBe(sum)
    })

    test('[S9.32] the next order has the next number', async () => {
      const first = await data().checkout.createOrder(await orderRequest(data()))
      const second = await data().checkout.createOrder(await orderRequest(data()))
      expect(second.number).toBe(first.number + 1)
    })

    test('asked again under the same key, the order is the same (D32)', async () => {
      const request = await orderRequest(data())
      const once = await data().checkout.createOrder(request)
      expect(await data().checkout.createOrder(request)).toEqual(once)
    })

    test('a coupon comes off the total', async () => {
      const request = await orderRequest(data(), 'BIENVENIDA10')
      const made = await data().checkout.createOrder(request)
      const order = await data().checkout.getOrderByToken(made.token)
      const coupon = order.totals.find((row) => row.code === 'COUPON')
      expect(coupon?.amount).toBeGreaterThan(0)
      expect(order.total).toBe(request.total)
    })

    test('a total that differs is refused with the one that holds, and makes no order (D15)', async () => {
      const request = await orderRequest(data())
      const refused = await refusalOf(data().checkout.createOrder({ ...request, total: request.total - 1 }))
      expect(refused.code).toBe('TOTAL_CHANGED')
      expect(refused.totals?.total).toBe(request.total)
      await data().checkout.createOrder({ ...request, idempotencyKey: crypto.randomUUID() })
    })

    test('more than there is makes no order and says what is short', async () => {
      const request = await orderRequest(data())
      const lines = request.lines.map((line) => ({ ...line, quantity: 9_999 }))
      const refused = await refusalOf(data().checkout.createOrder({ ...request, lines }))
      expect(refused.code).toBe('OUT_OF_STOCK')
      expect(refused.shortfalls.length).toBeGreaterThan(0)
    })

    test('an unknown order is not found', async () => {
      const asked = data().checkout.getOrderByToken('f'.repeat(32))
      expect((await refusalOf(asked)).status).toBe(404)
    })
  })
}
