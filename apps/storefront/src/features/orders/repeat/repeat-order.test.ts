import { describe, expect, test } from 'vitest'
import { anyLines } from '../../../data/contract-tests/shopping.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import type { OrderLine } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { createSampleData } from '../../../data/sample/sample.ts'
import { repeatOrder } from './repeat-order.ts'

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const delays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
const shop = await createSampleData({ language: 'es', storage, session: storage, delays })

/** The shop, where a product is as the test says. */
const withProduct = (slug: string, change: (product: Product) => Product): DataPort => ({
  ...shop,
  catalogue: {
    ...shop.catalogue,
    getProduct: async (requested, ...more) => {
      const product = await shop.catalogue.getProduct(requested, ...more)
      return requested === slug ? change(product) : product
    },
  },
})

async function bought(): Promise<{ lines: OrderLine[]; plain: OrderLine; optioned: OrderLine }> {
  const { bought: lines, products } = await anyLines(shop)
  const made = lines.map((line, index): OrderLine => {
    const product = products[index]
    if (!product) throw new Error('A line has no product.')
    return {
      productId: product.id,
      slug: product.slug,
      name: product.name,
      image: '',
      price: 1,
      quantity: 2,
      total: 2,
      options: line.valueIds.map((valueId) => ({ name: 'opción', value: 'valor', valueId })),
    }
  })
  const [plain, optioned] = made
  if (!plain || !optioned) throw new Error('Nothing to buy')
  return { lines: made, plain, optioned }
}

describe('buying again', () => {
  test("everything that is there goes into the cart, with its options, at today's prices", async () => {
    const { lines } = await bought()
    const { lines: made, missing } = await repeatOrder(shop, lines, [])
    expect(missing).toEqual([])
    expect(made.map(({ productId, quantity }) => [productId, quantity])).toEqual(
      lines.map(({ productId, quantity }) => [productId, quantity]),
    )
    expect(made.map(({ options }) => options.map(({ valueId }) => valueId))).toEqual(
      lines.map(({ options }) => options.map(({ valueId }) => valueId)),
    )
    for (const line of made) expect(line.unitPrice).toBeGreaterThan(1)
  })

  test('what is no longer sold is named, and the rest goes in', async () => {
    const { lines, plain } = await bought()
    const gone = { ...plain, slug: 'ya-no-esta', name: 'Lo que fue' }
    const { lines: made, missing } = await repeatOrder(shop, [gone, ...lines], [])
    expect(missing).toEqual([{ name: 'Lo que fue', why: 'gone', added: 0 }])
    expect(made).toHaveLength(lines.length)
  })

  test('an option that is gone, nothing left, and fewer than were bought are told apart', async () => {
    const { plain, optioned } = await bought()
    const noOption = withProduct(optioned.slug, (product) => ({
      ...product,
      options: product.options.map((option) => ({ ...option, values: [] })),
    }))
    expect((await repeatOrder(noOption, [optioned], [])).missing).toEqual([
      { name: optioned.name, why: 'option', added: 0 },
    ])
    const left = (stock: number) =>
      withProduct(plain.slug, (product) => ({ ...product, stock, backorder: false }))
    const none = await repeatOrder(left(0), [plain], [])
    expect([none.lines, none.missing]).toEqual([[], [{ name: plain.name, why: 'stock', added: 0 }]])
    const one = await repeatOrder(left(1), [plain], [])
    expect(one.lines.map(({ quantity }) => quantity)).toEqual([1])
    expect(one.missing).toEqual([{ name: plain.name, why: 'fewer', added: 1 }])
  })

  test('what the cart holds already counts against the stock', async () => {
    const { plain } = await bought()
    const three = withProduct(plain.slug, (product) => ({ ...product, stock: 3, backorder: false }))
    const { lines: held } = await repeatOrder(three, [plain], [])
    const again = await repeatOrder(three, [plain], held)
    expect(again.lines.map(({ quantity }) => quantity)).toEqual([1])
    expect(again.missing).toEqual([{ name: plain.name, why: 'fewer', added: 1 }])
  })

  test('a shop that does not answer is no product that is gone', async () => {
    const { lines } = await bought()
    const silent: DataPort = {
      ...shop,
      catalogue: {
        ...shop.catalogue,
        getProduct: async () => {
          throw new Refusal('NETWORK', '', { status: 0 })
        },
      },
    }
    await expect(repeatOrder(silent, lines, [])).rejects.toThrow(Refusal)
  })
})
