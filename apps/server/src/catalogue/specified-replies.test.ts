import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WireMenuItem } from '#contract/menus/shown-menu-shapes.ts'
import { banners } from '#demo/data/banners.ts'
import { brands } from '#demo/data/brands.ts'
import { megamenu, menuHorizontal, menuMobile } from '#demo/data/menus.ts'
import { products } from '#demo/data/products.ts'
import { slides } from '#demo/data/slides.ts'
import type { DemoMenuItem, DemoOption, DemoProduct } from '#demo/data/types.ts'
import { productStock } from '#rules/catalogue/stock.ts'
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

const get = async (call: string, query: Record<string, string | number> = {}) => {
  const text = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const response = await wire.get(call, text)
  expect(response.statusCode).toBe(200)
  return response.json()
}
const branchIds = [1, 2, 3] as const
const inAll = (stock: DemoProduct['stock']) => branchIds.reduce((sum, branch) => sum + stock[branch], 0)
const stockOf = (product: DemoProduct, of: (stock: DemoProduct['stock']) => number) =>
  productStock(
    product.options.map((option: DemoOption) => option.values.map((value) => of(value.stock))),
    of(product.stock),
  )
const plain = products.find((product) => product.options.length === 0 && product.compareAtPrice !== null)
const optioned =
  products.find((product) => product.options.length > 1) ??
  products.find((product) => product.options.length > 0)
if (!plain || !optioned) throw new Error('The demonstration shop lacks such a product')

const all = (items: WireMenuItem[]): WireMenuItem[] =>
  items.flatMap((item) => [
    item,
    ...all(item.links ?? []),
    ...all(item.submenu?.columns.flatMap((column) => column.links) ?? []),
  ])

/** An item as the demonstration has it, in the words of the wire. */
const onWire = ({ categoryId, links, submenu, ...item }: DemoMenuItem): object => ({
  ...item,
  id_categoria: categoryId,
  ...(links && { links: links.map(onWire) }),
  ...(submenu && {
    submenu: {
      ...submenu,
      image: `/media/${submenu.image}`,
      columns: submenu.columns.map((column) => ({ ...column, links: column.links.map(onWire) })),
    },
  }),
})

