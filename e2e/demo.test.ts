import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPaths } from '#storefront/features/layout/header-variants.ts'
import { pathOf } from '#storefront/shell/address.ts'
import { signIn } from '#testing/browser/account.ts'
import { acceptTerms, fillCart, fillCheckout, settled } from '#testing/browser/buying.ts'
import { chatOf } from '#testing/browser/chatting.ts'
import { type Demo, openDemo } from '#testing/browser/demo.ts'
import { pagesOfEachKind } from '#testing/browser/pages.ts'
import { expectSound } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'
import { spanishFinder } from '#testing/server/spanish-in.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(async () => {
  await demo?.close()
})

const text = textsOf('es')
const product = 'alimento-perro-adulto-raza-mediana-pollo-y-arroz-15-kg'
const credential = { email: 'camila@example.cl', password: 'huella123' }

/** Goes on to another page as a link does, without another document, and waits until it stands in place of this one. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    document.querySelector('main > *')?.setAttribute('data-left', '')
    location.assign(hash)
  }, `#${path}`)
  await page.waitForFunction(() => !document.querySelector('main > [data-left]'))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Nothing that the page shows is still on its way, down to its end. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    scrollBy(0, innerHeight / 2)
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    const waiting = document.querySelector('main :is([aria-busy=true], [class*=skeleton])')
    // What was passed before it could come, comes when it is in sight again.
    if (isAtEnd) waiting?.scrollIntoView()
    return isAtEnd && !waiting
  })
}

/** A list of amounts that ends in a total, as it is read. */
async function sumsIn(place: Locator): Promise<string> {
  const subtotal = place.page().locator('dt', { hasText: /^Subtotal$/ })
  const list = place.locator('dl').filter({ has: subtotal }).first()
  await list.waitFor()
  return (await list.locator('dt, dd').allTextContents()).join(' ')
}

const keysOf = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())

