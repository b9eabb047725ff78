import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorReply } from '#contract/define-call.ts'
import { openPages } from '#testing/browser/pages.ts'
import { inProof } from '#testing/counts.ts'
import { spanishFinder } from '#testing/server/spanish-in.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'
import { settingsStore } from '../../content/settings.store.ts'
import { ReplyCache } from '../cache/reply-cache.ts'
import { builtStorefront } from './page-storefront.ts'

const origin = 'https://huella.example'
const attack = `Ñandú </script><img src=x onerror="alert('1')"> & <!--huella-state-->`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ pages: true, environment: { PUBLIC_URL: origin } })
})
afterAll(() => shop?.close())

const ask = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })

type Shown = { id: number; slug: string; name: string; price: number; category: string }

/** A product with reviews and stock, without options, that no other test of this file has. */
const taken: number[] = [0]
async function someProduct(): Promise<Shown> {
  const { rows } = await shop.database.pool.query<Shown>(
    `SELECT p.id, p.slug, p.name, p.price, c.slug AS category
     FROM products p JOIN product_categories pc ON pc.product_id = p.id AND pc.direct
     JOIN categories c ON c.id = pc.category_id
     WHERE p.active AND p.stock > 0 AND NOT p.backorder AND p.review_count > 0 AND p.id <> ALL ($1)
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY p.position LIMIT 1`,
    [taken],
  )
  const [product] = rows
  if (!product) throw new Error('The demonstration shop has no such product.')
  taken.push(product.id)
  return product
}

type Json = Record<string, unknown>

function structuredData(html: string): Json[] {
  const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return [...found].map(([, text]) => JSON.parse(text ?? '') as Json)
}

const attributeOf = (html: string, tag: RegExp, name: string) =>
  tag.exec(html)?.[0].match(new RegExp(`${name}="([^"]*)"`))?.[1]

test('the setting of the start alone names the layer on which a browser runs (D1)', async () => {
  const layerOf = (html: string) => attributeOf(html, /<meta name="huella"[^>]*>/, 'data-layer')
  const asked = await ask('/?data=sample', { cookie: 'data=sample' })
  expect(layerOf(asked.body)).toBe('remote')
  const sample = await openTestShop({ pages: true, environment: { DATA_LAYER: 'sample' } })
  try {
    const reply = await sample.app.inject('/shop?data=remote')
    expect(layerOf(reply.body)).toBe('sample')
  } finally {
    await sample.close()
  }
})

/** What is answered, and the keys under which pages are cached by it. */
async function cachedBy(path: string) {
  const put = vi.spyOn(ReplyCache.prototype, 'put')
  const reply = await ask(path)
  const cached = put.mock.calls.map(([key]) => key).filter((key) => key.startsWith('page '))
  put.mockRestore()
  return { reply, cached }
}

test('whoever asks after one order number more has the document of all', async () => {
  const first = await ask('/shop/track-order?numero=1')
  const { reply, cached } = await cachedBy('/shop/track-order?numero=2')
  expect([reply.statusCode, cached]).toEqual([200, []])
  expect(reply.body).toBe(first.body)
})

test('a former address of a product leads on, and is asked for again each time', async () => {
  const { id, slug } = await someProduct()
  await shop.database.pool.query('INSERT INTO product_redirects (slug, product_id) VALUES ($1, $2)', [
    'donde-estaba',
    id,
  ])
  const { statusCode, headers } = await ask('/shop/products/donde-estaba?a=1')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    301,
    `/shop/products/${slug}?a=1`,
    'no-cache',
  ])
})

test('a product at its own address is not asked for among the former ones', async () => {
  const { slug } = await someProduct()
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode } = await ask(`/shop/products/${slug}`)
  const texts = asked.mock.calls.map(([sent]: unknown[]) => JSON.stringify(sent))
  asked.mockRestore()
  expect(statusCode).toBe(200)
  expect(texts.filter((text) => text.includes('product_texts'))).not.toEqual([])
  expect(texts.filter((text) => text.includes('product_redirects'))).toEqual([])
})

