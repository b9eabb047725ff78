import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
let wire: ReturnType<typeof testWire>
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
})
afterAll(() => shop?.close())

async function write({ slug, title = 'Un título', body }: { slug: string; title?: string; body: string }) {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `INSERT INTO blog_posts (slug, title, excerpt, category_id, author, image, body, published_on)
     VALUES ($1, $2, 'Un resumen', 1, 'Ana', 'post-1.svg', $3, '2020-01-01') RETURNING id`,
    [slug, title, body],
  )
  return rows[0]?.id ?? 0
}
const read = async (slug: string, idioma?: string) =>
  (await wire.get('blog-articulo', { urlamigable_articulo: slug, ...(idioma && { idioma }) })).json()
const find = async (texto: string, idioma?: string) =>
  (await wire.get('blog-articulos', { texto, limit: '24', ...(idioma && { idioma }) })).json().items

describe('a post', () => {
  test('is written in Markdown and read as HTML in which nothing of the writer runs', async () => {
    await write({
      slug: 'con-marcas',
      body: '## Agua\n\n<script>alert(1)</script>\n\n[ver](javascript:alert(1)) **fresca**\n\n![x](data:image/png;base64,AA==)',
    })
    const { contenido } = await read('con-marcas')
    expect(contenido).toContain('<h2>Agua</h2>')
    expect(contenido).toContain('<strong>fresca</strong>')
    expect(contenido).toContain('&lt;script&gt;')
    expect(contenido).not.toMatch(/<script|<a|<img/)
  })

  test('says how long it takes to read and when it was written last', async () => {
    await write({ slug: 'largo', body: 'palabra '.repeat(700) })
    expect(await read('largo')).toMatchObject({
      minutos_lectura: 4,
      fecha_actualizacion: expect.stringMatching(/^20\d\d-.*Z$/),
    })
  })

  test('is shown in the language asked for, and what is not translated says that it is Spanish', async () => {
    const id = await write({ slug: 'en-dos-lenguas', title: 'El agua', body: 'Beber.' })
    expect(await read('en-dos-lenguas', 'en')).toMatchObject({ titulo: 'El agua', idioma: 'es' })
    await shop.database.pool.query(
      `INSERT INTO blog_post_translations (post_id, language, title, excerpt, body)
       VALUES ($1, 'en', 'Water', 'A summary', 'Drink *well*.')`,
      [id],
    )
    await expect
      .poll(() => read('en-dos-lenguas', 'en'))
      .toMatchObject({ titulo: 'Water', resumen: 'A summary', contenido: '<p>Drink <em>well</em>.</p>\n' })
    expect(await read('en-dos-lenguas', 'en')).not.toHaveProperty('idioma')
    const spanish = await read('en-dos-lenguas')
    expect(spanish).toMatchObject({ titulo: 'El agua', contenido: '<p>Beber.</p>\n' })
    expect(spanish).not.toHaveProperty('idioma')
    expect(await read('en-dos-lenguas', 'ru')).toMatchObject({ titulo: 'El agua', idioma: 'es' })
  })
})

describe('posts', () => {
  test('are found by each of their words, in the language that they are read in', async () => {
    const id = await write({ slug: 'buscado', title: 'Xilófono', body: 'Con **baquetas** y 100% roble.' })
    await shop.database.pool.query(
      `INSERT INTO blog_post_translations (post_id, language, title, excerpt, body)
       VALUES ($1, 'ru', 'Ксилофон', '', 'Палочки.')`,
      [id],
    )
    await expect.poll(() => find('БАКЕТЫ ксилофон', 'ru')).toHaveLength(0)
    expect(await find('палочки Ксилофон', 'ru')).toMatchObject([{ titulo: 'Ксилофон' }])
    expect(await find('xilofono BAQUETAS')).toMatchObject([{ titulo: 'Xilófono' }])
    expect(await find('xilofono 100%')).toHaveLength(1)
    expect(await find('roble%xilofono')).toHaveLength(1)
    expect(await find('xilofono', 'ru')).toHaveLength(0)
  })

  test('of a tag are those that have it, and its name comes in the language asked for', async () => {
    const id = await write({ slug: 'etiquetado', body: 'x' })
    await shop.database.pool.query(
      `WITH tag AS (INSERT INTO blog_tags (slug, name) VALUES ('rareza', 'rareza') RETURNING id),
         made AS (INSERT INTO blog_tag_translations SELECT id, 'en', 'oddity' FROM tag)
       INSERT INTO blog_post_tags SELECT $1, id, 1 FROM tag`,
      [id],
    )
    const ask = async (more: Record<string, string>) =>
      (await wire.get('blog-articulos', { urlamigable_etiqueta: 'rareza', ...more })).json()
    await expect.poll(() => ask({})).toMatchObject({ total: 1, items: [{ id_articulo: id }] })
    expect((await ask({ idioma: 'en' })).items[0].etiquetas).toEqual([
      { urlamigable_etiqueta: 'rareza', glosa_etiqueta: 'oddity' },
    ])
    const tags = (await wire.get('blog-etiquetas', { idioma: 'ru' })).json()
    expect(tags).toContainEqual({
      urlamigable_etiqueta: 'rareza',
      glosa_etiqueta: 'rareza',
      cantidad_articulos: 1,
      idioma: 'es',
    })
  })
})

test('what a post had as plain text says the same as Markdown', async () => {
  const { rows } = await shop.database.pool.query<{ body: string }>(
    `SELECT regexp_replace(array_to_string(ARRAY['## Frenos', '2 * 3 [x] <b> _y_'], E'\\n\\n'),
       '([\\\\*_\`\\[\\]<&])', '\\\\\\1', 'g') AS body`,
  )
  await write({ slug: 'de-antes', body: rows[0]?.body ?? '' })
  expect((await read('de-antes')).contenido).toBe('<h2>Frenos</h2>\n<p>2 * 3 [x] &lt;b&gt; _y_</p>\n')
})
