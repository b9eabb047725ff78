import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { hashAddressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { watchShifts } from '#testing/browser/layout-shifts.ts'
import { quiet } from '#testing/browser/quiet.ts'
import { expectSound, openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

const text = textsOf('es')
const food = '/shop/category/perros-alimentos/products'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

async function openList(path: string, layer: Layer = 'remote', width = 1280) {
  const visit = await shop.visit({ width })
  await visit.page.goto(hashAddressOf(shop.url, path, 'es', layer))
  await settled(visit.page)
  // Filters stand in the document before their code is here.
  const side = visit.page.getByRole('complementary', { name: text('CATALOGUE_FILTERS') })
  if (await side.isVisible()) await side.locator('[data-hydrated]').waitFor()
  return visit
}

const section = (page: Page, name: string) =>
  page.locator('details', { has: page.getByRole('heading', { name, exact: true }) })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const showing = (from: number, to: number, total: number) =>
  text('CATALOGUE_SHOWING')
    .replace('{from}', `${from}`)
    .replace('{to}', `${to}`)
    .replace('{total}', `${total}`)

describe('a list', () => {
  test.each([390, 1280])(
    'keeps its order where it stands while its products come, at %i px',
    async (width) => {
      const { page } = await openList('/shop/category/gatos/products', 'remote', width)
      const products = await held(page, '**/api/listar-productos?*')
      // What a kilo costs orders food alone: the order has one more choice, and the longest, once that is here.
      await page.evaluate((path) => {
        location.hash = `#${path}`
      }, food)
      await products.requested
      await page.getByRole('heading', { level: 1, name: 'Alimentos' }).waitFor()
      const order = page.getByRole('combobox', { name: text('CATALOGUE_SORT') })
      const byKilo = order.getByRole('option', { name: text('CATALOGUE_SORT_UNIT_PRICE') })
      expect(await byKilo.count()).toBe(0)
      const before = await order.boundingBox()
      products.let()
      await byKilo.waitFor({ state: 'attached' })
      expect(await order.boundingBox()).toEqual(before)
    },
  )

  test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
    'narrows by what the cards show, and back widens it on %s',
    async (layer) => {
      const { page, problems } = await openList(food, layer)
      const adult = section(page, 'Etapa').getByRole('checkbox', { name: /^Adulto\b(?! activo)/ })
      const count = Number(((await adult.locator('xpath=..').textContent()) ?? '').match(/\d+/)?.[0])
      await adult.check()
      await page.getByText(showing(1, count, count)).waitFor()
      expect(page.url()).toContain('filter_etapa=adulto')
      expect(await cards(page).count()).toBe(count)
      const chips = page.getByRole('list', { name: text('CATALOGUE_FILTERS_ACTIVE') })
      await chips.getByText('Etapa: Adulto').waitFor()

      await page.goBack()
      await chips.waitFor({ state: 'detached' })
      expect(await adult.isChecked()).toBe(false)
      await page.goForward()
      await chips.getByText(text('CATALOGUE_FILTERS_CLEAR')).click()
      await chips.waitFor({ state: 'detached' })
      expect(page.url()).not.toContain('filter_')
      expect(problems).toEqual([])
    },
  )

  test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
    'counts the categories below with its other filters, and its links keep them, on %s',
    async (layer) => {
      const { page, problems } = await openList('/shop/category/perros/products?filter_brand=andino', layer)
      const below = section(page, text('CATALOGUE_FILTER_CATEGORY')).getByRole('link')
      const food = below.filter({ hasText: 'Alimentos' })
      await expect.poll(async () => (await food.textContent())?.replace('Alimentos', '')).toBe('5')
      expect(await below.filter({ hasText: 'Salud' }).count()).toBe(0)
      await food.click()
      await page.waitForURL(/perros-alimentos\/products\?filter_brand=andino/)
      await page.getByText(showing(1, 5, 5)).waitFor()
      expect(problems).toEqual([])
    },
  )

  test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
    'takes a second choice before the first has arrived, on %s',
    async (layer) => {
      const { page, problems } = await openList(food, layer)
      const sort = page.getByLabel(text('CATALOGUE_SORT'), { exact: true })
      await sort.waitFor()
      await cards(page).first().waitFor()
      const shown = await page.evaluate(
        ([sortLabel, sizeLabel]) => {
          const choose = (label: string | undefined, value: string) => {
            const select = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)
            if (!select) throw new Error(`No choice is called ${label}.`)
            Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
            select.dispatchEvent(new Event('change', { bubbles: true }))
            return select
          }
          // Both in one turn: the list of the first cannot be there before the second.
          const first = choose(sortLabel, 'price_asc')
          choose(sizeLabel, '8')
          return first.value
        },
        [text('CATALOGUE_SORT'), text('CATALOGUE_PER_PAGE')],
      )
      expect(shown).toBe('price_asc')
      await page.waitForURL(/sort=price_asc/)
      expect(page.url()).toContain('limit=8')
      await page.getByText(/^1–8 de/).waitFor()
      expect(await cards(page).count()).toBe(8)
      expect(await sort.inputValue()).toBe('price_asc')
      expect(problems).toEqual([])
    },
  )

  test('that came with the document keeps its layout; a remembered one counts from the next list on', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.addInitScript(() => {
      localStorage['huella:list-view'] = 'layout=list&columns=&sidebar=none'
    })
    await page.goto(`${shop.url}/shop/category/perros/products`)
    await settled(page)
    await page.getByLabel(text('CATALOGUE_SORT'), { exact: true }).waitFor()
    const tops = () =>
      cards(page).evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().top))
    const [first, second] = await tops()
    expect(first).toBe(second)
    await page.evaluate(() => location.assign('#/shop/category/gatos/products'))
    await page.getByRole('heading', { level: 1, name: 'Gatos' }).waitFor()
    await expect.poll(async () => new Set(await tops()).size).toBe(2)
    expect(visit.problems).toEqual([])
  })

  test('on a phone has its page size among the options of the view', async () => {
    const { page } = await openList(food, 'remote', 360)
    await page.getByRole('button', { name: text('CATALOGUE_VIEW_OPTIONS') }).click()
    await page
      .getByRole('group', { name: text('CATALOGUE_PER_PAGE') })
      .getByRole('radio', { name: '8', exact: true })
      .check()
    await page.waitForURL(/limit=8/)
    await expect.poll(() => cards(page).count()).toBe(8)
  })

  test('[S3.14] has filters of every kind, and narrows by colour with the keyboard alone', async () => {
    const { page } = await openList('/shop/category/perros-accesorios/products')
    const kinds = [
      ['CATALOGUE_FILTER_CATEGORY', 'link'],
      ['CATALOGUE_FILTER_BRAND', 'checkbox'],
      ['CATALOGUE_FILTER_PRICE', 'slider'],
      ['CATALOGUE_FILTER_DISCOUNT', 'radio'],
      ['CATALOGUE_FILTER_RATING', 'radio'],
      ['CATALOGUE_FILTER_COLOR', 'checkbox'],
    ] as const
    for (const [title, control] of kinds) {
      await section(page, text(title)).getByRole(control).first().waitFor()
    }
    const titles = await page
      .getByRole('complementary')
      .first()
      .getByRole('heading', { level: 3 })
      .allTextContents()
    const own: string[] = kinds.map(([title]) => text(title))
    expect(titles.filter((title) => own.includes(title))).toEqual(own)
    expect(titles.indexOf('Tipo de producto')).toBe(1)
    const swatch = section(page, text('CATALOGUE_FILTER_COLOR')).getByRole('checkbox', {
      name: new RegExp(`^${text('CATALOGUE_COLOR_BLUE')}, \\d`),
    })
    const count = Number((await swatch.getAttribute('aria-label'))?.match(/\d+$/)?.[0])
    await swatch.focus()
    await page.keyboard.press('Space')
    await page.getByText(showing(1, count, count)).waitFor()
    expect(page.url()).toContain('filter_color=blue')
    const low = page.getByLabel(text('CATALOGUE_FILTER_PRICE_LOW'))
    const step = Number(await low.getAttribute('step'))
    const least = Number(await low.inputValue())
    await low.focus()
    for (let press = 1; press <= 3; press += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForURL(new RegExp(`filter_price=${least + press * step}-`))
    }
    expect(await low.evaluate((handle) => handle === document.activeElement)).toBe(true)
    await page.getByLabel(text('CATALOGUE_FILTER_PRICE_FROM')).fill('')
    await page.getByLabel(text('CATALOGUE_FILTER_PRICE_TO')).fill('20.000')
    await page.keyboard.press('Enter')
    await page.waitForURL(/filter_price=0-20000/)
    const here = section(page, text('CATALOGUE_FILTER_AVAILABILITY')).locator('label').nth(1)
    await here.click()
    await page.waitForURL(/filter_branch=\d/)
    // The counts come after the list, and are the next one's then.
    const held = async () => Number((await here.textContent())?.match(/\d+$/)?.[0] ?? 0)
    await expect.poll(async () => page.getByText(showing(1, await held(), await held())).count()).toBe(1)
    const side = page.getByRole('complementary').first()
    expect(await side.evaluate((aside) => aside.scrollHeight - aside.clientHeight)).toBeLessThanOrEqual(0)
  })

  test('narrows by a vehicle that is chosen in the filter; the cards then tell whether they fit', async () => {
    const { page, problems } = await openList('/shop/category/repuestos/products')
    const filter = section(page, text('CATALOGUE_FILTER_VEHICLE'))
    await filter.getByRole('button', { name: text('CATALOGUE_FILTER_VEHICLE_CHOOSE') }).click()
    const picker = page.getByRole('dialog')
    const add = picker.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true })
    await add.waitFor()
    expect(await add.isDisabled()).toBe(true)
    await picker.getByLabel(text('VEHICLES_YEAR')).selectOption('2018')
    await picker.getByLabel(text('VEHICLES_MAKE')).selectOption('Toyota')
    await picker.getByLabel(text('VEHICLES_MODEL')).selectOption('Hilux')
    await picker.getByLabel(text('VEHICLES_ENGINE')).selectOption({ index: 1 })
    await add.click()
    await picker.getByRole('button', { name: text('BUTTON_SELECT_VEHICLE') }).click()
    await page.waitForURL(/filter_vehicle=\d+/)
    await page.getByText(text('CATALOGUE_VEHICLE_YOURS').replace('{vehicle}', 'Toyota Hilux 2018')).waitFor()
    const fits = text('CATALOGUE_FIT_FITS').replace('{vehicle}', 'Hilux 2018')
    const all = text('CATALOGUE_FIT_FITS_ALL')
    await page.getByText(fits).first().waitFor()
    const told = (await page.getByText(fits).count()) + (await page.getByText(all, { exact: true }).count())
    expect(told).toBe(await cards(page).count())
    const cut = await page
      .locator('article [data-fit] span')
      .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length)
    expect(cut, 'what a card says of the vehicle is read whole').toBe(0)
    expect(problems).toEqual([])
  })

  test('asks for a vehicle where a search has found parts alone', async () => {
    const { page } = await openList('/shop/shop-list?nameProduct=freno')
    await section(page, text('CATALOGUE_FILTER_VEHICLE')).waitFor()
    await page.goto(hashAddressOf(shop.url, '/shop/shop-list?nameProduct=pulgas', 'es'))
    await section(page, text('CATALOGUE_FILTER_CATEGORY')).getByText('Gatos').waitFor()
    await section(page, text('CATALOGUE_FILTER_BRAND')).waitFor()
    expect(await section(page, text('CATALOGUE_FILTER_VEHICLE')).count()).toBe(0)
  })

  test('on a phone tears no years of a vehicle apart', async () => {
    const { page } = await openList('/shop/category/repuestos/products?layout=list', 'remote', 390)
    const years = await cards(page).evaluateAll((all) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('dd')].flatMap(({ firstChild, textContent }) => {
          const [span] = /\d+[^\d\s]*–[^\d\s]*\d+/.exec(textContent) ?? []
          if (!firstChild || !span) return []
          const range = document.createRange()
          range.setStart(firstChild, textContent.indexOf(span))
          range.setEnd(firstChild, textContent.indexOf(span) + span.length)
          return [
            { span, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size },
          ]
        }),
      ),
    )
    expect(years.length).toBeGreaterThan(0)
    expect(years.filter(({ lines }) => lines > 1)).toEqual([])
  })

  test('changes its layout; back restores the one before, and another list keeps the last', async () => {
    const { page, problems } = await openList(food)
    const layout = page.getByRole('group', { name: text('CATALOGUE_LAYOUT') })
    await layout.getByRole('button', { name: text('CATALOGUE_LAYOUT_TABLE') }).click()
    const table = page.getByRole('table')
    await table.waitFor()
    const heads = await table.getByRole('columnheader').allInnerTexts()
    expect(heads).toEqual(['Foto', 'SKU', 'Producto', 'Opiniones', 'Precio'])
    await layout.getByRole('button', { name: text('CATALOGUE_LAYOUT_LIST') }).click()
    await table.waitFor({ state: 'detached' })
    await page.goBack()
    await table.waitFor()
    await page.goBack()
    await table.waitFor({ state: 'detached' })
    await page.goto(hashAddressOf(shop.url, '/shop/category/gatos/products', 'es'))
    await page.locator('article[data-layout="line"]').first().waitFor()
    expect(problems).toEqual([])
  })

  test('shows as many columns as asked for, and the filters where asked', async () => {
    const { page } = await openList(`${food}?page=2`)
    await cards(page).first().waitFor()
    const columnsOf = (grid: Locator) =>
      grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    const grid = page.getByRole('list').filter({ has: page.getByRole('article') })
    expect(await columnsOf(grid), 'the last page has those of the page before').toBe(4)
    await page.goto(hashAddressOf(shop.url, '/shop/shop-list?columns=5&sidebar=none', 'es'))
    await cards(page).first().waitFor()
    expect(await columnsOf(page.locator('ul[data-columns="5"]'))).toBe(5)
    await page.getByRole('button', { name: text('CATALOGUE_FILTERS'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: text('CATALOGUE_FILTER_BRAND') })
      .waitFor()
    const below = (drawer: Element) => drawer.scrollHeight - drawer.clientHeight
    expect(await page.getByRole('dialog').evaluate(below), 'the filters scroll, not the drawer').toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: text('CATALOGUE_VIEW_OPTIONS') }).click()
    await page.getByRole('radio', { name: text('CATALOGUE_SIDE_RIGHT') }).click({ force: true })
    await page.waitForURL(/sidebar=end/)
    const main = await page.getByRole('region', { name: text('CATALOGUE_PRODUCTS') }).boundingBox()
    const aside = await page.getByRole('complementary').first().boundingBox()
    expect(aside?.x ?? 0).toBeGreaterThan(main?.x ?? 0)
  })

  test('pages, sorts and sizes itself by the address', async () => {
    const { page } = await openList('/shop/shop-list')
    await page.getByLabel(text('CATALOGUE_PER_PAGE')).selectOption('8')
    await page.getByText(showing(1, 8, products.length)).waitFor()
    await page.getByLabel(text('CATALOGUE_SORT')).selectOption('price_asc')
    await page.waitForURL(/limit=8.*sort=price_asc|sort=price_asc.*limit=8/)
    await quiet(page)
    // The links to pages come once somebody is there.
    await page.mouse.move(300, 300)
    await page
      .getByRole('navigation', { name: text('CATALOGUE_PAGES') })
      .getByText('2', { exact: true })
      .click()
    await page.waitForURL(/page=2/)
    await page.getByText(showing(9, 16, products.length)).waitFor()
  })

  test('does not call the page before the last one while a further one is on its way', async () => {
    const beyond = (page: number) => text('CATALOGUE_PAGE_BEYOND', { page })
    const { page } = await openList('/shop/shop-list?limit=48&filter_brand=andino')
    const next = await held(page, '**/api/listar-productos?*')
    const goTo = (path: string) => page.evaluate((hash) => window.location.assign(hash), `#${path}`)
    await goTo('/shop/shop-list?limit=8&page=3')
    await next.requested
    const busy = page.locator('[aria-busy="true"]').filter({ has: page.getByRole('article') })
    await busy.waitFor()
    expect(await page.getByText(beyond(3)).isVisible()).toBe(false)
    next.let()
    await page.getByText(showing(17, 24, products.length)).waitFor()
    await goTo('/shop/shop-list?limit=8&page=999')
    await page.getByText(beyond(999)).waitFor()
    const said = await page.getByText(beyond(999)).boundingBox()
    const card = await cards(page).first().boundingBox()
    expect((card?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeGreaterThanOrEqual(8)
  })

  test('stays legible while what was chosen is on its way, under a bar that says so', async () => {
    const visit = await openList(food, 'remote', 390)
    const { page } = visit
    // Whatever of a name is cut, its weight stands whole in a line of its own, within the room that every card has.
    const ends = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const link = card.querySelector('h2 a')
        const end = link?.lastElementChild
        if (!link || !end) return 'no name'
        const isWhole = end.scrollWidth <= end.clientWidth && end.scrollHeight <= end.clientHeight
        const isInside = end.getBoundingClientRect().bottom <= link.getBoundingClientRect().bottom + 0.5
        return isWhole && isInside ? end.textContent : `cut: ${end.textContent}`
      }),
    )
    expect(ends.filter((end) => !/^[\d,]+ k?g$/.test(end))).toEqual([])
    const next = await held(page, '**/api/listar-productos?*')
    await page.getByLabel(text('CATALOGUE_SORT'), { exact: true }).selectOption('price_desc')
    await next.requested
    const busy = page.locator('[aria-busy="true"]').filter({ has: page.getByRole('article') })
    await busy.waitFor()
    const look = await busy.evaluate((part) => {
      const bar = getComputedStyle(part, '::before')
      const sticky = [...document.querySelectorAll('*')]
        .map((each) => getComputedStyle(each))
        .filter(({ position }) => position === 'sticky')
        .map(({ zIndex }) => Number(zIndex) || 0)
      return {
        opacity: getComputedStyle(part).opacity,
        hasBar: bar.content !== 'none' && bar.position === 'sticky',
        isOverHeader: Number(bar.zIndex) > Math.max(...sticky),
        isFull: bar.transform === 'none',
      }
    })
    expect(look).toEqual({ opacity: '1', hasBar: true, isOverHeader: true, isFull: false })
    await expectSound(visit)
    next.let()
    await busy.waitFor({ state: 'detached' })
    expect(visit.problems).toEqual([])
  })

  test('without a match offers a way out', async () => {
    const { page } = await openList(`${food}?filter_price=1-2&filter_brand=andino`)
    await page.getByRole('heading', { name: text('CATALOGUE_NO_MATCH') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: text('CATALOGUE_FILTERS_CLEAR') })
      .last()
      .click()
    await cards(page).first().waitFor()
    await page.goto(hashAddressOf(shop.url, '/shop/shop-list?nameProduct=zzzzzz', 'es'))
    await page.getByRole('heading', { name: text('CATALOGUE_NO_MATCH') }).waitFor()
  })

  test('of a search that finds nothing offers what was meant, categories and best sellers', async () => {
    const { page, problems } = await openList('/shop/shop-list?nameProduct=lamporo')
    await page.getByRole('navigation', { name: text('CATALOGUE_NO_MATCH_CATEGORIES') }).waitFor()
    await page.getByRole('heading', { name: text('CATALOGUE_BEST_SELLERS') }).waitFor()
    expect(await cards(page).count()).toBe(4)
    await page
      .getByRole('link', { name: text('CATALOGUE_DID_YOU_MEAN').replace('{text}', 'lámpara') })
      .click()
    await page.getByRole('heading', { level: 1, name: /lámpara/ }).waitFor()
    await cards(page).first().waitFor()
    expect(problems).toEqual([])
  })

  test('of a search keeps what the document says of it until its code has come: nothing moves', async () => {
    const { page } = await shop.visit({ width: 390 })
    const shifts = await watchShifts(page)
    const code = await held(page, '**/assets/search-summary-*.js')
    await page.goto(`${shop.url}/shop/shop-list?nameProduct=yaris+2015&lang=es`)
    await settled(page)
    await code.requested
    code.let()
    await quiet(page)
    await page.getByText(text('CATALOGUE_VEHICLE_NAMED').replace('{vehicle}', 'Toyota Yaris 2015')).waitFor()
    expect(await shifts()).toBeLessThan(0.01)
  })

  test.each<Layer>(['remote', ...inProof<Layer>('sample')])(
    'of a search says how it was understood, and leads to its words alone and back, on %s',
    async (layer) => {
      const { page, problems } = await openList('/shop/shop-list?nameProduct=filtro+yaris+2015+qqqq', layer)
      await page
        .getByText(text('CATALOGUE_VEHICLE_NAMED').replace('{vehicle}', 'Toyota Yaris 2015'))
        .waitFor()
      await page.getByText(text('SEARCH_READ_DROPPED').replace('{words}', '“qqqq”')).waitFor()
      expect(await cards(page).first().textContent()).toContain('Yaris')
      const way = (key: 'SEARCH_READ_WORDS' | 'SEARCH_READ_AGAIN') =>
        page.getByRole('link', { name: text(key).replace('{text}', 'filtro yaris 2015 qqqq') })
      await way('SEARCH_READ_WORDS').click()
      await page.waitForURL(/words=only/)
      await way('SEARCH_READ_AGAIN').click()
      await way('SEARCH_READ_WORDS').waitFor()
      const box = page.getByRole('combobox', { name: text('SEARCH_LABEL') })
      await box.fill('despacho punta arenas')
      await page.getByRole('option', { name: text('LAYOUT_SHIPPING') }).waitFor()
      await box.press('Enter')
      await page.getByRole('heading', { name: text('SEARCH_HELP_ANSWERS') }).waitFor()
      await page
        .getByRole('main')
        .getByRole('link', { name: text('LAYOUT_SHIPPING') })
        .waitFor()
      expect(problems).toEqual([])
    },
  )

  test('of a category that holds nothing yet says so', async () => {
    const write = async (statement: string) => {
      await shop.database.pool.query(statement)
      await shop.database.pool.query("SELECT pg_notify('catalogue', '*')")
    }
    await write(
      `INSERT INTO categories (slug, name, icon, image, tree, position)
       VALUES ('erizos', 'Erizos', 'paw', 'category-perros.svg', 'pets', 99)`,
    )
    onTestFinished(() => write("DELETE FROM categories WHERE slug = 'erizos'"))
    const { page } = await openList('/shop/category/erizos/products')
    await page.getByRole('heading', { name: text('CATALOGUE_EMPTY_CATEGORY') }).waitFor()
  })
})

