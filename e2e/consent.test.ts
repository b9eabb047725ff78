import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, settled } from '#testing/browser/buying.ts'
import { plainPage } from '#testing/browser/pages.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { expectSound, openTestShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { until } from '#testing/until.ts'

const text = textsOf('es')
let shop: TestShop
beforeAll(async () => {
  // A collector that never answers: its traces are begun all the same.
  shop = await openTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  await shop.database.pool.query(
    "INSERT INTO settings (name, value) VALUES ('pixels', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [
      JSON.stringify({
        google: ['https://pixel.example/g.js', 'window.google = true'],
        facebook: { scripts: ["window.meta = true; fetch('https://pixel.example/seen')"], pictures: [] },
      }),
    ],
  )
})
afterAll(async () => {
  await shop?.close()
})

async function open({
  path = plainPage,
  ...options
}: {
  layer?: 'sample'
  width?: number
  path?: string
} = {}) {
  const visit = await shop.visit({ unasked: true, ...options })
  await visit.page.route('https://pixel.example/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/javascript',
      body: 'window.loaded = true',
    }),
  )
  await visit.page.goto(addressOf(shop.url, path, 'es', options.layer))
  await settled(visit.page)
  const banner = visit.page.getByRole('region', { name: text('CONSENT_LABEL') })
  const requested = () => visit.requests.filter((url) => /HerramientoSeo|pixel\.example/.test(url))
  return { ...visit, banner, requested }
}

test('how fast a page was is told as it is left, by a request that knows nobody, and calls begin a trace', async () => {
  const { page, banner } = await open({ width: 390 })
  const traces: string[] = []
  page.on('request', (request) => traces.push(request.headers().traceparent ?? ''))
  await banner.getByRole('button', { name: text('CONSENT_REFUSE') }).click()
  // What traces calls comes when nobody waits for it.
  await until(async () => {
    await page.evaluate(() => fetch('/api/health'))
    expect(traces).toContainEqual(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/))
  })
  const [spans, vitals] = ['tramos-navegador', 'vitales-pagina'].map((call) =>
    page.waitForRequest((request) => request.url().includes(`/api/${call}?`), { timeout: 30_000 }),
  )
  // What a phone tells a page that is left for another app.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await spans)?.postDataJSON().tramos).toContainEqual(
    expect.objectContaining({ llamada: 'health', estado: 200 }),
  )
  const told = await vitals
  expect(told?.postDataJSON()).toMatchObject({
    pagina: 'otra',
    dispositivo: 'telefono',
    lcp: expect.any(Number),
  })
  expect(Object.keys((await told?.allHeaders()) ?? {})).not.toContain('cookie')
})