describe('menus', () => {
  test('[S7.6] [S3.28] [S3.29] are the three of the shop, whole: items, links, panels, columns and pictures', async () => {
    expect(await get('menu-horizontal-web')).toEqual(menuHorizontal.map(onWire))
    expect(await get('menu-horizontal-movil')).toEqual(menuMobile.map(onWire))
    expect(await get('menu-megamenu-web')).toEqual(megamenu.map(onWire))
  })

  test.each(['menu-horizontal-web', 'menu-horizontal-movil', 'menu-megamenu-web'])(
    '[S3.28] %s: each item says its title, whether it is external, its address and its category',
    async (call) => {
      const items = all(await get(call))
      expect(items.length).toBeGreaterThan(3)
      for (const { links, submenu, ...item } of items) {
        expect(item).toEqual({
          title: expect.any(String),
          external: item.url.startsWith('http'),
          url: expect.stringMatching(/^(\/|https:)/),
          id_categoria: item.id_categoria === null ? null : expect.any(Number),
        })
        if (submenu) expect(submenu).toMatchObject({ type: 'megamenu', size: expect.any(String) })
      }
    },
  )

  test('[S3.29] the mobile one is a tree of links alone; the mega-menu opens a panel of columns from each', async () => {
    const mobile: WireMenuItem[] = await get('menu-horizontal-movil')
    expect(all(mobile).filter((item) => item.submenu)).toEqual([])
    expect(mobile[0]?.links?.length).toBeGreaterThan(1)
    const mega: WireMenuItem[] = await get('menu-megamenu-web')
    for (const { submenu } of mega) {
      expect(submenu?.image).toMatch(/^\/media\//)
      expect(submenu?.columns.length).toBeGreaterThan(0)
      for (const column of submenu?.columns ?? [])
        expect(Object.keys(column).toSorted()).toEqual(['links', 'size'])
    }
  })
})

describe('ver-producto', () => {
  test.each([plain, optioned])(
    '[S7.7] [S3.31] has every field of specification §3: $slug',
    async (product) => {
      const brand = brands.find(({ id }) => id === product.brandId)
      const reply = await get('ver-producto', { urlamigable_producto: product.slug, producto_oferta: 1 })
      expect(reply).toMatchObject({
        id_producto: product.id,
        glosa_producto: product.name,
        urlamigable: product.slug,
        codigo_producto: product.sku,
        codigooriginal_producto: product.originalCode,
        stock_producto: stockOf(product, inAll),
        price: product.price,
        compareAtPrice: product.compareAtPrice,
        imagenes: product.images.map(({ file }) => ({ path_imagen: `/media/${file}` })),
        especificaciones: product.specification.flatMap(({ entries }) =>
          entries.map(({ name, value }) => ({ titulo: name, detale: value })),
        ),
        marca: {
          slug: brand?.slug,
          name: brand?.name,
          country: brand?.country,
          image: `/media/brand-${brand?.slug}.svg`,
        },
        descripcioncorta_producto: product.shortDescription,
        descripcionextendida_producto: product.description.join('\n\n'),
        dimensiones_paquete: {
          ancho: product.package.width,
          alto: product.package.height,
          profundidad: product.package.depth,
          peso: product.package.weight,
        },
        producto_oferta: product.compareAtPrice === null ? 0 : 1,
        atributos: product.options.map((option) => ({
          id_atributo: option.id,
          glosa_atributo: option.name,
          valores: option.values.map((value) => ({
            id_atributo: value.id,
            stock_atributo: inAll(value.stock),
          })),
        })),
      })
      const { price, compareAtPrice } = product
      expect(reply.descuento).toBe(compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : 0)
    },
  )

  test('is the same whether it is asked for as an offer or not: the price is the one of now (D15)', async () => {
    const request = { urlamigable_producto: plain.slug }
    expect(await get('ver-producto', { ...request, producto_oferta: 1 })).toEqual(
      await get('ver-producto', request),
    )
  })

  test.each(branchIds)(
    'the stock of branch %i is its own, of the product and of each value (D16)',
    async (id_sucursal) => {
      for (const product of [plain, optioned]) {
        const reply = await get('ver-producto', { urlamigable_producto: product.slug, id_sucursal })
        expect(reply.stock_producto).toBe(stockOf(product, (stock) => stock[id_sucursal]))
        const stocks = reply.atributos.map((option: { valores: { stock_atributo: number }[] }) =>
          option.valores.map((value) => value.stock_atributo),
        )
        expect(stocks).toEqual(
          product.options.map((option) => option.values.map((value) => value.stock[id_sucursal])),
        )
      }
    },
  )

  test('a branch that does not exist has nothing', async () => {
    const reply = await get('ver-producto', { urlamigable_producto: plain.slug, id_sucursal: 99 })
    expect(reply.stock_producto).toBe(0)
  })
})

test.each([plain, optioned])(
  '[S7.9] ver-stock-producto is the stock of all branches: $slug',
  async (product) => {
    expect(await get('ver-stock-producto', { urlamigable_producto: product.slug })).toEqual({
      stock_producto: stockOf(product, inAll),
    })
  },
)

test('[S7.28] ListarProductoRelacionado carries the stock of the branch', async () => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const related = await get('ListarProductoRelacionado', { id_producto: plain.id, id_sucursal: 3 })
  expect(related).toHaveLength(8)
  for (const { id_producto, stock_producto } of related) {
    const product = byId.get(id_producto)
    if (!product) throw new Error('Not of the shop')
    expect(stock_producto).toBe(stockOf(product, (stock) => stock[3]))
  }
})