describe('a category', () => {
  test('[S2.8] shows what is below it, what sells, its brands, and leads to its list', async () => {
    const { page, problems } = await openList('/shop/category/perros')
    const tiles = page.getByRole('navigation', { name: /Perros/ }).getByRole('listitem')
    expect(await tiles.count()).toBe(4)
    for (const title of [
      'CATALOGUE_BEST_SELLERS',
      'CATALOGUE_FEATURED',
      'CATALOGUE_BRANDS',
      'CATALOGUE_LATEST',
    ] as const) {
      await page.getByRole('heading', { name: text(title), exact: true }).waitFor()
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ver los \d+ productos$/ })
      .click()
    await page.waitForURL(/category\/perros\/products/)
    await page.getByText(/^1.16 de \d+$/).waitFor()
    expect(problems).toEqual([])
  })

  test('whose name cannot be loaded does not pass for all products', async () => {
    const { page } = await openList('/blog')
    await page.route('**/api/listar-categorias*', (route) => route.abort())
    await page.evaluate(() => location.assign('#/shop/category/gatos-alimentos/products'))
    const again = page.getByRole('button', { name: text('SITE_FAILURE_RETRY') })
    await again.waitFor()
    expect(await page.getByRole('heading', { name: text('CATALOGUE_ALL_PRODUCTS') }).count()).toBe(0)
    await page.unroute('**/api/listar-categorias*')
    await again.click()
    await page.getByRole('heading', { level: 1, name: 'Alimentos' }).waitFor()
  })

  test('[S2.26] a brand stands at its slug too, and what is unknown is not found', async () => {
    const { page } = await openList('/shop/category/no-hay-tal')
    await page.getByText(text('SITE_NOT_FOUND_OOPS')).waitFor()
    await page.goto(hashAddressOf(shop.url, '/shop/shop-list?idCategoria=99999', 'es'))
    await page.getByText(text('SITE_NOT_FOUND_OOPS')).waitFor()
    await page.getByRole('navigation', { name: text('CATALOGUE_NO_MATCH_CATEGORIES') }).waitFor()
    expect((await fetch(`${shop.url}/shop/shop-list?idCategoria=99999`)).status).toBe(404)
    await page.goto(hashAddressOf(shop.url, '/brand/no-hay-tal', 'es'))
    await page.getByText(text('SITE_NOT_FOUND_OOPS')).waitFor()
    await page.goto(hashAddressOf(shop.url, '/brand/andino', 'es'))
    await page.getByRole('heading', { level: 1, name: 'Andino' }).waitFor()
    await cards(page).first().waitFor()
  })
})