describe('consent', () => {
  test('A11: the question is the first that the keyboard meets after the link to the content', async () => {
    const { page, banner } = await open()
    await banner.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await banner.locator(':focus').count()).toBe(1)
    // At the page's end nothing can be scrolled further.
    const last = page.getByRole('contentinfo').getByRole('combobox').last()
    const isClear = async () => {
      await last.focus()
      const [field, over] = await Promise.all([last.boundingBox(), banner.boundingBox()])
      return field && over ? field.y + field.height <= over.y : false
    }
    await expect.poll(isClear, { message: 'what has the focus is not covered by the question' }).toBe(true)
  })

  test('refused: nothing of a pixel is asked for, then or later', async () => {
    const visit = await open()
    await visit.banner.waitFor()
    await visit.banner.getByRole('button', { name: text('CONSENT_REFUSE') }).click()
    await visit.banner.waitFor({ state: 'detached' })
    await visit.page.reload()
    await settled(visit.page)
    await visit.page.getByRole('button', { name: text('CONSENT_LINK') }).waitFor()
    await quiet(visit.page)
    expect(await visit.banner.count()).toBe(0)
    expect(visit.requested()).toEqual([])
    const saved = await visit.page.evaluate(() => JSON.parse(localStorage['huella:consent']))
    expect(saved).toMatchObject({ measurement: false, marketing: false })
    expect(Date.parse(saved.at)).toBeGreaterThan(0)
  })

  test('[S1.7] accepted: the pixels that the call tells run by the page’s policy, which complains of nothing', async () => {
    const visit = await open()
    expect(visit.requested()).toEqual([])
    await visit.banner.getByRole('button', { name: text('CONSENT_ACCEPT') }).click()
    await expect
      .poll(() =>
        visit.page.evaluate(() => ['loaded', 'google', 'meta'].map((name) => Reflect.get(window, name))),
      )
      .toEqual([true, true, true])
    await expect.poll(() => visit.requested().filter((url) => url.endsWith('/seen')).length).toBe(1)
    expect(visit.requested()[0]).toContain('/api/HerramientoSeo')
    expect(visit.problems).toEqual([])
  })

  test.each([
    '/account/reset-password',
    '/account/confirm-email', // to the login, since nobody is signed in
    '/site/newsletter/unsubscribe',
  ])(
    'accepted at %s, where a mailed link leads: pixels are told no address that opens something',
    async (page) => {
      const visit = await open({ path: `${page}?token=${'A'.repeat(43)}` })
      await visit.banner.getByRole('button', { name: text('CONSENT_ACCEPT') }).click()
      await visit.banner.waitFor({ state: 'detached' })
      await quiet(visit.page)
      expect(visit.requested()).toEqual([])
      await visit.page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('LAYOUT_PRIVACY') })
        .click()
      await expect.poll(() => visit.page.evaluate(() => Reflect.get(window, 'google'))).toBe(true)
      expect(visit.page.url()).not.toContain('token')
    },
  )

  test('chosen one by one, unticked, and changed later from the footer', async () => {
    const visit = await open({ width: 360 })
    const { page } = visit
    await visit.banner.getByRole('button', { name: text('CONSENT_SETTINGS') }).click()
    const dialog = page.getByRole('dialog', { name: text('CONSENT_SETTINGS_TITLE') })
    const measurement = dialog.getByRole('checkbox', { name: text('CONSENT_MEASUREMENT') })
    const marketing = dialog.getByRole('checkbox', { name: text('CONSENT_MARKETING') })
    expect([await measurement.isChecked(), await marketing.isChecked()]).toEqual([false, false])
    await expectSound(visit)
    await measurement.focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: text('CONSENT_SAVE') }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'google'))).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'meta'))).toBeUndefined()

    await page.getByRole('button', { name: text('CONSENT_LINK') }).click()
    expect(await measurement.isChecked()).toBe(true)
    await measurement.uncheck()
    await dialog.getByRole('button', { name: text('CONSENT_SAVE') }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'google'))).toBeUndefined()
  })

  test('the banner is accessible and moves nothing, light and dark', async () => {
    const visit = await open()
    await visit.banner.waitFor()
    await quiet(visit.page)
    await expectSound(visit)
    await visit.page.emulateMedia({ colorScheme: 'dark' })
    await expectSound(visit)
  })

  test('[S8.23] pixels that cannot be loaded are told in the words of the specification', async () => {
    const visit = await open()
    await visit.page.route('**/api/HerramientoSeo*', (route) => route.fulfill({ status: 500, json: {} }))
    await visit.banner.getByRole('button', { name: text('CONSENT_ACCEPT') }).click()
    await visit.page
      .getByText('Verificar los pixeles de la empresa , guardar configuracion de empresa', { exact: true })
      .waitFor()
  })

  test('the sample layer has no pixels, asks nothing and says on its pages that it is a demonstration', async () => {
    const visit = await open({ layer: 'sample' })
    const mark = visit.page.getByRole('complementary', { name: 'Demostración' })
    await mark.getByText('Nada se vende ni se envía: todo queda en este navegador.').waitFor()
    await visit.page.getByRole('button', { name: text('CONSENT_LINK') }).waitFor()
    expect(await visit.banner.count()).toBe(0)
    expect(visit.requested()).toEqual([])
    await expectSound(visit)
  })

  test('no address and no storage chooses the sample layer', async () => {
    const visit = await open()
    await visit.page.evaluate(() => sessionStorage.setItem('huella:data', 'sample'))
    await visit.page.goto(`${shop.url}/?data=sample#/site/terms-conditions?data=sample`)
    await visit.page.getByRole('button', { name: text('CONSENT_LINK') }).waitFor()
    expect(await visit.page.getByText(textsOf('es')('DEMO_TEXT')).count()).toBe(0)
  })

  test('a chosen look stays and stands before the first paint', async () => {
    const visit = await open()
    // The footer is hydrated on the first sign of somebody.
    await visit.page.mouse.move(40, 40)
    await visit.page.getByRole('combobox', { name: text('CONSENT_LOOK') }).selectOption('dark')
    const look = () => visit.page.evaluate(() => document.documentElement.dataset.theme)
    await expect.poll(look).toBe('dark')
    await visit.page.reload({ waitUntil: 'commit' })
    await visit.page.locator('body').waitFor()
    expect(await look()).toBe('dark')
    await settled(visit.page)
    const paper = await visit.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe('rgb(16, 24, 21)')
    await expectSound(visit)
  })
})
