import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTexts } from '#contract/error-texts.ts'
import { drawnFile } from '#rules/catalogue/drawn-pictures.ts'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { pressBetweenTasks } from '#testing/browser/press-between-tasks.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { savedProducts } from '#testing/browser/saved-products.ts'
import { scrollTo } from '#testing/browser/scroll-to.ts'
import {
  expectSound,
  openSharedShop,
  type ShopLanguage,
  type TestShop,
  type Visit,
  type VisitOptions,
} from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
let withOptions: string
let withAnalogs: string
let inColours: string
beforeAll(async () => {
  shop = await openSharedShop()
  const { rows } = await shop.database.pool.query(
    'SELECT p.slug FROM products p JOIN product_options o ON o.product_id = p.id ORDER BY p.position LIMIT 1',
  )
  withOptions = rows[0].slug
  const { rows: coloured } = await shop.database.pool.query(
    `SELECT p.slug FROM products p JOIN product_options o ON o.product_id = p.id GROUP BY p.id
     HAVING bool_and(o.kind = 'color') AND p.stock > 10 ORDER BY p.position LIMIT 1`,
  )
  inColours = coloured[0].slug
  const { rows: foods } = await shop.database.pool.query(
    "SELECT slug FROM products WHERE slug LIKE '%perro-adulto-raza-mediana%' ORDER BY position LIMIT 1",
  )
  withAnalogs = foods[0].slug
})
afterAll(async () => {
  await shop?.close()
})

const text = textsOf('es')
/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** What the pages make of both layers alike: whether these give the same, their own tests ask. */
const alike: Layer[] = ['remote', ...inProof<Layer>('sample')]

async function open(slug: string, layer: Layer = 'remote', options: VisitOptions = {}): Promise<Visit> {
  const visit = await shop.visit(options)
  await visit.page.goto(addressOf(shop.url, `/shop/products/${slug}`, options.language ?? 'es', layer))
  await settled(visit.page)
  return visit
}

