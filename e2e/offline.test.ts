import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCart, hashAddressOf, settled } from '#testing/browser/buying.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'

const text = textsOf('es')
let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

/** Waits until the worker has all that it keeps of the build, and steers the page. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
  await page.reload()
  await settled(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Runs in the page: whether the worker keeps the reply to a call. */
async function isCached(call: string): Promise<boolean> {
  const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  return lists.flat().some(({ url }) => new URL(url).pathname === call)
}

describe('the shop without network', () => {
  test('can be installed: manifest, icons and worker', async () => {
    const { page } = await shop.visit({ worker: true })
    await page.goto(hashAddressOf(shop.url, '/', 'es'))
    await settled(page)
    const found = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const reply = await fetch(link?.href ?? '')
      const manifest = await reply.json()
      const sizes: [string, number][] = []
      for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
        const icon = await createImageBitmap(await (await fetch(src)).blob())
        sizes.push([src, icon.width])
      }
      return { type: reply.headers.get('content-type'), manifest, sizes }
    })
    expect(found.type).toMatch(/^application\/manifest\+json/)
    expect(found.manifest).toMatchObject({ short_name: 'Huella', display: 'standalone', start_url: '/' })
    expect(found.sizes).toEqual([
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/icon-maskable-192.png', 192],
      ['/icon-maskable-512.png', 512],
      ['/apple-touch-icon.png', 180],
    ])
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A browser of a test is always in private mode.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    )
  })

  test('opens what was seen and the cart; an unseen page says that there is no network', async () => {
    const { page } = await shop.visit({ worker: true })
    await page.goto(hashAddressOf(shop.url, '/', 'es'))
    await settled(page)
    await underWorker(page)
    await page.goto(`${shop.url}/#/shop/category/gatos`)
    await page.getByRole('heading', { level: 1, name: 'Gatos' }).waitFor()
    const name = await fillCart(page, 'es')
    const product = page.url()
    await quiet(page)

    await page.context().setOffline(true)
    await page.reload()
    await settled(page)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(page.url()).toBe(product)
    await page.goto(`${shop.url}/#/shop/category/gatos`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().waitFor()
    await page.reload()
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().waitFor()
    await page.goto(`${shop.url}/#/`)
    await settled(page)
    await page.goto(`${shop.url}/#/shop/cart`)
    await page.reload()
    await page.getByRole('main').getByText(name).first().waitFor()
    await page.goto(`${shop.url}/shop/cart`)
    await page.getByRole('main').getByText(name).first().waitFor()

    for (const unseen of ['/#/shop/products/no-vista', '/shop/products/no-vista', '/blog/no-vista']) {
      await page.goto(`${shop.url}${unseen}`)
      await page.getByRole('heading', { level: 1, name: text('SITE_OFFLINE_TITLE') }).waitFor()
    }
  })

  test('keeps nothing that is a shopper’s own, and a document opens again with its own policy', async () => {
    const { page, problems } = await shop.visit({ worker: true })
    await page.goto(hashAddressOf(shop.url, '/', 'es'))
    await settled(page)
    await underWorker(page)
    for (const path of ['/shop/cart', '/account/login', '/shop/checkout', '/shop/wishlist']) {
      await page.goto(`${shop.url}${path}`)
      await quiet(page)
    }
    const saved = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(saved).toContain('/')
    expect(saved.filter((path) => /^\/(account|shop\/(cart|checkout|wishlist))/.test(path))).toEqual([])
    expect(
      saved.filter((path) => /^\/api\/(sesion|carrito|listar-pedidos|perfil|HerramientoSeo)/.test(path)),
    ).toEqual([])

    await page.goto(`${shop.url}/shop/category/perros`)
    await settled(page)
    await quiet(page)
    // The page asks for it last, once its brands are hydrated, and the worker keeps it once it has come.
    await page.waitForFunction(isCached, '/api/listar-marca-imagenes')
    problems.splice(0)
    await page.context().setOffline(true)
    await page.reload()
    await settled(page)
    await page.getByRole('main').locator('article, li').first().waitFor()
    expect(page.url()).toBe(`${shop.url}/#/shop/category/perros`)
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([])
  })
})
