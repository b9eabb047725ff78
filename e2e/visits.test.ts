import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, settled } from '#testing/browser/buying.ts'
import { openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

const path = '/site/about-us'
let first: Page

/** Runs in the page. What a browser remembers of who was there. */
const remembered = async () => ({
  cookie: document.cookie,
  local: localStorage.getItem('left'),
  session: sessionStorage.getItem('left'),
  caches: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  name: window.name,
  entries: history.length,
  width: innerWidth,
  isDark: matchMedia('(prefers-color-scheme: dark)').matches,
})

/** In the history stand the page between the two visitors, and the one that is asked. */
const nothing = {
  ...{ cookie: '', local: null, session: null, caches: [], databases: [], name: '' },
  ...{ entries: 2, width: 1280, isDark: false },
}

test('a visitor leaves all sorts of things behind', async () => {
  const { page } = await shop.visit({ width: 1600, dark: true })
  first = page
  await page.goto(addressOf(shop.url, path, 'es'))
  await settled(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.evaluate(async () => {
    await cookieStore.set('left', '1')
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    window.name = 'left'
    await caches.open('left')
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve
    })
  })
  expect(await page.evaluate(remembered)).not.toEqual(nothing)
})

test('and the next has their tab, but finds nothing of it', async () => {
  const { page, problems } = await shop.visit()
  expect(page).toBe(first)
  await page.goto(addressOf(shop.url, path, 'es'))
  await settled(page)
  expect(await page.evaluate(remembered)).toEqual(nothing)
  expect(problems).toEqual([])
})

test('but no tab of one who changed what cannot be changed back', async () => {
  const { page } = await shop.visit()
  expect(page).toBe(first)
  await page.context().setOffline(true)
})

test('which is another one then', async () => {
  const { page } = await shop.visit()
  expect(page).not.toBe(first)
  await page.goto(addressOf(shop.url, path, 'es'))
  await settled(page)
})