describe('a product', () => {
  test('says before it is bought that it takes a prescription; what anybody may buy says nothing', async () => {
    const { rows } = await shop.database.pool.query<{ slug: string; sale: string }>(
      `SELECT DISTINCT ON (sale) p.slug, f.facts -> 'medicine' ->> 'sale' AS sale
       FROM products p JOIN product_facts f ON f.product_id = p.id
       WHERE p.active AND p.stock > 3 AND f.facts -> 'medicine' ->> 'sale' IN ('free', 'prescription')
       ORDER BY sale, p.position`,
    )
    expect(rows.map(({ sale }) => sale)).toEqual(['free', 'prescription'])
    for (const { slug, sale } of rows) {
      const visit = await open(slug)
      const card = visit.page.getByRole('region', { name: text('PRODUCT_ADD') })
      await card.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).waitFor()
      const said = card.getByText(text('FACTS_SALE_PRESCRIPTION'), { exact: true })
      expect(await said.count()).toBe(sale === 'prescription' ? 1 : 0)
      await expectSound(visit)
    }
  })

  test.each(alike)(
    '[S2.57] [S8.24] asks for each of its options before it goes into the cart, on %s',
    async (layer) => {
      const visit = await open(withOptions, layer)
      const { page } = visit
      const card = page.getByRole('region', { name: text('PRODUCT_ADD') })
      await card.getByText('En Stock', { exact: true }).waitFor()
      await card.getByRole('textbox', { name: text('PRODUCT_QUANTITY') }).waitFor()
      const add = page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
      await add.click()
      const rows = page.locator('fieldset')
      const complaint = new RegExp(text('PRODUCT_OPTION_REQUIRED', { name: '.+' }))
      await expect
        .poll(() => page.getByRole('alert').filter({ hasText: complaint }).count())
        .toBe(await rows.count())
      for (const row of await rows.all()) {
        expect(await row.getByRole('radio').count()).toBeGreaterThan(1)
        await row.locator('label:has(input:enabled)').first().click()
      }
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      for (const [button, told] of [
        [add, 'CATALOGUE_ADDED'],
        [card.getByRole('button', { name: text('WISHLIST_TITLE') }), 'WISHLIST_ADDED'],
        [card.getByRole('button', { name: text('COMPARE_TITLE') }), 'COMPARE_ADDED'],
      ] as const) {
        await button.click()
        await page.getByText(text(told, { name })).first().waitFor()
      }
      await expectSound(visit)
    },
  )

  test('performance 7: shows what its card knew while the rest is on its way', async () => {
    const visit = await shop.visit({ width: 390 })
    const { page } = visit
    await page.goto(addressOf(shop.url, '/shop/category/gatos-alimentos', 'es'))
    await settled(page)
    const product = await held(page, '**/api/ver-producto?*')
    const card = page.getByRole('main').getByRole('article').first()
    const name = (await card.getByRole('link').first().textContent()) ?? ''
    const price =
      (await card
        .getByText(/^\$[\d.]+$/)
        .first()
        .textContent()) ?? ''
    await card.getByRole('link').first().click()
    const heading = page.getByRole('heading', { level: 1, name, exact: true })
    await heading.waitFor()
    await page.getByRole('main').getByText(price, { exact: true }).first().waitFor()
    expect(await page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).count()).toBe(0)
    await expectSound(visit)
    product.let()
    await page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).waitFor()
    await heading.waitFor()
    await expectSound(visit)
  })

  test.each(alike)('A9: shows the chosen colour, in the gallery and in the cart, on %s', async (layer) => {
    const visit = await open(inColours, layer, { pictures: true })
    const { page } = visit
    const gallery = page.getByRole('region', { name: /^Fotos de / })
    const shown = gallery.locator('img').first()
    const plain = await shown.getAttribute('src')
    const colours = page.getByRole('group', { name: 'Color' }).locator('label:has(input:enabled)')
    const seen = new Set([plain])
    for (const colour of await colours.all()) {
      await colour.click()
      const name = await colour.getByRole('radio').getAttribute('aria-label')
      await expect.poll(() => shown.getAttribute('alt')).toMatch(new RegExp(`, ${name}$`))
      seen.add(await shown.getAttribute('src'))
      const others = await gallery
        .getByRole('button')
        .locator('img')
        .evaluateAll((images) => images.slice(1).map((image) => image.getAttribute('alt')))
      expect(others.length).toBeGreaterThan(2)
      expect(others.filter((alt) => !alt?.includes(`, ${name}: `))).toEqual([])
    }
    expect(seen.size).toBe((await colours.count()) + 1)
    await page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).click()
    await page.goto(addressOf(shop.url, '/shop/cart', 'es', layer))
    await settled(page)
    await page
      .getByRole('main')
      .locator(`li img[src="${[...seen].at(-1)}"]`)
      .waitFor()
    await expectSound(visit)
  })

  test('of a photograph, a phone with three pixels to a point takes no wider drawing than its eye can tell', async () => {
    const { page } = await shop.visit({ width: 390, density: 3, pictures: true })
    await page.goto(addressOf(shop.url, '/shop/category/perros/products', 'es'))
    await settled(page)
    const photograph = `/media/${drawnFile('0'.repeat(32), 1920)}`
    await page.route('**/media/fotos/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }))
    await page.route(/\/api\/(?:listar-productos|ver-producto)\?/, async (route) => {
      const reply = await route.fetch()
      const body = (await reply.text()).replaceAll(/"path_imagen":"[^"]+"/g, `"path_imagen":"${photograph}"`)
      await route.fulfill({ response: reply, body })
    })
    const drawn = (width: number) => photograph.replace('1920.webp', `${width}.avif`)
    const taken = (image: Locator) =>
      image.evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname)
    await page.getByLabel(text('CATALOGUE_SORT'), { exact: true }).selectOption('price_asc')
    const card = page.getByRole('main').getByRole('article').first()
    await expect.poll(() => taken(card.locator('img').first())).toBe(drawn(640))
    await card.getByRole('link').first().click()
    await page.getByRole('button', { name: text('PRODUCT_ADD'), exact: true }).waitFor()
    const first = page.getByRole('main').locator('img[fetchpriority="high"]').first()
    await expect.poll(() => taken(first)).toBe(drawn(960))
  })

  test('loads no code of what stands further down while nobody touches it', async () => {
    const { page, problems } = await shop.visit({ width: 390 })
    // A headless browser has a mouse, which moves where the layout does; a phone has none.
    await page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    const deferred: string[] = []
    page.on('request', (request) => {
      const [name] = /(footer|product-tabs|desktop-header)-[\w-]+\.js/.exec(request.url()) ?? []
      if (name) deferred.push(name)
    })
    await page.goto(addressOf(shop.url, `/shop/products/${withOptions}`, 'es'))
    await settled(page)
    await quiet(page)
    expect(deferred).toEqual([])
    await page.getByRole('tab', { name: text('PRODUCT_SPECIFICATION') }).waitFor()
    await page.keyboard.press('Tab')
    await page.locator('footer[data-hydrated]').waitFor()
    expect(deferred).not.toEqual([])
    expect(problems).toEqual([])
  })

  test('A8: says what became of a quantity that cannot stand as it was typed', async () => {
    const visit = await open(withAnalogs)
    const { page } = visit
    const quantity = page.getByLabel(text('PRODUCT_QUANTITY'), { exact: true })
    const said = page.getByRole('region', { name: text('PRODUCT_ADD') }).getByRole('status')
    const write = async (typed: string) => {
      await quantity.fill(typed)
      await quantity.press('Enter')
    }
    await write('9000')
    await said.getByText(/^Puedes agregar (?:hasta )?(\d+): dejamos \1$/).waitFor()
    const left = (await said.textContent())?.match(/\d+/)?.[0]
    expect(await quantity.inputValue()).toBe(left)
    await write('abc')
    await said.getByText(text('CART_NO_NUMBER', { count: Number(left) })).waitFor()
    await expectSound(visit)
    await write('0')
    await said.getByText(text('PRODUCT_AT_LEAST_ONE')).waitFor()
    expect(await quantity.inputValue()).toBe('1')
    await quantity.press('ArrowUp')
    await said.getByText(text('PRODUCT_AT_LEAST_ONE')).waitFor({ state: 'detached' })
  })

  test.each(alike)(
    'says when it arrives and for how much, of a comuna that is asked once, on %s',
    async (layer) => {
      const visit = await open(withAnalogs, layer, { width: 390 })
      const { page } = visit
      const main = page.getByRole('main')
      const place = main.getByText(text('ESTIMATE_TO', { comuna: 'Punta Arenas' }), { exact: true })
      const promise = main.getByText(/^Llega .+ · \$[\d.]+$/)
      await page.mouse.wheel(0, 200)
      // Who types faster than the list of comunas comes has chosen as well.
      const comunas = await held(page, '**/api/TraerCiudadDireccionCliente*')
      await main.getByLabel(text('ESTIMATE_ASK')).fill('punta aren')
      await page.keyboard.press('Enter')
      comunas.let()
      await place.waitFor()
      // Who changes it chooses from the list.
      await main.getByRole('button', { name: text('ESTIMATE_CHANGE') }).click()
      await main.getByLabel(text('ESTIMATE_ASK')).fill('punta aren')
      await main.getByRole('option').first().click()
      await place.waitFor()
      const said = await promise.first().textContent()
      await expectSound(visit)
      await main
        .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
        .first()
        .click()
      const notice = page.getByRole('region', { name: text('UI_NOTICES') })
      await notice.getByRole('link', { name: text('CART_SEE') }).click()
      await place.waitFor()
      expect(await promise.first().textContent()).toBe(said)
      const price = said?.split(' · ')[1] ?? ''
      await main.getByText(price, { exact: true }).waitFor()
      expect(await main.getByText(text('TOTALS_BEFORE_SHIPPING'), { exact: true }).count()).toBe(0)
      await expectSound(visit)
      await main
        .getByRole('link', { name: text('CART_CHECKOUT') })
        .first()
        .click()
      await expect.poll(() => page.locator('#checkout-comunaId').inputValue()).toBe('Punta Arenas')
      await page.goto(addressOf(shop.url, '/shop/category/perros/products', 'es', layer))
      await settled(page)
      await page.mouse.wheel(0, 100)
      await main.getByRole('link', { name: /^Despacho a Punta Arenas desde \$[\d.]+$/ }).waitFor()
      await expectSound(visit)
      expect(visit.problems).toEqual([])
    },
  )

  test('[S5.17] has a quantity that arrow keys step while the field keeps the focus, and that a held button repeats', async () => {
    const { page, problems } = await open(withAnalogs)
    const quantity = page.getByLabel(text('PRODUCT_QUANTITY'), { exact: true })
    await quantity.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await quantity.inputValue()).toBe('3')
    await page.keyboard.press('ArrowDown')
    await quantity.press('End')
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    expect(await quantity.inputValue()).toBe('2')
    expect(await quantity.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('4')
    await page.keyboard.press('ArrowUp')
    expect(await quantity.inputValue(), 'steps from what is written').toBe('5')
    await quantity.fill('2')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: `${text('UI_MORE')}: ${text('PRODUCT_QUANTITY')}` }).hover()
    await page.mouse.down()
    for (const [time, value] of [
      [299, '3'],
      [1, '4'],
      [49, '4'],
      [1, '5'],
      [50, '6'],
    ] as const) {
      await page.clock.runFor(time)
      await expect.poll(() => quantity.inputValue()).toBe(value)
    }
    await page.mouse.up()
    await page.clock.runFor(500)
    expect(await quantity.inputValue()).toBe('6')
    expect(problems).toEqual([])
  })

  test.each<ShopLanguage>(['en-RTL', ...inProof<ShopLanguage>('es')])(
    '[S2.52] [S2.53] [S2.54] [S2.55] [S2.56] opens its pictures in a viewer that the keyboard drives, in %s',
    async (language) => {
      const words = textsOf(language)
      const visit = await open(withOptions, 'remote', { language, pictures: true })
      const { page } = visit
      const shown = await page
        .getByRole('region', { name: words('PRODUCT_GALLERY', { name: '' }).trim() })
        .first()
        .evaluate(async (gallery) => {
          const strip = gallery.querySelector<HTMLElement>('[role="tablist"]')
          const stage = gallery.querySelector<HTMLElement>('[id]')
          if (!strip || !stage) throw new Error('The gallery has no strip.')
          const own = [...strip.children]
          const copies = Array.from({ length: 10 }, () =>
            strip.appendChild(strip.children[0]?.cloneNode(true) as Node),
          )
          // By their distance, not by what has been scrolled into sight: snapping takes its own time.
          const fitIn = (row: HTMLElement) => {
            const [first = 0, second = 0] = [...row.children].map((each) => each.getBoundingClientRect().left)
            const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(row)
            const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
            const gap = Number.parseFloat(columnGap) || 0
            return Math.round((row.clientWidth - padding + gap) / Math.abs(second - first))
          }
          const counts: number[][] = []
          for (const width of [200, 259, 260, 319, 320, 399, 400, 519, 520, 579, 580, 640]) {
            gallery.style.inlineSize = `${width}px`
            // What asks for its container's width is laid out with the next frame.
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            counts.push([fitIn(strip), fitIn(stage)])
          }
          gallery.style.inlineSize = ''
          for (const copy of copies) strip.removeChild(copy)
          return { counts, isWhole: own.length === strip.children.length }
        })
      expect(shown.isWhole).toBe(true)
      expect(shown.counts).toEqual([3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8].map((thumbnails) => [thumbnails, 1]))
      const { rows } = await shop.database.pool.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM product_pictures i JOIN products p ON p.id = i.product_id
         WHERE p.slug = $1 AND (i.value_id IS NULL OR i.value_id = (
           SELECT f.value_id FROM product_pictures f WHERE f.product_id = p.id AND f.value_id IS NOT NULL
           ORDER BY f.position LIMIT 1))`,
        [withOptions],
      )
      const total = rows[0]?.total ?? 0
      expect(total).toBeGreaterThanOrEqual(4)
      const before = await page.evaluate(() => ({ entries: history.length, address: location.href }))
      const zoom = page.getByRole('button', { name: words('PRODUCT_ZOOM'), exact: true })
      await zoom.focus()
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog')
      const shows = (number: number) =>
        viewer.getByText(words('PRODUCT_PICTURE', { number, total }), { exact: true }).waitFor()
      await shows(1)
      expect(await viewer.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgba(0, 0, 0, 0.9)',
      )
      const forward = language === 'en-RTL' ? 'ArrowLeft' : 'ArrowRight'
      await page.keyboard.press(forward)
      await shows(2)
      await viewer.getByRole('button', { name: words('PRODUCT_ZOOM_IN') }).click()
      await expectSound(visit)
      await page.keyboard.press('Escape')
      await viewer.waitFor({ state: 'detached' })
      expect(await zoom.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.evaluate(() => ({ entries: history.length, address: location.href }))).toEqual(before)
      // The page follows: the second thumbnail is the chosen one.
      await expect
        .poll(() => page.getByRole('tab', { selected: true }).first().getAttribute('aria-label'))
        .toBe(words('PRODUCT_PICTURE', { number: 2, total }))
    },
  )

  test('[S8.8] says that the viewer could not be loaded', async () => {
    const { page } = await shop.visit()
    await page.route(/picture-viewer.*\.js/, (route) => route.abort())
    await page.goto(addressOf(shop.url, `/shop/products/${withOptions}`, 'en'))
    await settled(page)
    await page.getByRole('button', { name: textsOf('en')('PRODUCT_ZOOM'), exact: true }).click()
    await page.getByText('Loading error').waitFor()
  })

  test.each(alike)(
    'takes a review and a question, loses no word of them, and shows the review first, on %s',
    async (layer) => {
      const visit = await open(withAnalogs, layer)
      const { page } = visit
      const tab = page.getByRole('tab', {
        name: new RegExp(text('PRODUCT_REVIEWS', { total: '\\d+' }).replace(/[()]/g, '\\$&')),
      })
      const panel = page.getByRole('tabpanel')
      const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
      await tab.click()
      const send = page.getByRole('button', { name: text('PRODUCT_REVIEW_SEND') })
      await send.click()
      await page.getByText(text('PRODUCT_REVIEW_RATING_REQUIRED')).waitFor()
      expect(await panel.getByText(text('ERROR_FORM_REQUIRED')).count()).toBe(3)
      await page.getByRole('radio', { name: text('UI_RATING', { value: 4 }) }).check({ force: true })
      await panel.getByLabel(text('PRODUCT_REVIEW_AUTHOR')).fill('Rocío P.')
      await panel
        .getByLabel(text('PRODUCT_REVIEW_CONTENT'))
        .fill('Le cayó bien <b>desde</b> el primer plato.')
      await page.reload()
      await settled(page)
      await tab.click()
      expect(await panel.getByLabel(text('PRODUCT_REVIEW_AUTHOR')).inputValue()).toBe('Rocío P.')
      await panel.locator('input[type="file"]').setInputFiles([
        { name: 'plato.png', mimeType: 'image/png', buffer: pixel },
        { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('No es una foto.') },
      ])
      await panel.getByAltText(text('PRODUCT_REVIEW_PHOTO', { number: 1 })).waitFor()
      await panel.getByText(text('PRODUCT_REVIEW_PHOTO_WRONG')).waitFor()
      await panel.getByLabel(text('PRODUCT_REVIEW_EMAIL')).fill(`rocio.${layer}@example.cl`)
      if (layer === 'remote') {
        const message = errorTexts.es.PHOTOS_UNAVAILABLE
        const reply = { status: 503, json: { estado: 0, error: 'PHOTOS_UNAVAILABLE', message } }
        await page.route('**/api/subir-foto-resena*', (route) => route.fulfill(reply))
        await send.click()
        await panel.getByText(message).waitFor()
        await page.unroute('**/api/subir-foto-resena*')
        visit.problems.splice(0) // the browser itself logs what failed here
      }
      await send.click()
      await page.getByText(text('PRODUCT_REVIEW_SENT')).waitFor()
      const first = panel.getByRole('listitem').first()
      expect(await first.textContent()).toContain('Le cayó bien <b>desde</b> el primer plato.')
      await expect.poll(() => tab.textContent()).toBe(text('PRODUCT_REVIEWS', { total: count + 1 }))
      const photo = text('PRODUCT_REVIEW_PHOTO_OF', { number: 1, author: 'Rocío P.' })
      await first.getByRole('button', { name: photo }).click()
      await page
        .getByRole('dialog')
        .getByText(text('PRODUCT_PICTURE', { number: 1, total: 1 }))
        .waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      expect(new URL(page.url()).hash).not.toContain('tab')
      await panel.getByText(text('PRODUCT_REVIEWS_STARS_OTHER', { count: 4 }), { exact: true }).waitFor()
      await expectSound(visit)
      await panel.getByLabel(text('PRODUCT_REVIEWS_ORDER')).selectOption(text('PRODUCT_REVIEWS_LOWEST'))
      await expect.poll(() => first.textContent()).not.toContain('Le cayó bien')
      await panel.getByText(text('SHOPS_ANSWER')).first().waitFor()

      await page.getByRole('tab', { name: text('PRODUCT_QUESTIONS') }).click()
      await panel.getByLabel(text('QUESTIONS_CONTENT')).fill('¿Le sirve a un <b>hurón</b>?')
      await panel.getByRole('button', { name: text('QUESTIONS_SEND') }).click()
      expect(await panel.getByText(text('ERROR_FORM_REQUIRED')).count()).toBe(2)
      await panel.getByLabel(text('PRODUCT_REVIEW_AUTHOR')).fill('Rocío P.')
      await panel.getByLabel(text('PRODUCT_REVIEW_EMAIL')).fill(`rocio.${layer}@example.cl`)
      const ask = panel.getByRole('button', { name: text('QUESTIONS_SEND') })
      const waiting = panel.getByRole('list', { name: text('QUESTIONS_WAITING') })
      if (layer === 'remote') {
        // It arrives unheard: what is changed since is no second question.
        await page.route('**/api/guardar-pregunta*', async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        })
        await ask.click()
        await panel.getByText(text('ACCOUNT_ERROR_NETWORK')).waitFor()
        await page.unroute('**/api/guardar-pregunta*')
        await panel.getByLabel(text('QUESTIONS_CONTENT')).fill('¿Y a un erizo?')
        await ask.click()
        await panel.getByText(text('QUESTIONS_ARRIVED')).waitFor()
        await waiting.getByText('¿Le sirve a un <b>hurón</b>?').waitFor()
        expect(await waiting.getByRole('listitem').count()).toBe(1)
        visit.problems.splice(0) // the browser itself logs what failed here
      }
      await ask.click()
      await panel.getByText(text('QUESTIONS_SENT')).waitFor()
      await waiting
        .getByText(layer === 'remote' ? '¿Y a un erizo?' : '¿Le sirve a un <b>hurón</b>?')
        .waitFor()
      await panel.getByLabel(text('QUESTIONS_SEARCH')).fill('xilófono')
      await panel.getByText(text('QUESTIONS_NONE', { text: 'xilófono' })).waitFor()
      await panel.getByLabel(text('QUESTIONS_SEARCH')).fill('')
      await panel.getByText(text('SHOPS_ANSWER')).first().waitFor()
      await expectSound(visit)
    },
  )

  test.each(alike)('says how long its bag lasts, and what can be bought instead, on %s', async (layer) => {
    const visit = await open(withAnalogs, layer, { width: 360 })
    const { page } = visit
    await page.getByRole('table', { name: text('FACTS_RATION_HINT') }).scrollIntoViewIfNeeded()
    await page.getByLabel(text('FACTS_ITS_WEIGHT')).fill('12,5')
    // 175 g at 10 kg and 235 g at 15 kg: 205 g. 15 kg for $42.990 are enough for 73 days, at $588 each.
    await page.getByText(text('FACTS_BY_TABLE', { grams: 205 })).waitFor()
    await page.getByText(text('FACTS_LASTS_OTHER', { count: 73 })).waitFor()
    if (layer === 'remote') await page.getByText(text('FACTS_COSTS', { price: '$588' })).waitFor()
    const address = page.url()
    await page.getByRole('tab', { name: text('PRODUCT_ANALOGS') }).click()
    const row = page.getByRole('row').nth(1)
    await row.waitFor()
    expect(await row.textContent()).toContain(text('PRODUCT_SKU'))
    expect(page.url()).toBe(address)
    await expectSound(visit)
    const link = row.getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('[S2.10] [S2.25] [S9.13] stands at its slug, as an offer too, and shares its clean link; its brand leads home', async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT p.slug, p.name, p.discount_percent AS percent, b.name AS brand FROM products p
       JOIN brands b ON b.id = p.brand_id WHERE p.compare_at_price IS NOT NULL ORDER BY p.position LIMIT 1`,
    )
    const [{ slug, name, percent, brand }] = rows
    const { page, problems, requests } = await shop.visit()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // By way of another page, so that the browser asks for the product.
    await page.goto(addressOf(shop.url, '/blog', 'es'))
    await settled(page)
    await page.evaluate((hash) => location.assign(hash), `#/shop/products/${slug}?producto_oferta=1`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const asked = requests
      .map((url) => new URL(url))
      .filter(({ pathname }) => pathname === '/api/ver-producto')
    expect(asked.map(({ searchParams }) => searchParams.get('producto_oferta'))).toEqual(['1'])
    await page.getByRole('main').getByText(`${percent} % dscto`).last().waitFor()
    const facts = page.getByRole('article').first()
    expect(await facts.getByRole('link', { name: brand, exact: true }).getAttribute('href')).toBe('/')
    const copy = page.getByRole('button', { name: text('PRODUCT_COPY_LINK') })
    await copy.scrollIntoViewIfNeeded()
    await copy.click()
    await page.getByText(text('PRODUCT_LINK_COPIED')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${shop.url}/shop/products/${slug}`,
    )
    expect(problems).toEqual([])
  })

  test('on a phone it can be bought from the foot of the window once its button is out of sight', async () => {
    const visit = await open(withOptions, 'remote', { width: 360 })
    const { page } = visit
    const bar = page.getByRole('complementary', { name: text('PRODUCT_BAR') })
    expect(await bar.count()).toBe(0)
    await page.getByRole('tablist', { name: text('PRODUCT_TABS') }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await bar.waitFor()
    await expectSound(visit)
    await bar.getByRole('button').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  })

  test('on paper says what it is and what it costs, and offers nothing to press', async () => {
    const { page } = await open(withOptions)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    expect(
      await main
        .getByRole('button')
        .filter({ hasNot: page.locator('img') })
        .count(),
    ).toBe(0)
    expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('contentinfo').filter({ visible: true }).count()).toBe(0)
    await main.locator('[role="tabpanel"] table, [role="tabpanel"] dl').first().waitFor()
    await main
      .getByText(/^\$[\d.]+$/)
      .first()
      .waitFor()
  })

  test('is remembered, and shown on the next one and on the home page', async () => {
    const { page } = await open(withOptions)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.goto(addressOf(shop.url, `/shop/products/${withAnalogs}`, 'es'))
    await settled(page)
    const seen = page.getByRole('region', { name: text('PRODUCT_RECENTLY_VIEWED') })
    await scrollTo(seen)
    await seen.getByRole('link', { name }).first().waitFor()
    expect(await seen.getByRole('article').count()).toBe(1)
    await page.goto(addressOf(shop.url, '/', 'es'))
    await settled(page)
    await scrollTo(seen)
    await expect.poll(() => seen.getByRole('article').count()).toBe(2)
    for (const path of [
      '/shop/shop-list?nameProduct=zzzzqq',
      '/shop/shop-list?nameProduct=cama',
      '/no-such-page',
    ]) {
      await page.goto(addressOf(shop.url, path, 'es'))
      await settled(page)
      await scrollTo(seen, 300)
      await expect.poll(() => seen.getByRole('article').count(), { message: path }).toBe(2)
    }
    await page.goto(addressOf(shop.url, '/shop/cart-vacio', 'es'))
    await settled(page)
    await expect.poll(() => seen.getByRole('listitem').count()).toBe(2)
  })

  test.each([1280, ...inProof(360)])(
    'stands beside categories and latest products where the address asks, at %i px',
    async (width) => {
      const visit = await shop.visit({ width })
      const { page } = visit
      await page.goto(addressOf(shop.url, `/shop/products/${withAnalogs}?layout=sidebar`, 'es'))
      await settled(page)
      const aside = page.getByRole('complementary', { name: text('PRODUCT_SIDEBAR') })
      await aside.getByRole('article').nth(4).waitFor()
      await aside.getByRole('navigation', { name: text('PRODUCT_CATEGORIES') }).waitFor()
      await expectSound(visit)
    },
  )

  test('a press on add before the code has come is answered when it has', async () => {
    const [product] = await savedProducts(shop, 'es')
    const { page, problems } = await shop.visit()
    const code = await held(page, '**/assets/*.js')
    await page.goto(`${shop.url}/shop/products/${product.slug}?lang=es`, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
    await code.requested
    await page
      .getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
      .first()
      .click()
    code.let()
    await page
      .getByText(text('CATALOGUE_ADDED', { name: product.name }))
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  test('a press at the moment in which the button comes to life puts it into the cart once', async () => {
    const [product] = await savedProducts(shop, 'es')
    const { page, problems } = await shop.visit()
    await page.addInitScript(pressBetweenTasks, 'section[data-deferred] [data-screen] > button')
    await page.goto(`${shop.url}/shop/products/${product.slug}?lang=es`)
    // What says so comes once somebody is there, as whoever presses is.
    await page.mouse.move(300, 300)
    await page
      .getByText(text('CATALOGUE_ADDED', { name: product.name }))
      .first()
      .waitFor()
    const cart = await page.evaluate(() => localStorage.getItem('huella:cart:remote'))
    expect(cart && JSON.parse(cart).lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1])
    expect(problems).toEqual([])
  })

  test('a press on the wishlist counts before its code has come, which waits for somebody unless something is saved', async () => {
    const [product] = await savedProducts(shop, 'es')
    const { page, problems } = await shop.visit({ width: 390 })
    const code = await held(page, '**/assets/save-buttons-*.js')
    // As above: a headless browser has a mouse, which moves where the layout does.
    await page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await page.goto(`${shop.url}/shop/products/${product.slug}?lang=es`)
    await settled(page)
    await quiet(page)
    const press = page.getByRole('main').getByRole('button', { name: text('WISHLIST_TITLE'), exact: true })
    expect([await press.getAttribute('aria-pressed'), code.times()]).toEqual(['false', 0])
    await press.click()
    await code.requested
    code.let()
    await page
      .getByText(text('WISHLIST_ADDED', { name: product.name }))
      .first()
      .waitFor()
    expect(await press.getAttribute('aria-pressed')).toBe('true')
    const before = code.times()
    await page.reload()
    await expect.poll(code.times).toBeGreaterThan(before)
    await expect.poll(() => press.getAttribute('aria-pressed')).toBe('true')
    expect(problems).toEqual([])
  })

  test('options and a quantity that are chosen before the code has come count when it has', async () => {
    const { page, problems } = await shop.visit()
    const code = await held(page, '**/assets/*.js')
    await page.goto(`${shop.url}/shop/products/${withOptions}?lang=es`, { waitUntil: 'commit' })
    const card = page.getByRole('region', { name: text('PRODUCT_ADD') })
    const add = card.getByRole('button', { name: text('PRODUCT_ADD'), exact: true })
    await code.requested
    for (const row of await page.locator('fieldset').all())
      await row.locator('label:has(input:enabled)').first().click()
    await card.getByRole('textbox', { name: text('PRODUCT_QUANTITY') }).fill('2')
    await add.click()
    code.let()
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByText(text('CATALOGUE_ADDED', { name })).first().waitFor()
    const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('huella:cart:remote') ?? ''))
    expect(JSON.stringify(lines)).toContain('"quantity":2')
    for (const row of await page.locator('fieldset').all())
      expect(await row.locator('input:checked').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('says whether it fits the chosen vehicle', async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT p.slug, f.vehicle_id, own.year_from AS year, (
         SELECT min(v.id) FROM vehicles v
         WHERE NOT EXISTS (SELECT FROM product_vehicles o WHERE o.product_id = p.id AND o.vehicle_id = v.id)
       ) AS other_id
       FROM products p JOIN product_vehicles f ON f.product_id = p.id JOIN vehicles own ON own.id = f.vehicle_id
       ORDER BY p.position, f.vehicle_id LIMIT 1`,
    )
    const [{ slug, vehicle_id: id, other_id: other, year }] = rows
    const vehicle = { id, year, make: 'Toyota', model: 'Hilux', engine: '2.8 diésel' }
    const visit = await open(slug)
    const { page } = visit
    await page.getByText(text('PRODUCT_FIT_OPEN')).waitFor()
    const name = `Toyota Hilux ${year}, 2.8 diésel`
    for (const [its, key] of [
      [other, 'PRODUCT_FITS_NOT'],
      [id, 'PRODUCT_FITS'],
    ] as const) {
      await page.evaluate((saved) => localStorage.setItem('huella:vehicle:remote', JSON.stringify(saved)), {
        ...vehicle,
        id: its,
      })
      await page.reload()
      await settled(page)
      await page.getByText(text(key, { vehicle: name })).waitFor()
      await expectSound(visit)
    }
    await page.getByRole('tab', { name: text('PRODUCT_SPECIFICATION') }).click()
    const table = page.getByRole('table').filter({ hasText: text('FITTED_VEHICLE') })
    const own = table.getByRole('row').filter({ hasText: text('FITTED_OWN') })
    await own.waitFor()
    expect(await own.getByRole('rowheader').textContent()).toContain('Toyota Hilux')
    expect(await table.getByRole('row').count()).toBeGreaterThan(2)
    await page.getByText(text('FITTED_OEM')).waitFor()
    await page.getByLabel(text('FITTED_SEARCH')).fill('hilux 2.7')
    await expect.poll(() => table.getByRole('row').count()).toBe(2)
    await expectSound(visit)
  })
})