describe('FiltrarProducto', () => {
  const suggestion = {
    id_producto: expect.any(Number),
    glosa_producto: expect.any(String),
    urlamigable_producto: expect.any(String),
    precioventa_producto: expect.any(Number),
    path_producto: expect.stringMatching(/^\/media\//),
    calificacion: expect.any(Number),
    cantidad_resenas: expect.any(Number),
  }

  test('[S7.24] [S7.38] is a bare list of 3 products; with categories wanted an object of both', async () => {
    const request = { id_filtro: 1, texto: 'perros' }
    expect(await get('FiltrarProducto', request)).toEqual([suggestion, suggestion, suggestion])
    const pasted = await get('FiltrarProducto', { ...request, texto: 'alimento\tperros\u0000' })
    expect(pasted).toEqual(await get('FiltrarProducto', { ...request, texto: 'alimento perros' }))
    const { productos, categorias, ...rest } = await get('FiltrarProducto', {
      ...request,
      limitProducts: 2,
      limitCategories: 4,
    })
    expect(rest).toEqual({})
    expect(productos).toEqual([suggestion, suggestion])
    expect(categorias).toHaveLength(4)
    expect(categorias[0]).toEqual({
      id_categoria: 1,
      glosa_categoria: 'Perros',
      glosa_categoria_padre: '',
      urlamigable_categoria: 'perros',
    })
  })

  test('[S3.32] [S7.24] 2 finds by the original code and 3 by the barcode, by the whole of it alone', async () => {
    const found = async (id_filtro: number, texto: string) =>
      (await get('FiltrarProducto', { id_filtro, texto })).map(
        (each: { id_producto: number }) => each.id_producto,
      )
    expect(await found(2, plain.originalCode)).toEqual([plain.id])
    expect(await found(3, plain.barcode)).toEqual([plain.id])
    for (const [way, code] of [
      [2, plain.originalCode],
      [3, plain.barcode],
    ] as const) {
      expect(await found(way, code.slice(0, -1))).toEqual([])
      expect(await found(way, `${code}0`)).toEqual([])
    }
    expect(await found(2, plain.barcode)).toEqual([])
    expect(await found(3, plain.originalCode)).toEqual([])
    expect(await found(2, plain.name)).toEqual([])
    const both = await get('FiltrarProducto', { id_filtro: 3, texto: plain.barcode, limitCategories: 4 })
    expect(both).toEqual({ productos: [suggestion], categorias: [] })
  })

  test('a branch changes nothing: a suggestion shows no stock', async () => {
    const request = { id_filtro: 1, texto: 'pelota' }
    expect(await get('FiltrarProducto', { ...request, id_sucursal: 2 })).toEqual(
      await get('FiltrarProducto', request),
    )
  })

  test.each(['0', '4', 'uno', ''])('takes no filter %s', async (id_filtro) => {
    const refused = await wire.get('FiltrarProducto', { id_filtro, texto: 'pelota' })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { id_filtro: 'FIELD_INVALID' }])
  })
})

test('[S7.8] [S7.29] [S7.30] brands, slides and banners are as calls.md lists them', async () => {
  const sorted = [...(await get('listar-marca-imagenes'))].toSorted((a, b) => a.id_marca - b.id_marca)
  expect(sorted).toEqual(
    brands.map(({ id, slug, name }) => ({
      id_marca: id,
      glosa_marca: name,
      path_marca: `/media/brand-${slug}.svg`,
      urlamigable_marca: slug,
    })),
  )
  expect(await get('ListarSliderImagenesWeb')).toEqual(
    slides.map((slide) => ({
      title: slide.title,
      image_classic: `/media/${slide.imageClassic}`,
      image_full: `/media/${slide.imageFull}`,
      image_mobile: `/media/${slide.imageMobile}`,
      texto_slider: slide.text,
      urlamigable_categoria: slide.categorySlug,
      enlace: `/shop/category/${slide.categorySlug}`,
      etiqueta_oferta: slide.offerTag,
      texto_boton: slide.buttonText,
    })),
  )
  expect(await get('ConsultaMiniBanner')).toEqual(
    banners.map(({ id, title, image, url, position }) => ({
      id_mini_banner: id,
      glosa_mini_banner: title,
      path_mini_banner: `/media/${image}`,
      urlimagen_mini_banner: url,
      posicion_mini_banner: position,
    })),
  )
})

test('[S3.28] a link that leaves the shop says so', async () => {
  const link = { title: 'Feria', external: true, url: 'https://feria.example/' }
  await shop.database.pool.query(
    `UPDATE menus SET items = $1 WHERE name = (SELECT name FROM menus WHERE items = $2::jsonb)`,
    [JSON.stringify([{ ...link, categoryId: null }]), JSON.stringify(menuHorizontal)],
  )
  await shop.database.pool.query("SELECT pg_notify('catalogue', '*')")
  await expect.poll(() => get('menu-horizontal-web')).toEqual([{ ...link, id_categoria: null }])
})
