import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { openPage, signUp } from '#testing/browser/account.ts'
import { addressOf, hashAddressOf, settled } from '#testing/browser/buying.ts'
import { openPages } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
let slug: string
let name: string
beforeAll(async () => {
  shop = await openSharedShop()
  const { rows } = await shop.database.pool.query(
    'SELECT slug, name FROM products WHERE stock > 5 ORDER BY position LIMIT 1',
  )
  slug = rows[0].slug
  name = rows[0].name
})
afterAll(async () => {
  await shop?.close()
})

describe('addresses (D4)', () => {
  test('a clean path is rendered by the server, hydrates without a complaint and takes its hash form', async () => {
    const rendered = await (await fetch(`${shop.url}/shop/products/${slug}`)).text()
    expect(rendered).toContain(name)
    expect(rendered).toContain('application/ld+json')
    expect(rendered).toContain(`<link rel="canonical" href=`)
    const visit = await shop.visit()
    await visit.page.goto(`${shop.url}/shop/products/${slug}`)
    await visit.page.waitForURL(`${shop.url}/#/shop/products/${slug}`)
    await settled(visit.page)
    expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
    expect(visit.problems).toEqual([])
  })

  test('no part of a rendered document is given up by the server, which a browser would complain of', async () => {
    const { rows } = await shop.database.pool.query<{ slug: string }>(
      `(SELECT slug FROM products WHERE fitment = 'some' LIMIT 1)
       UNION (SELECT p.slug FROM products p JOIN product_options o ON o.product_id = p.id LIMIT 1)
       UNION (SELECT slug FROM products WHERE stock = 0 LIMIT 1)`,
    )
    const paths = [slug, ...rows.map((row) => row.slug)].flatMap((each) => Object.values(openPages(each)))
    for (const path of new Set(paths)) {
      const rendered = await (await fetch(shop.url + path)).text()
      // What React writes where a part was not ready.
      expect(rendered.includes('<!--$!-->'), path).toBe(false)
    }
  })

  test('a page says in the browser what its document says of itself, and of another page nothing of the first', async () => {
    const { page } = await shop.visit({ language: 'en' })
    // Of the page, or of a document as the server writes it.
    const told = (html?: string) =>
      page.evaluate((written) => {
        const { head } = written ? new DOMParser().parseFromString(written, 'text/html') : document
        const rest = 'link[rel=alternate],meta[property],script[type="application/ld+json"]'
        return {
          canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
          rest: [...head.querySelectorAll(rest)].map(({ outerHTML }) => outerHTML),
        }
      }, html)
    const written = async (path: string) => told(await (await fetch(shop.url + path)).text())
    const path = `/shop/products/${slug}?lang=en`
    const served = await written(path)
    expect(served.canonical).toMatch(new RegExp(`/shop/products/${slug}\\?lang=en$`))
    expect(served.rest.length).toBeGreaterThan(8)
    await page.goto(shop.url + path)
    await settled(page)
    expect(await told()).toEqual(served)

    const list = await written('/shop/category/perros?lang=en')
    await page.evaluate(() => location.assign('#/shop/category/perros?filter_discount=yes'))
    await expect.poll(() => told()).toEqual({ canonical: list.canonical, rest: [] })
    await page.evaluate(() => location.assign('#/no-hay-tal'))
    await expect.poll(() => told()).toEqual({ canonical: null, rest: [] })
  })

  test('a document that was asked for in no language stays its own canonical page where the browser prefers another', async () => {
    const { page } = await shop.visit({ language: 'en' })
    const address = `${shop.url}/shop/products/${slug}`
    // As a crawler does: its requests name no language, while its browser has one.
    const served = await (await fetch(address)).text()
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: served }))
    const links = (html: string) => html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g)
    await page.goto(address)
    await page.waitForFunction((title) => !document.title.startsWith(title), name)
    expect(links(served)).toHaveLength(5)
    expect(links(await page.locator('head').innerHTML())).toEqual(links(served))
  })

  test('[S2.1] a hash address given directly opens the page, without a flash of the home page', async () => {
    const visit = await shop.visit()
    const login = textsOf('es')('ACCOUNT_LOGIN_TITLE')
    for (const [path, title] of [
      [`/shop/products/${slug}`, name],
      ['/account/login', login],
    ] as const) {
      await visit.page.goto(hashAddressOf(shop.url, path, 'es'))
      await settled(visit.page)
      expect(await visit.page.getByRole('heading', { level: 1 }).textContent()).toBe(title)
    }
    expect(visit.problems).toEqual([])
  })

  test('links carry clean paths, and clicking one keeps the hash in the address bar', async () => {
    const { page } = await shop.visit()
    await page.goto(`${shop.url}/shop/category/perros`)
    await settled(page)
    const link = page.getByRole('main').locator('a[href^="/shop/products/"]').first()
    const href = await link.getAttribute('href')
    await link.click()
    await page.waitForURL(`${shop.url}/#${href}`)
  })

  test('[S2.9] a search stands in the query inside the hash; back and forward return to where one was', async () => {
    const text = textsOf('es')
    const { page } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/shop-list?nameProduct=pelota', 'es'))
    await settled(page)
    await page.getByRole('heading', { name: text('CATALOGUE_SEARCH_TITLE', { text: 'pelota' }) }).waitFor()
    await page.getByRole('main').locator('a[href^="/shop/products/"]').first().click()
    await page.waitForURL(/#\/shop\/products\//)
    const product = page.url()
    await page.goBack()
    await page.waitForURL(/#\/shop\/shop-list\?nameProduct=pelota/)
    await page.getByRole('heading', { name: text('CATALOGUE_SEARCH_TITLE', { text: 'pelota' }) }).waitFor()
    await page.goForward()
    await page.waitForURL(product)
    await settled(page)
  })

  test('[S2.4] [S2.7] [S2.23] the code of the shop, blog, account, site and payment comes when it is first opened', async () => {
    const { page, requests } = await shop.visit()
    await page.goto(`${shop.url}/`)
    await settled(page)
    const has = (code: string) => requests.some((address) => address.includes(`/assets/${code}`))
    for (const [path, code] of [
      ['/shop', 'list-page'],
      ['/blog', 'blog-page'],
      ['/account/login', 'login-page'],
      ['/site/terms-conditions', 'terms-page'],
      [`/pago/resultado/${'a'.repeat(32)}`, 'result-page'],
    ] as const) {
      expect(has(code), `${code} before ${path}`).toBe(false)
      await page.evaluate((address) => location.assign(address), `#${path}`)
      await expect.poll(() => has(code)).toBe(true)
    }
    await expect.poll(() => page.getByRole('banner').count(), { message: 'no layout where one pays' }).toBe(0)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.getByRole('main').count()).toBe(1)
  })

  test('[S2.31] a navigation scrolls to the top', async () => {
    const { page } = await shop.visit({ width: 360 })
    await page.goto(`${shop.url}/shop/category/perros`)
    await settled(page)
    await page.evaluate(() => window.scrollTo(0, 1500))
    await page.getByRole('main').locator('a[href^="/shop/products/"]').nth(6).click()
    await page.waitForURL(/#\/shop\/products\//)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('[S2.24] [S2.28] any other path is the not-found page, with its exact texts and a search that works', async () => {
    const response = await fetch(`${shop.url}/no/hay/tal?lang=en`)
    expect(response.status).toBe(404)
    const { page } = await shop.visit({ language: 'en' })
    await page.goto(addressOf(shop.url, '/no/hay/tal', 'en'))
    await page.getByText('Oops! Error 404').waitFor()
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page
      .getByText("We can't seem to find the page you're looking for. Try to use the search.")
      .waitFor()
    await page.getByText('Or go to the home page to start over.').waitFor()
    const main = page.getByRole('main')
    await main.getByPlaceholder('Search Query...').fill('pelota')
    await main.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL(/#\/shop\/shop-list\?nameProduct=pelota/)
    await page.goBack()
    await main.getByRole('link', { name: 'Go To Home Page' }).click()
    await page.waitForURL(/#\/$/)
  })

  test('[S8.10] an unknown category or product answers 404', async () => {
    for (const path of ['/shop/category/no-hay-tal', '/shop/products/no-hay-tal']) {
      expect((await fetch(shop.url + path)).status).toBe(404)
    }
  })

  test('[S2.12] the cart without lines is the empty cart', async () => {
    const { page } = await shop.visit()
    await page.goto(addressOf(shop.url, '/shop/cart', 'es'))
    await page.waitForURL(/#\/shop\/cart-vacio/)
    await page.getByText(textsOf('es')('TEXT_YOUR_SHOPPING_CART_IS_EMPTY')).first().waitFor()
  })

  test('[S4.10] [S4.11] [S4.12] the language of the query holds, turns the page and is remembered', async () => {
    const { page } = await shop.visit({ language: 'es' })
    await page.goto(`${shop.url}/?lang=en-RTL`)
    await settled(page)
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.goto(shop.url)
    await settled(page)
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.goto(`${shop.url}/?lang=es`)
    await settled(page)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toContain('es')
  })
})

describe('H1: a hash to a call', () => {
  const password = 'una-clave-larga'
  const email = 'victima@correo.cl'

  /** Somebody signed in, with two addresses, and what would take the first from its place or sign in as another. */
  async function victim() {
    const visit = await shop.visit()
    await openPage(visit.page, shop.url, '/account/login')
    await signUp(visit.page, { email, password })
    const { rows } = await shop.database.pool.query<{ id: number; customer: number }>(
      `INSERT INTO addresses (customer_id, comuna_id, street, number, is_default)
       SELECT c.id, 13110, street, '1', street = 'Primera'
       FROM customers c, unnest('{Primera,Segunda}'::text[]) street WHERE c.email = $1
       RETURNING id, customer_id AS customer`,
      [email],
    )
    const [first, second] = rows
    if (!first || !second) throw new Error('The addresses are not there.')
    const datos = { id_direccion_cliente: second.id, id_comuna: 13110, predeterminada: 1 }
    const street = { calle_direccion_cliente: 'Segunda', numero_direccion_cliente: '1' }
    const call = (name: string, query: Record<string, unknown>) =>
      `/api/${name}?${new URLSearchParams({
        token_authentication: defaultAppToken,
        ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
      })}`
    const calls = [
      call('GuardarActualizarDireccionCliente', {
        id_cliente: first.customer,
        datos: JSON.stringify({ ...datos, ...street }),
      }),
      call('DesactivarDireccionCliente', { id_direccion_cliente: first.id }),
      call('autentificar-usuario', { correo: email, contrasenia: password }),
    ]
    const status = async () => {
      const { rows } = await shop.database.pool.query(
        `SELECT a.id, a.is_default, a.active FROM addresses a JOIN customers c ON c.id = a.customer_id
         WHERE c.email = $1 ORDER BY a.id`,
        [email],
      )
      return { rows, session: (await visit.page.context().cookies()).map(({ value }) => value).sort() }
    }
    return { ...visit, calls, status }
  }

  test('and a link to one change nothing of who is signed in, and a hash sends nothing', async () => {
    const { page, requests, calls, status } = await victim()
    const before = await status()
    const [save = ''] = calls
    // Every way to write each call is asked of the code that opens a hash, in `open-hash.test.ts`.
    const hashes = [
      ...calls,
      `/shop/products/x/%2e%2e/%2e%2e/%2e%2e${save}`,
      ...inProof(
        save.replace('/api', '/%61pi'),
        save.replace('/api/', '\\api\\'),
        `/${save}`,
        `/shop/..${save}`,
        `/shop\t/..${save}`,
      ),
    ]
    for (const hash of hashes) {
      // As a link of another site opens it, with nothing under way any more of the page before.
      await page.goto('about:blank')
      requests.splice(0)
      await page.setContent('<a>Premio</a>')
      await page
        .locator('a')
        .evaluate((link, href) => link.setAttribute('href', href), `${shop.url}/#${hash}`)
      await page.getByText('Premio').click()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await quiet(page)
      const sent = requests.filter((address) =>
        /DireccionCliente|autentificar/i.test(decodeURIComponent(address)),
      )
      expect(
        sent.filter((address) => !address.startsWith(`${shop.url}/#`)),
        hash,
      ).toEqual([])
    }
    for (const call of calls) {
      // As another program opens it, and a link in a page of the shop's own.
      expect((await page.goto(shop.url + call))?.status(), call).toBe(403)
      await page.goto(`${shop.url}/blog`)
      const reply = page.waitForResponse((response) => response.url() === shop.url + call)
      await page.evaluate((address) => location.assign(address), call)
      expect((await reply).status(), call).toBe(403)
      await page.waitForURL(shop.url + call)
    }
    expect(await status()).toEqual(before)
  })
})