test.each([
  ['/shop/category/', 'perros', 'category_redirects', 'category_id', 'categories'],
  ['/brand/', 'andino', 'brand_redirects', 'brand_id', 'brands'],
  ['/blog/', 'viajar-con-perro-en-el-auto', 'blog_post_redirects', 'post_id', 'blog_posts'],
  ['/pagina/', 'trabaja-con-nosotros', 'site_page_redirects', 'page_id', 'site_pages'],
])('a former address under %s leads on with what it asked for', async (path, slug, table, column, named) => {
  await shop.database.pool.query(
    `INSERT INTO ${table} (slug, ${column}) SELECT 'donde-estaba', id FROM ${named} WHERE slug = $1`,
    [slug],
  )
  const { statusCode, headers } = await ask(`${path}donde-estaba?page=2`)
  expect([statusCode, headers.location]).toEqual([301, `${path}${slug}?page=2`])
})

describe('the document of a page', () => {
  test('A1: brings the styles of all that stands in it, whatever the page', async () => {
    // Of this build: styles of builds before may stand beside them.
    const { styles } = await (await builtStorefront(join(process.cwd(), 'dist'))).load('/')
    const styleOf = new Map<string, string>()
    for (const [path, css] of styles) {
      const name = path.slice('/assets/'.length)
      for (const [, each = ''] of css.matchAll(/\.(_[\w-]+)/g)) styleOf.set(each, name)
    }
    const { slug } = await someProduct()
    let checked = 0
    for (const [page, path] of Object.entries(openPages(slug))) {
      const { body } = await ask(path)
      const names = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' '))
      const wanted = new Set(names.map((name) => styleOf.get(name)).filter((name) => name !== undefined))
      const lacking = [...wanted].filter((name) => !body.includes(`href="/assets/${name}"`))
      expect(lacking, page).toEqual([])
      if (body.includes('<footer'))
        expect(
          [...wanted].some((name) => name.startsWith('footer-')),
          page,
        ).toBe(true)
      checked += wanted.size
    }
    expect(checked).toBeGreaterThan(100)
  })

  test.each([
    ['/', 1],
    ['/shop/shop-list', 2],
  ])('%s holds its first pictures itself, and nothing asks for them once more', async (path, count) => {
    const { body } = await ask(path)
    const first = [...body.matchAll(/<(?:source [^>]*srcSet|img src)="(data:image\/svg\+xml,[^"]+)"/g)]
    expect(first).toHaveLength(count)
    for (const [, drawing = ''] of first) {
      expect(decodeURIComponent(drawing)).toMatch(/<svg .*<\/svg>$/s)
      expect(drawing, 'a space would end it in a srcset').not.toMatch(/\s/)
    }
    expect(body).not.toMatch(/<link rel="preload" as="image"/)
  })

  test('names its texts by what they say and carries none of them', async () => {
    const { body } = await ask('/blog?lang=ru')
    const [, path = ''] = / data-texts="([^"]+)"/.exec(body) ?? []
    expect(path).toMatch(/^\/assets\/i18n\/ru\.json\?v=[\w-]{7}$/)
    const texts = await ask(path)
    expect(texts.headers['cache-control']).toMatch(/immutable/)
    expect(texts.json()).toHaveProperty('UI_HOME')
    expect(body).not.toContain('"UI_HOME"')
    // Who asks by the language alone gets what it is now.
    expect((await ask('/assets/i18n/ru.json')).headers['cache-control']).toBe('no-cache')
  })

  test('has a title, a description, one address, its languages and what chats show', async () => {
    const product = await someProduct()
    const path = `/shop/products/${product.slug}`
    const { statusCode, headers, body } = await ask(`${path}?utm=x`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(`<title>${product.name} | Huella</title>`)
    expect(attributeOf(body, /<meta name="description"[^>]*>/, 'content')).toMatch(/.{20}/)
    expect(attributeOf(body, /<link rel="canonical"[^>]*>/, 'href')).toBe(origin + path)
    const languages = [...body.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">/g)]
    expect(languages.map(([, language, href]) => [language, href])).toEqual([
      ['es', origin + path],
      ['en', `${origin}${path}?lang=en`],
      ['ru', `${origin}${path}?lang=ru`],
      ['x-default', origin + path],
    ])
    const graph = (name: string) =>
      attributeOf(body, new RegExp(`<meta property="og:${name}"[^>]*>`), 'content')
    expect(graph('type')).toBe('product')
    expect(graph('title')).toBe(`${product.name} | Huella`)
    expect(graph('url')).toBe(origin + path)
    expect(graph('locale')).toBe('es_CL')
    expect(graph('image')).toMatch(/^https:\/\/huella\.example\/media\/share\/[a-z0-9-]+\.jpg$/)
    expect((await ask(new URL(graph('image') ?? '').pathname)).headers['content-type']).toBe('image/jpeg')
    expect(body).toMatch(new RegExp(`<h1[^>]*>${product.name}</h1>`))
  })

  test('a search in a category is titled by it as well, and by those above', async () => {
    const titled = async (query: string) =>
      /<title>([^<]*)/.exec((await ask(`/shop/shop-list?${query}`)).body)?.[1]
    expect(await titled('idCategoria=11&nameProduct=lata')).toBe(
      'Resultados para “lata” · Alimentos · Perros | Huella',
    )
    expect(await titled('idCategoria=1&nameProduct=lata')).toBe('Resultados para “lata” · Perros | Huella')
    expect(await titled('idCategoria=11')).toBe('Alimentos · Perros | Huella')
    expect(await titled('nameProduct=lata')).toBe('Resultados para “lata” | Huella')
  })

  test('tells search engines price, availability, rating and where the product stands', async () => {
    const product = await someProduct()
    const path = `/shop/products/${product.slug}`
    const { rows } = await shop.database.pool.query(
      'SELECT rating, review_count FROM products WHERE id = $1',
      [product.id],
    )
    const [offered, crumbs] = structuredData((await ask(path)).body)
    expect(offered).toMatchObject({
      '@type': 'Product',
      name: product.name,
      url: origin + path,
      aggregateRating: { ratingValue: Number(rows[0].rating), reviewCount: rows[0].review_count },
      offers: {
        price: product.price,
        priceCurrency: 'CLP',
        availability: 'https://schema.org/InStock',
        url: origin + path,
      },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const items = crumbs?.itemListElement as { position: number; item: string }[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    expect(items[0]?.item).toBe(`${origin}/`)
    expect(items.at(-1)).toMatchObject({ name: product.name, item: origin + path })
  })

  test('says what the shop says in its language, and marks what exists in Spanish alone', async () => {
    const { id, slug, name } = await someProduct()
    const path = `/shop/products/${slug}?lang=ru`
    const titleOf = (html: string) => /<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? ''
    const { pool } = shop.database
    const { rows } = await pool.query<{ name: string }>(
      `select name from product_translations where product_id = $1 and language = 'ru'`,
      [id],
    )
    const own = rows[0]?.name ?? ''
    const translated = await ask(path)
    expect(titleOf(translated.body)).toContain(own)
    expect(titleOf(translated.body)).not.toContain('lang=')
    expect(structuredData(translated.body)[0]).toMatchObject({ '@type': 'Product', name: own })
    expect(titleOf((await ask(`/shop/products/${slug}?lang=es`)).body)).toContain(name)
    const isMarked = async () => / lang="es"/.test(titleOf((await ask(path)).body))
    const taken = await pool.query(
      `delete from product_translations where product_id = $1
       returning product_id, language, name, short_description, description, tags`,
      [id],
    )
    await expect.poll(isMarked).toBe(true)
    const fallen = await ask(path)
    expect(titleOf(fallen.body)).toContain(name)
    expect(titleOf((await ask(`/shop/products/${slug}?lang=es`)).body)).not.toContain('lang=')
    // Other tests of this file read what stands in other languages.
    await pool.query(
      `insert into product_translations (product_id, language, name, short_description, description, tags)
       select product_id, language, name, short_description, description, tags
       from jsonb_populate_recordset(null::product_translations, $1)`,
      [JSON.stringify(taken.rows)],
    )
    await expect.poll(isMarked).toBe(false)
  })

  test.each([
    ['es', 'ltr', {}, ''],
    ['es', 'ltr', { 'accept-language': 'es-CL,es;q=0.9,en;q=0.8' }, ''],
    ['es', 'ltr', { 'accept-language': '*' }, ''],
    ['ru', 'ltr', { 'accept-language': 'fr, en;q=0.5, ru;q=0.7' }, ''],
    ['en', 'ltr', { 'accept-language': 'fr' }, ''],
    ['en', 'ltr', { 'accept-language': 'es-CL' }, '?lang=en'],
    ['en', 'rtl', { 'accept-language': 'es-CL' }, '?lang=en-RTL'],
    ['es', 'ltr', {}, '?lang=xx'],
  ])('is in %s, %s for %o and the query "%s"', async (language, direction, headers, query) => {
    for (const again of [false, true]) {
      const reply = await ask(`/${query}`, headers)
      expect({ again, head: reply.body.slice(0, 200) }).toEqual({
        again,
        head: expect.stringContaining(`<html lang="${language}" dir="${direction}">`),
      })
      expect(reply.headers.vary).toBe('accept-encoding, accept-language')
    }
  })

  test('shows text from people as text, wherever it stands', async () => {
    const product = await someProduct()
    const { pool } = shop.database
    await pool.query('UPDATE products SET name = $2::text WHERE id = $1', [product.id, attack])
    await pool.query(
      'UPDATE product_texts SET short_description = $2::text, description = ARRAY[$2::text] WHERE product_id = $1',
      [product.id, attack],
    )
    await pool.query(
      'INSERT INTO reviews (product_id, author, rating, content) VALUES ($1, $2::text, 5, $2::text)',
      [product.id, attack],
    )
    const search = new URLSearchParams({ nameProduct: attack })
    for (const path of [
      `/shop/products/${product.slug}`,
      `/shop/category/${product.category}`,
      `/shop?${search}`,
    ]) {
      await until(async () => {
        const { body } = await ask(path)
        expect(body).toContain('Ñandú')
        expect(body).not.toContain('<img src=x')
        expect(body).not.toContain('</script><img')
        expect(body.match(/<!--huella-state-->/g)).toBeNull()
      })
    }
    const { body } = await ask(`/shop/products/${product.slug}`)
    expect(structuredData(body)[0]).toMatchObject({ name: attack })
  })

  test("lets run no script but the shop's own and the one that stands in it, named by its hash", async () => {
    const { headers, body } = await ask('/')
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/)
    expect(policy).toContain("object-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('has the hashes of the pixels that are set, and another tag with others', async () => {
    const { pool } = shop.database
    const before = await ask('/site/faq')
    const inline = "window.measured = 'ñ'"
    await pool.query(
      `insert into settings (name, value) values ('pixels', $1)
       on conflict (name) do update set value = excluded.value`,
      [
        JSON.stringify({
          google: ['https://pixel.example/g.js', inline],
          facebook: { scripts: [], pictures: [] },
        }),
      ],
    )
    const policy = async () => String((await ask('/site/faq')).headers['content-security-policy'])
    await expect.poll(policy).toContain('https://pixel.example')
    expect(await policy()).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
    const after = await ask('/site/faq', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    await pool.query(`delete from settings where name = 'pixels'`)
    await expect.poll(policy).not.toContain('pixel.example')
  })
})

test.each([
  ['English', 'en'],
  ['Russian', 'ru'],
] as const)('no page in %s shows a Spanish sentence', async (_, language) => {
  const pathsOf = async (select: string) =>
    (await shop.database.pool.query<{ path: string }>(select)).rows.map(({ path }) => path)
  const products = await pathsOf("SELECT '/shop/products/' || slug AS path FROM products ORDER BY id")
  const rest = await pathsOf(`SELECT '/blog/' || slug AS path FROM blog_posts UNION ALL
    SELECT '/pagina/' || slug FROM site_pages UNION ALL SELECT '/shop/category/' || slug FROM categories UNION ALL SELECT '/brand/' || slug FROM brands`)
  const { home, category, promotions, ...others } = openPages('no-hay-tal')
  const shown = [home, category, promotions, others.list, others['list-table'], others.brand, others.shipping]
  const words = { en: 'ball', ru: 'мяч' }
  const paths = [
    ...shown.flatMap((path) => path ?? []),
    `/shop/shop-list?nameProduct=${encodeURIComponent(words[language])}`,
    '/blog/rss.xml',
    ...products.filter((_, index) => index % 60 === 0),
    // A search says again what was typed.
    ...inProof(
      ...Object.values(others).filter((path) => !path.includes('nameProduct')),
      ...rest,
      ...products,
    ),
  ]
  const spanishIn = await spanishFinder(language)
  const found = new Map<string, string>()
  for (const path of paths) {
    const { body } = await ask(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
    for (const text of spanishIn(body)) found.set(text, path)
  }
  expect(Object.fromEntries(found)).toEqual({})
})

test('a page whose pixels could not be read is not cached: its policy may lack theirs', async () => {
  const apply = vi.spyOn(ReplyCache.prototype, 'apply')
  await shop.database.pool.query(`select pg_notify('catalogue', '*')`)
  await until(() => expect(apply).toHaveBeenCalled())
  apply.mockRestore()
  const find = vi.spyOn(settingsStore, 'find').mockImplementation(async (_, name) => {
    if (name === 'pixels') throw new Error('away')
    return undefined
  })
  const { reply, cached } = await cachedBy('/site/faq')
  find.mockRestore()
  expect([reply.statusCode, cached]).toEqual([200, []])
  expect((await cachedBy('/site/faq')).cached).toHaveLength(1)
})

test.each(['/shop', '/shop/shop-list', '/shop/category/perros/products', '/blog'])(
  'a page beyond the last of %s is the last, says so and names that as its address',
  async (path) => {
    const { statusCode, body } = await ask(`${path}?page=999`)
    expect(statusCode).toBe(200)
    const { pathname, searchParams } = new URL(attributeOf(body, /<link rel="canonical"[^>]*>/, 'href') ?? '')
    const last = Number(searchParams.get('page') ?? 1)
    expect(last).toBeLessThan(999)
    expect(body).toContain('La página 999 no existe: esta es la última.')
    const own = await ask(`${pathname}${last > 1 ? `?page=${last}` : ''}`)
    expect(attributeOf(own.body, /<link rel="canonical"[^>]*>/, 'href')).toContain(pathname)
    expect(own.body).not.toContain('no existe: esta es la última')
  },
)

test.each([
  '/shop/products/alimento%00perro',
  '/no%00hay%08tal',
  '/shop?nameProduct=perros%00%1f%ef%bf%bf',
  '/blog?search=perros%00',
  '/shop/track-order?numero=%00123',
  '/account/login?back=%00',
  '/account/%00?x=%01',
])('%s brings nothing into the document that none can hold', async (path) => {
  const { rawPayload } = await ask(path)
  const written = rawPayload.toString('utf8')
  expect(written).toContain('</html>')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  expect(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.exec(written)).toBeNull()
})

describe('the status of a page', () => {
  test.each(['/no-hay-tal', '/shop/products/no-hay-tal', '/shop/category/no-hay-tal', '//otro.example/shop'])(
    '%s does not exist, says so and is not indexed',
    async (path) => {
      const { statusCode, headers, body } = await ask(path)
      expect(statusCode).toBe(404)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(attributeOf(body, /<meta name="robots"[^>]*>/, 'content')).toContain('noindex')
      expect(body).not.toContain('rel="canonical"')
    },
  )

  test.each([
    '/assets/no-hay-tal.js',
    '/media/no-hay-tal.svg',
    '/media/share/no-hay-tal.jpg',
    '/api/no-hay-tal',
  ])('%s is no page: the one error shape', async (path) => {
    const reply = await ask(path)
    expect(reply.statusCode).toBe(404)
    expect(errorReply.strict().parse(reply.json()).error).toBe('NOT_FOUND')
  })

  test.each([
    `/shop?filter_brand=${'x'.repeat(1001)}`,
    `/shop?filter_color=${'x'.repeat(1001)}`,
    `/shop/category/gatos/products?filter_brand=${'x'.repeat(1001)}`,
    `/brand/andino?filter_color=${'x'.repeat(1001)}`,
  ])('L7: is 400 where the wire takes what is asked for no question, as for %.40s…', async (path) => {
    const { reply, cached } = await cachedBy(path)
    expect([reply.statusCode, cached]).toEqual([400, []])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('L7: is never 503 for a parameter of 1,001 characters', async () => {
    const names = [
      ...['nameProduct', 'idCategoria', 'page', 'limit', 'sort', 'layout', 'columns', 'sidebar', 'numero'],
      ...[
        'filter_price',
        'filter_discount',
        'filter_rating',
        'filter_vehicle',
        'filter_raza',
        'producto_oferta',
      ],
    ]
    for (const name of names) {
      for (const path of ['/shop', '/blog', '/shop/track-order']) {
        for (const letter of ['x', '9', 'é']) {
          const reply = await ask(`${path}?${name}=${encodeURIComponent(letter.repeat(1001))}`)
          expect([200, 400], `${path} ${name} ${letter}`).toContain(reply.statusCode)
        }
      }
    }
  })

  test('is 503 while the database is away, cached nowhere, and 200 once it is back', async () => {
    const product = await someProduct()
    const path = `/shop/products/${product.slug}`
    const { pool } = shop.database
    const away = vi.spyOn(pool, 'query').mockImplementation(() => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    })
    try {
      const { statusCode, headers } = await ask(path)
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
    } finally {
      away.mockRestore()
    }
    expect((await ask(path)).statusCode).toBe(200)
  })

  test.each(['/shop/cart', '/shop/cart-vacio', '/shop/checkout'])(
    '%s is one shopper’s own: rendered empty, not cached, not indexed',
    async (path) => {
      const { reply, cached } = await cachedBy(path)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
      expect(attributeOf(reply.body, /<meta name="robots"[^>]*>/, 'content')).toContain('noindex')
      expect(cached).toEqual([])
    },
  )

  test.each([
    ['/account/login', 'same-origin'],
    ['/account/login?next=%2Faccount%2Fconfirm-email%3Ftoken%3Dabc', 'no-referrer'],
    ['/account/reset-password?token=abc', 'no-referrer'],
    ['/site/newsletter/confirm?lang=en&token=abc', 'no-referrer'],
  ])('of %s the next page is told by %s', async (path, policy) => {
    const { statusCode, headers } = await ask(path)
    expect([statusCode, headers['referrer-policy']]).toEqual([200, policy])
  })

  test('an order’s page is for who has its address, and cached nowhere', async () => {
    const product = await someProduct()
    const { token } = (await buy(testWire(shop.app), product)).json()
    const { reply, cached } = await cachedBy(`/shop/checkout/${token}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    expect(attributeOf(reply.body, /<meta name="robots"[^>]*>/, 'content')).toContain('noindex')
    expect(cached).toEqual([])
    expect((await ask(`/shop/checkout/${'a'.repeat(32)}`)).statusCode).toBe(404)
  })
})

describe('a cached page', () => {
  test('goes out in br and is not sent again to who has it', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await ask('/shop/category/perros', headers)
    expect(first.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('</html>')
    const { etag } = first.headers
    const again = await ask('/shop/category/perros', { ...headers, 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding, accept-language' })
    const english = await ask('/shop/category/perros', { ...headers, 'accept-language': 'en' })
    expect(english.headers.etag).not.toBe(etag)
  })

  test('shows the stock that an order leaves, as do the lists it stands in', async () => {
    const product = await someProduct()
    await shop.database.pool.query(
      'UPDATE stock SET quantity = CASE branch_id WHEN 1 THEN 1 ELSE 0 END WHERE product_id = $1',
      [product.id],
    )
    const path = `/shop/products/${product.slug}`
    const list = `/shop?${new URLSearchParams({ nameProduct: product.name })}`
    const shown = async () => {
      const [offered] = structuredData((await ask(path)).body)
      const { body } = await ask(list)
      const inList = body.slice(body.indexOf(`"slug":"${product.slug}"`))
      return { ...offered, inList: /"stock":(\d+)/.exec(inList)?.[1] }
    }
    const expected = (word: string, stock: string) => ({
      offers: { availability: `https://schema.org/${word}` },
      inList: stock,
    })
    await expect.poll(shown).toMatchObject(expected('InStock', '1'))
    expect((await buy(testWire(shop.app), product)).statusCode).toBe(200)
    await expect.poll(shown).toMatchObject(expected('OutOfStock', '0'))
  })

  test('is rendered once for all who ask at the same time', async () => {
    const query = vi.spyOn(shop.database.pool, 'query')
    // Nobody has asked for it before.
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask('/shop/category/gatos/products?sort=price_desc')),
    )
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(query.mock.calls.length).toBeLessThan(40)
    query.mockRestore()
  })
})

test.each([
  '/',
  '/account/login',
  '/account/reset-password',
  '/account/reset-password?token=abc',
  '/account/confirm-email?token=abc',
  '/site/newsletter/confirm?token=abc',
  '/site/contact-us',
  '/shop/track-order',
  '/shop/cart',
  '/shop/shop-list',
  '/shop/products/',
  '/blog',
  '/no-hay-tal',
])(
  'no form of %s that is sent before it has its code writes what was typed into an address',
  async (path) => {
    const slug = path.endsWith('/products/') ? (await someProduct()).slug : ''
    const forms = (await ask(path + slug)).body.match(/<form.*?<\/form>/gs) ?? []
    expect(forms.length).toBeGreaterThan(0)
    // A field without a name comes into no address.
    const sent = forms.filter((form) => / name="/.test(form))
    expect(sent.filter((form) => !/^<form[^>]* (?:action="\/|method="post")/.test(form))).toEqual([])
  },
)

describe('M4: what is cached of pages', () => {
  test.each([
    ['/', ['/?gclid=a', '/?fbclid=b&utm_source=c', '/?x=1&lang=es', '/?idCategoria=5']],
    [
      '/shop?page=2&sort=name_asc',
      ['/shop/?sort=name_asc&page=2&gclid=a', '/shop?page=2&sort=name_asc&limit=16'],
    ],
    ['/shop/category/gatos', ['/shop/category/gatos/?ref=mail']],
    ['/blog', ['/blog?page=x', '/blog/?page=']],
  ])('%s is rendered once, whatever else its address says', async (path, spellings) => {
    await ask(path)
    const { body } = await ask(path)
    const put = vi.spyOn(ReplyCache.prototype, 'put')
    for (const spelling of spellings) expect((await ask(spelling)).body).toBe(body)
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
  })

  test('[S2.24] an address that was cut within an escape is no page, and is told so by one', async () => {
    for (const path of [
      '/%C3',
      '/shop/products/%E0%A4%A',
      '/blog/%',
      '/shop/shop-list%?nameProduct=%C3%A1',
      '/%c0%80?a=1',
    ]) {
      const reply = await ask(path, { 'accept-language': 'es' })
      expect([path, reply.statusCode, reply.headers['content-type']]).toEqual([
        ...[path, 404, 'text/html; charset=utf-8'],
      ])
      expect(reply.body).toContain('<title>Página no encontrada')
    }
    expect((await ask('/api/%C3')).json().error).toBe('INVALID_REQUEST')
    // A whole escape is read, and a query with half of one says nothing.
    expect((await ask('/shop/%70roducts/no-hay-tal')).statusCode).toBe(404)
    expect((await ask('/shop/shop-list?nameProduct=%C3')).statusCode).toBe(200)
  })

  test('is not what does not exist', async () => {
    for (const path of [
      '/no-hay-tal',
      '/shop/products/no-hay-tal',
      '/shop/category/no-hay-tal',
      '/brand/no',
    ]) {
      const { reply, cached } = await cachedBy(path)
      expect([reply.statusCode, cached]).toEqual([404, []])
    }
  })

  test('and where more are asked for than can be rendered, the rest is told to come again', async () => {
    const [replies, cart] = await Promise.all([
      Promise.all(
        Array.from({ length: 260 }, (_, at) => ask(`/no-hay-tal-${at}`, { 'accept-language': 'en' })),
      ),
      ask('/shop/cart'),
    ])
    expect(cart.statusCode).toBe(200)
    const busy = replies.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(20)
    expect(replies.length - busy.length).toBeGreaterThan(200)
    // Browsers ask again by themselves: at one moment they would all be refused once more.
    const moments = new Set(busy.map(({ headers }) => Number(headers['retry-after'])))
    expect(moments.size).toBeGreaterThan(1)
    for (const { headers, body } of busy) {
      expect(headers['cache-control']).toBe('no-store')
      expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2)
      expect(body).toContain(`<meta http-equiv="refresh" content="${headers['retry-after']}">`)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(body).toMatch(/<html lang="en">[\s\S]*<title>Huella<\/title>/)
      expect(body).toContain(`Code to tell us: ${`${headers['x-request-id']}`.slice(0, 8)}.`)
    }
    expect((await ask('/no-hay-tal')).statusCode).toBe(404)
  })
})

describe('what crawlers read', () => {
  test('the sitemap names the shop’s own pages, and none that is a shopper’s or stands at two addresses', async () => {
    const { headers, body } = await ask('/sitemap-pages.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      address?.slice(origin.length),
    )
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/shop', '/blog', '/site/faq', '/site/terms-conditions']),
    )
    expect(paths.filter((path) => /cart|account|contact-us-v2|home-two|newsletter/.test(path ?? ''))).toEqual(
      [],
    )
    const { body: index } = await ask('/sitemap.xml')
    expect(index).toContain(`<loc>${origin}/sitemap-products-1.xml</loc>`)
    expect((await ask('/llms.txt')).body).toContain(`${origin}/site/faq`)
    expect((await ask('/blog/rss.xml?lang=en')).body).toContain('<language>en</language>')
  })

  test('pages say in structured data who the shop is, how it is searched, what is asked and what a post is', async () => {
    const told = async (path: string) => {
      const { body } = await ask(path)
      const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
      const found = [...scripts].map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
      return new Map(found.map((object) => [object['@type'], object]))
    }
    const home = await told('/')
    expect(home.get('Organization')).toMatchObject({
      url: `${origin}/`,
      contactPoint: { telephone: expect.stringMatching(/^\+56/) },
    })
    expect(home.get('Organization')).not.toHaveProperty('sameAs')
    expect(home.get('WebSite')).toMatchObject({
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/shop/shop-list?nameProduct={search_term_string}` },
      },
    })
    const faq = await told('/site/faq')
    expect(faq.get('FAQPage')).toMatchObject({
      mainEntity: expect.arrayContaining([
        { '@type': 'Question', name: expect.stringMatching(/./), acceptedAnswer: expect.anything() },
      ]),
    })
    expect(faq.has('BreadcrumbList')).toBe(true)
    const [post] = (await shop.database.pool.query('SELECT slug, title FROM blog_posts LIMIT 1')).rows
    const article = await told(`/blog/${post.slug}`)
    expect(article.get('BlogPosting')).toMatchObject({
      headline: post.title,
      url: `${origin}/blog/${post.slug}`,
      inLanguage: 'es-CL',
    })
    expect(article.get('BreadcrumbList')).toMatchObject({ itemListElement: { length: 4 } })
  })
})
