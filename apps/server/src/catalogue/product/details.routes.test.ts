import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { brandModels } from '#demo/data/brand-models.ts'
import { categories } from '#demo/data/categories.ts'
import { extraData } from '#demo/data/extra-data.ts'
import { fitments } from '#demo/data/fitments.ts'
import { products } from '#demo/data/products.ts'
import { timesOf } from '#testing/counts.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let wire: Wire
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
})
afterAll(async () => {
  await shop?.close()
})

const get = async (call: string, query: Record<string, string | number>) => {
  const text = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return wire.get(call, text)
}
const refusal = async (call: string, query: Record<string, string | number>) => {
  const response = await get(call, query)
  return [response.statusCode, response.json().error]
}

describe('modelos-marca', () => {
  test('[S7.21] gives the models of a brand in their order', async () => {
    const own = brandModels.filter((model) => model.slug.startsWith('motrax-'))
    expect(own.length).toBeGreaterThan(1)
    expect((await get('modelos-marca', { url_amigable: 'motrax' })).json()).toEqual(
      own.map((model) => ({
        id_modelo: model.id,
        id_marca: model.brandId,
        glosa_modelo: model.name,
        urlamigable_modelo: model.slug,
        urlimagen_modelo: '/media/brand-motrax.svg',
        orden_modelo: model.order,
      })),
    )
  })

  test('a brand without models has none, an unknown one is not found', async () => {
    await shop.database.pool.query(
      `INSERT INTO brands (slug, name, country, image, ink, ground)
       VALUES ('sin-modelos', 'Sin modelos', 'Chile', 'x.svg', '#000000', '#ffffff')`,
    )
    expect((await get('modelos-marca', { url_amigable: 'sin-modelos' })).json()).toEqual([])
    expect(await refusal('modelos-marca', { url_amigable: 'no-hay' })).toEqual([404, 'NOT_FOUND'])
    expect(await refusal('modelos-marca', {})).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('verStockProductoAtributo', () => {
  const optioned = products.filter((product) => product.options.length > 0)
  const [first, second] = optioned

  test('[S7.33] gives the stock of a value over all branches, as it stands now', async () => {
    const value = first?.options[0]?.values[0]
    if (!first || !value) throw new Error('No product has options')
    const request = { id_producto: first.id, id_atributo: value.id }
    const stock = Object.values(value.stock).reduce((sum, each) => sum + each, 0)
    expect((await get('verStockProductoAtributo', request)).json()).toEqual({ stock_atributo: stock })
    await shop.database.pool.query(
      'UPDATE stock SET quantity = quantity + 3 WHERE value_id = $1 AND branch_id = 2',
      [value.id],
    )
    const after = await get('verStockProductoAtributo', request)
    expect(after.json()).toEqual({ stock_atributo: stock + 3 })
    expect(after.headers['cache-control']).toBe('no-store')
  })

  test("[S7.33] another product's value and an unknown one are not found", async () => {
    const value = second?.options[0]?.values[0]
    if (!first || !value) throw new Error('Too few products have options')
    for (const id_atributo of [value.id, 2_147_483_647]) {
      expect(await refusal('verStockProductoAtributo', { id_producto: first.id, id_atributo })).toEqual([
        404,
        'NOT_FOUND',
      ])
    }
  })
})

test("[S7.34] ConsultaDatoExtraCategoria asks what a product's category and those above it ask", async () => {
  const of = async (categoryId: number) => {
    const product = products.find((each) => each.categoryIds.includes(categoryId))
    return (await get('ConsultaDatoExtraCategoria', { id_producto: product?.id ?? 0 })).json()
  }
  const [plate] = extraData.filter((data) => data.categoryId === 4)
  const plateAsked = { id_dato_extra: plate?.id, glosa_dato_extra: plate?.label, id_tipo_dato_extra: 1 }
  expect(await of(41)).toEqual([plateAsked])
  expect(await of(42)).toEqual([plateAsked, expect.objectContaining({ id_tipo_dato_extra: 2 })])
  expect(await of(12)).toMatchObject([{ id_tipo_dato_extra: 2 }, { id_tipo_dato_extra: 3 }])
  expect(await of(11)).toEqual([])
  expect(await refusal('ConsultaDatoExtraCategoria', { id_producto: 2_147_483_647 })).toEqual([
    404,
    'NOT_FOUND',
  ])
})

describe('breadcrumbcategoria', () => {
  test.each(categories.map((category) => [category.slug, category] as const))(
    '[S7.37] from a root, each step a child of the one before, to the category itself: %s',
    async (_, category) => {
      const path: { id_categoria: number }[] = (
        await get('breadcrumbcategoria', { id_categoria: category.id })
      ).json()
      const steps = path.map((step) => categories.find(({ id }) => id === step.id_categoria))
      expect(steps.at(-1)).toBe(category)
      expect(path.at(-1)).toEqual({
        id_categoria: category.id,
        glosa_categoria: category.name,
        urlamigable_categoria: category.slug,
      })
      steps.forEach((step, index) => {
        expect(step?.parentId).toBe(steps[index - 1]?.id ?? null)
      })
    },
  )

  test('[S7.37] an unknown category is not found; one whose ancestors go round in a circle ends', async () => {
    expect(await refusal('breadcrumbcategoria', { id_categoria: 2_147_483_647 })).toEqual([404, 'NOT_FOUND'])
    await shop.database.pool.query(`
      INSERT INTO categories (id, parent_id, slug, name, icon, image, tree, position) VALUES
        (901, NULL, 'ronda-a', 'A', 'dog', 'x.svg', 'pets', 90), (902, 901, 'ronda-b', 'B', 'dog', 'x.svg', 'pets', 91);
      UPDATE categories SET parent_id = 902 WHERE id = 901`)
    const path: { id_categoria: number }[] = (await get('breadcrumbcategoria', { id_categoria: 902 })).json()
    expect(path.map((step) => step.id_categoria)).toEqual([901, 902])
    await shop.database.pool.query('DELETE FROM categories WHERE id IN (901, 902)')
  })
})

describe('productos-analogos', () => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const analogues = async (id: number) => {
    const reply: { id_producto: number }[] = (await get('productos-analogos', { id_producto: id })).json()
    return reply.map(({ id_producto }) => byId.get(id_producto))
  }

  test('are never the product itself, and of its category and kind, another brand and about its price', async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...products), async (product) => {
        const others = await analogues(product.id)
        found += others.length
        expect(others.length).toBeLessThanOrEqual(8)
        expect(new Set(others).size).toBe(others.length)
        const away = others.map((other) => Math.abs((other?.price ?? 0) - product.price))
        expect(away).toEqual(away.toSorted((a, b) => a - b))
        for (const other of others) {
          if (!other) throw new Error('An analogue is no product of the shop')
          expect(other.id).not.toBe(product.id)
          expect(other.categoryIds[0]).toBe(product.categoryIds[0])
          expect(other.kind).toBe(product.kind)
          expect(other.brandId).not.toBe(product.brandId)
          expect(other.price * 5).toBeGreaterThanOrEqual(product.price * 3 - 5)
          expect(other.price * 3).toBeLessThanOrEqual(product.price * 5)
          const [own, its] = [fitments.get(product.id), fitments.get(other.id)]
          if (own?.kind !== 'some' || its?.kind === 'all') continue
          expect(own.vehicleIds.some((vehicle) => its?.vehicleIds.includes(vehicle))).toBe(true)
        }
      }),
      { numRuns: timesOf(150, 60) },
    )
    expect(found).toBeGreaterThan(15)
  })

  test('for a vehicle are of its category and kind and fit it, whatever their brand and price', async () => {
    const parts = products.filter(({ id }) => fitments.get(id)?.kind === 'some')
    let found = 0
    for (const part of parts.slice(0, 12)) {
      const other = parts.find(({ id, kind }) => id !== part.id && kind === part.kind)
      const vehicle = fitments.get(other?.id ?? 0)?.vehicleIds[0]
      if (vehicle === undefined) continue
      const reply = await get('productos-analogos', { id_producto: part.id, id_vehiculo: vehicle })
      const ids = reply.json<{ id_producto: number }[]>().map(({ id_producto }) => id_producto)
      const isFit = (id: number) => {
        const { kind, vehicleIds } = fitments.get(id) ?? { kind: 'none', vehicleIds: [] as number[] }
        return kind === 'all' || vehicleIds.includes(vehicle)
      }
      const wanted = products
        .filter(({ id, kind, categoryIds }) => {
          const isLike = kind === part.kind && categoryIds[0] === part.categoryIds[0]
          return isLike && id !== part.id && isFit(id)
        })
        .map(({ id }) => id)
      found += wanted.length
      expect(ids.toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b).slice(0, 8))
    }
    expect(found).toBeGreaterThan(0)
  })

  test('are the same each time, and none of what is not sold', async () => {
    const product = products.find(({ slug }) => slug.includes('perro-adulto-raza-mediana'))
    const before = await analogues(product?.id ?? 0)
    expect(await analogues(product?.id ?? 0)).toEqual(before)
    expect(await refusal('productos-analogos', { id_producto: 2_147_483_647 })).toEqual([404, 'NOT_FOUND'])
  })

  test('are the same where nothing of its category has a kind', async () => {
    const product = products.find(({ slug }) => slug.includes('perro-adulto-raza-mediana'))
    if (!product) throw new Error('No such product is in the shop')
    const before = await analogues(product.id)
    expect(before.length).toBeGreaterThan(0)
    const rename = (from: string, to: string) =>
      shop.database.pool.query('UPDATE products SET kind = $2 WHERE kind = $1', [from, to])
    await rename(product.kind, '')
    onTestFinished(async () => void (await rename('', product.kind)))
    expect(await analogues(product.id)).toEqual(before)
  })

  test('carry the stock of the branch that is asked about', async () => {
    for (const product of products) {
      const [card] = (await get('productos-analogos', { id_producto: product.id, id_sucursal: 2 })).json()
      const other = byId.get(card?.id_producto)
      if (!other || other.options.length > 0) continue
      expect(card.stock_producto).toBe(other.stock[2])
      return
    }
    throw new Error('No analogue is without options')
  })
})
