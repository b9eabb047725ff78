import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { products } from '#demo/data/products.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { ReplyWithTexts } from '../http/wire/reply-with-texts.ts'
import { isRefusal } from '../refusals/refusal.ts'

type AnyHandler = (
  input: unknown,
  context: { language: 'es'; tag(ids: readonly number[]): void },
) => Promise<unknown>

let database: TestDatabase
let handlers: Record<string, AnyHandler>
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  handlers = openTestServices({ database }).handlers as unknown as Record<string, AnyHandler>
})
afterAll(() => database.drop())

/** Asks as the wire does: text in, the request's own schema before and the reply's own after. */
async function ask(name: string, request: Record<string, unknown> = {}) {
  const call = calls.find((each) => each.name === name)
  const handler = handlers[name]
  if (!call || !handler) throw new Error(`${name} is not answered here`)
  const tags: number[] = []
  const input = (call.request as z.ZodType).parse(request)
  const given = await handler(input, { language: 'es', tag: (ids) => tags.push(...ids) })
  const answer = given instanceof ReplyWithTexts ? JSON.parse(given.text((reply) => reply)) : given
  if (isRefusal(answer)) return { refused: answer.code, tags }
  return { reply: (call.reply as z.ZodType).parse(answer), answer, tags }
}

const [plain] = products.filter((product) => product.options.length === 0)
const [optioned] = products.filter((product) => product.options.length > 0)
const slug = plain?.slug ?? ''

describe('replies', () => {
  test.each([
    ['menu-horizontal-web', {}],
    ['menu-horizontal-movil', {}],
    ['menu-megamenu-web', {}],
    ['ListarSliderImagenesWeb', {}],
    ['ConsultaMiniBanner', {}],
    ['listar-sucursales', {}],
    ['listar-categorias', {}],
    ['categoria', { urlamigable_categoria: 'perros-alimentos' }],
    ['listar-productos', { texto: 'perro', filter_brand: 'andino,lenga', filter_rating: '5,4', page: '1' }],
    ['productos-destacados', { tipo: 'offers', urlamigable_categoria: 'gatos' }],
    ['ver-producto', { urlamigable_producto: slug }],
    ['ver-stock-producto', { urlamigable_producto: slug }],
    ['ListarProductoRelacionado', { id_producto: String(plain?.id) }],
    ['listar-resenas', { id_producto: String(plain?.id) }],
    ['listar-marca-imagenes', {}],
    ['FiltrarProducto', { id_filtro: '1', texto: 'pelota' }],
    ['FiltrarProducto', { id_filtro: '1', texto: 'pelota', limitCategories: '4' }],
    ['TraerRegionDireccionCliente', {}],
    ['TraerCiudadDireccionCliente', { id_region: '13' }],
    ['listar-tipo-despacho', {}],
    ['listar-transportistas', { id_comuna: '13110', id_tipo_despacho: '1', productos: '[]' }],
  ])('[S7.5] of %s are what the contract says, and nothing beyond it', async (name, request) => {
    const { reply, answer } = await ask(name, request)
    expect(reply).toBeDefined()
    expect(answer).toEqual(reply)
  })

  test.each([
    ['categoria', { urlamigable_categoria: 'no-hay' }],
    ['ver-producto', { urlamigable_producto: 'no-hay' }],
    ['ver-stock-producto', { urlamigable_producto: 'no-hay' }],
    ['ListarProductoRelacionado', { id_producto: '2147483647' }],
    ['listar-resenas', { id_producto: '2147483647' }],
    ['TraerCiudadDireccionCliente', { id_region: '99' }],
  ])('of %s about what does not exist are NOT_FOUND', async (name, request) => {
    expect((await ask(name, request)).refused).toBe('NOT_FOUND')
  })
})

test('[S3.31] a product comes whole', async () => {
  if (!optioned) throw new Error('No product has options')
  const { reply, tags } = await ask('ver-producto', { urlamigable_producto: optioned.slug })
  expect(tags).toEqual([optioned.id])
  expect(reply).toMatchObject({
    id_producto: optioned.id,
    glosa_producto: optioned.name,
    urlamigable: optioned.slug,
    codigo_producto: optioned.sku,
    codigooriginal_producto: optioned.originalCode,
    price: optioned.price,
    compareAtPrice: optioned.compareAtPrice,
    imagenes: optioned.images.map(({ file, alt, ground }) => ({
      path_imagen: `/media/${file}`,
      alt,
      fondo: ground,
    })),
    descripcioncorta_producto: optioned.shortDescription,
    descripcionextendida_producto: optioned.description.join('\n\n'),
    dimensiones_paquete: {
      ancho: optioned.package.width,
      alto: optioned.package.height,
      profundidad: optioned.package.depth,
      peso: optioned.package.weight,
    },
    atributos: optioned.options.map((option) => ({
      id_atributo: option.id,
      valores: option.values.map((value) => ({ id_atributo: value.id, glosa_atributo: value.name })),
    })),
    tiene_opciones: 1,
  })
})

test('[S7.9] a branch has its own stock', async () => {
  if (!plain) throw new Error('Every product has options')
  const stockIn = async (branch: string) => {
    const { reply } = await ask('ver-producto', { urlamigable_producto: slug, id_sucursal: branch })
    return (reply as { stock_producto: number }).stock_producto
  }
  expect(await Promise.all(['1', '2', '3'].map(stockIn))).toEqual(Object.values(plain.stock))
  const { reply } = await ask('ver-stock-producto', { urlamigable_producto: slug })
  expect(reply).toEqual({ stock_producto: Object.values(plain.stock).reduce((sum, each) => sum + each, 0) })
})

test('lists, highlights and suggestions tell the cache what they show', async () => {
  const { reply, tags } = await ask('listar-productos', { limit: '8' })
  const shown = (reply as { items: { id_producto: number }[] }).items.map((item) => item.id_producto)
  expect(tags).toEqual(shown)
  expect((await ask('productos-destacados', { tipo: 'latest' })).tags).toHaveLength(8)
  expect((await ask('FiltrarProducto', { id_filtro: '1', texto: 'pelota' })).tags).toHaveLength(3)
})

test('[S7.28] a product that is related to another is of its category, and never itself', async () => {
  const { reply } = await ask('ListarProductoRelacionado', { id_producto: String(plain?.id) })
  const related = (reply as { id_producto: number }[]).map((each) => each.id_producto)
  expect(related).toHaveLength(8)
  expect(related).not.toContain(plain?.id)
})