describe('the demonstration on a static host, in a folder, without a network', () => {
  test('is browsed, searched, bought from and talked to, keeps its state apart, and forgets it', async () => {
    const visit = await demo.visit({ pictures: true })
    const { page } = visit
    // Offline, a picture that was not shown before is not there; code that was not would be missed by the steps.
    const problems = () => visit.problems.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))
    // A clean address that somebody was given.
    await page.goto(`${demo.url}/shop/category/perros-alimentos`)
    await settled(page)
    expect(page.url()).toBe(`${demo.url}/#/shop/category/perros-alimentos`)
    expect(visit.missing.splice(0)).toEqual([`${demo.url}/shop/category/perros-alimentos`])
    visit.problems.splice(0) // the browser itself tells of the file that is not there

    const mark = page.getByRole('complementary', { name: text('DEMO_LABEL') })
    await mark.getByText(text('DEMO_TEXT')).waitFor()
    await expectSound(visit)
    const name = await fillCart(page, 'es')
    const shown = page.url().split('#')[1] ?? ''
    expect(await page.getByRole('link', { name: 'Perros' }).first().getAttribute('href')).toMatch(
      /^\/tiendas\/huella\/#\//,
    )
    await page
      .getByRole('main')
      .getByRole('button', { name: text('WISHLIST_TITLE'), exact: true })
      .first()
      .click()
    await page
      .getByRole('main')
      .getByRole('button', { name: text('COMPARE_TITLE'), exact: true })
      .first()
      .click()
    await goTo(page, '/shop/wishlist')
    await page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
    await goTo(page, '/shop/compare')
    await page.getByRole('columnheader', { name }).waitFor()

    await page
      .getByRole('banner')
      .getByRole('button', { name: text('VEHICLES_BUTTON') })
      .click()
    const vehicles = page.getByRole('region', { name: text('HEADER_SELECT_VEHICLE') })
    await vehicles.getByRole('radio', { name: /Focus/ }).first().check()
    await page
      .getByPlaceholder(/^Busca para tu Focus/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    const search = page.getByRole('combobox', { name: text('SEARCH_LABEL') })
    await search.fill('collar')
    await page.getByRole('listbox').getByRole('option').first().waitFor()

    // What is loaded needs nothing more.
    await page.context().setOffline(true)
    await search.fill('alimento')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /alimento/i })
      .first()
      .waitFor()
    await search.press('Escape')
    await goTo(page, shown)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.context().setOffline(false)

    await goTo(page, '/shop/cart')
    await page.getByRole('button', { name: text('COUPON_ASK') }).click()
    await page.getByLabel(text('COUPON_LABEL')).fill('BIENVENIDA10')
    await page.getByRole('button', { name: text('COUPON_APPLY'), exact: true }).click()
    await page.getByText(text('COUPON_APPLIED', { code: 'BIENVENIDA10' })).waitFor()
    const main = page.getByRole('main')
    const inCart = await sumsIn(main)
    expect(inCart).toMatch(
      /^Subtotal \$[\d.]+ Despacho \$25 Cupón −\$[\d.]+ Impuesto \$[\d.]+ Total \$[\d.]+$/,
    )
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('LAYOUT_CART_COUNT_ONE', { count: 1 }) })
      .click()
    expect(await sumsIn(page.getByRole('region', { name: text('LAYOUT_CART'), exact: true }))).toBe(inCart)
    await page.keyboard.press('Escape')

    await goTo(page, '/shop/checkout')
    await fillCheckout(page, 'es')
    expect(await sumsIn(main), 'in the checkout').toBe(inCart)
    await acceptTerms(page, 'es')
    await page
      .getByRole('button', { name: text('CHECKOUT_PAY').split('{total}')[0] ?? '' })
      .last()
      .click()
    await page.waitForURL(/#\/shop\/checkout\/\w{32}/)
    await main.getByText(name).first().waitFor()
    // The checkout stands until the order's page has come.
    await expect.poll(() => sumsIn(main), { message: 'of the order' }).toBe(inCart)
    await expectSound({ ...visit, problems: problems() })
    await goTo(page, '/account/login')
    await page.getByText(text('ACCOUNT_DEMO', credential)).waitFor()
    await signIn(page, credential)
    await page.waitForURL(/#\/account\/dashboard$/)
    await goTo(page, '/account/orders')
    await page.getByRole('main').getByRole('listitem').first().waitFor()

    await goTo(page, '/blog')
    await page.getByRole('complementary', { name: text('BLOG_MORE') }).waitFor()
    expect(await page.getByRole('link', { name: text('BLOG_FOLLOW') }).count()).toBe(0)
    await main.getByRole('article').getByRole('heading').getByRole('link').first().click()
    await page.waitForURL(/#\/blog\/[a-z-]+$/)
    await loaded(page)
    // What a post names stands in the folder as well: its pictures, and its links in a new tab.
    const sources = await main
      .locator('article img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    for (const source of sources) expect(source).not.toMatch(/^\/media\//)
    const on = main.getByRole('link', { name: 'las pastillas de freno' })
    expect(await on.getAttribute('href')).toMatch(/^\/.+\/#\/blog\/cuando-cambiar-pastillas-de-freno$/)
    await on.click()
    await page.waitForURL(/#\/blog\/cuando-cambiar-pastillas-de-freno$/)

    const chat = chatOf(page)
    await chat.begin({ name: 'Camila', email: credential.email })
    await chat.say('¿Despachan a Punta Arenas?')
    await chat.log.getByText('Despachamos a todo Chile').waitFor()
    await page.keyboard.press('Escape')

    await page.reload()
    await settled(page)
    await page.getByRole('banner').getByText(credential.email).first().waitFor()
    const own = /^(sample:|huella\.sample\.|user$)/
    // A consent is the tests' own, as if the visitor had been on the real shop at this address.
    const others = ['huella:consent']
    expect((await keysOf(page)).filter((key) => !own.test(key))).toEqual(others)

    await page
      .getByRole('combobox', { name: text('LAYOUT_LANGUAGE') })
      .first()
      .selectOption('en')
    const english = page.getByRole('complementary', { name: 'Demonstration' })
    await english.getByRole('button', { name: 'Start over' }).click()
    const asked = page.getByRole('dialog', { name: 'Start over?' })
    await expectSound({ ...visit, problems: problems() })
    await asked.getByRole('button', { name: 'Erase everything' }).click()
    await page.waitForURL(`${demo.url}/#/`)
    await page.getByRole('banner').getByText('Hello, sign in').first().waitFor()
    expect(await keysOf(page)).toEqual([...others, 'sample:huella:language'])
    expect([visit.refused, visit.missing, problems()]).toEqual([[], [], []])
  })

  test.each(['en', ...inProof('ru' as const)] as const)(
    'in %s no page shows a Spanish word, and each says that it is a demonstration',
    async (language) => {
      const visit = await demo.visit({ language })
      const { page } = visit
      await page.goto(`${demo.url}/#/home-two`)
      await settled(page)
      const spanishIn = await spanishFinder(language)
      const found: Record<string, string[]> = {}
      const mark = page.getByRole('complementary', { name: textsOf(language)('DEMO_LABEL') })
      const look = async (path: string) => {
        await goTo(page, path)
        await loaded(page).catch((error: unknown) => {
          throw new Error(`${path} is not loaded`, { cause: error })
        })
        const isMarked = await mark.getByText(textsOf(language)('DEMO_TEXT')).isVisible()
        expect(isMarked, `${path} says that it is a demonstration`).toBe(true)
        const spanish = spanishIn(await page.content())
        if (spanish.length > 0) found[path] = spanish
      }
      // One look at a page of each kind; the headers of their own show nothing else.
      const pages = new Map(pagesOfEachKind(product).map(([name, path]) => [pathOf(path), { name, path }]))
      for (const { name, path } of pages.values())
        if (!demoPaths.includes(`/${name}`) && !path.includes('nameProduct')) await look(path)
      await goTo(page, '/account/login')
      await signIn(page, credential, language)
      await page.waitForURL(/#\/account\/dashboard$/)
      for (const name of [
        'orders',
        'orders/1',
        'garage',
        'privacy',
        ...inProof('addresses', 'orders/2', 'profile'),
      ])
        await look(`/account/${name}`)
      expect(found).toEqual({})
    },
  )
})
