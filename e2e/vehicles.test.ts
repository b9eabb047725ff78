import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, signIn, signUp } from '#testing/browser/account.ts'
import { addressOf, type Layer, settled } from '#testing/browser/buying.ts'
import { watchShifts } from '#testing/browser/layout-shifts.ts'
import { plainPage } from '#testing/browser/pages.ts'
import {
  expectSound,
  openSharedShop,
  type ShopLanguage,
  type TestShop,
  type Visit,
} from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(async () => {
  await shop?.close()
})

const parts = '/shop/category/repuestos/products'
const amarok = 'WV1ZZZ2HZGA012345'

/** A refused call is told in the console by the browser itself; everything else there is a fault. */
function forgiveNotFound({ problems }: Visit): void {
  const others = problems.filter((problem) => !/status of 404/.test(problem))
  problems.splice(0, problems.length, ...others)
}

/** Year, make, model and engine one after the other, as each becomes available. */
async function selectVehicle(
  form: Locator,
  language: ShopLanguage,
  choices: readonly [year: string, make: string, model: string, engine: string],
): Promise<void> {
  const text = textsOf(language)
  const labels = ['VEHICLES_YEAR', 'VEHICLES_MAKE', 'VEHICLES_MODEL', 'VEHICLES_ENGINE']
  for (const [at, label] of labels.entries()) {
    const select = form.getByLabel(text(label), { exact: true })
    await expect.poll(() => select.isDisabled()).toBe(false)
    for (const later of labels.slice(at + 1)) {
      expect(await form.getByLabel(text(later), { exact: true }).isDisabled(), `${later} waits`).toBe(true)
    }
    await select.selectOption(choices[at] ?? '')
  }
}

/** What is said of a VIN without a vehicle (specification §8). */
const noVehicle = {
  es: 'No pudimos encontrar el vehículo por VIN',
  en: 'Unable to find vehicle by VIN',
  'en-RTL': 'Unable to find vehicle by VIN',
  ru: 'Не удалось найти автомобиль по VIN',
}

/** Nothing on the page is dimmed while something else is on its way. */
const calm = (page: Page) => expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)

/** The name of a form's layout, and how many lists stand beside each other in it. */
const layoutOf = (part: Locator) =>
  part
    .locator('[data-layout]')
    .first()
    .evaluate((form) => {
      const tops = [...form.querySelectorAll('select')].map((list) => list.getBoundingClientRect().top)
      return [form.getAttribute('data-layout'), tops.filter((top) => top === tops[0]).length]
    })

const header = (page: Page) => page.getByRole('banner').filter({ visible: true })
const opener = (page: Page, language: ShopLanguage = 'es') =>
  header(page).getByRole('button', { name: textsOf(language)('VEHICLES_BUTTON') })

async function visitPage(
  path: string,
  layer: Layer = 'remote',
  { language = 'es' as ShopLanguage, width = 1280, dark = false } = {},
): Promise<Visit> {
  const visit = await shop.visit({ language, width, dark })
  await visit.page.goto(addressOf(shop.url, path, language, layer))
  await settled(visit.page)
  return visit
}

/** A visitor who has chosen the Yaris before, in a window that is as wide only afterwards. */
async function visitWithYaris(width: number): Promise<Visit> {
  const visit = await visitPage(plainPage)
  const { page } = visit
  await opener(page).click()
  const panel = page.getByRole('region', { name: textsOf('es')('HEADER_ADD_VEHICLE') })
  await selectVehicle(panel, 'es', ['2015', 'Toyota', 'Yaris', '1.5 bencina'])
  await panel.getByRole('button', { name: textsOf('es')('BUTTON_ADD_VEHICLE'), exact: true }).click()
  const fitting = page.getByText(/^\d+ repuestos le sirven a tu Toyota Yaris 2015$/)
  await fitting.waitFor()
  const told = Number.parseInt((await fitting.textContent()) ?? '', 10)
  await page.getByRole('link', { name: textsOf('es')('VEHICLES_SHOW_PARTS') }).click()
  await page.getByText(`de ${told}`).first().waitFor()
  await page.getByPlaceholder('Busca para tu Yaris 2015').filter({ visible: true }).first().waitFor()
  await page.setViewportSize({ width, height: 800 })
  return visit
}

describe('lists of parts', () => {
  const text = textsOf('es')
  const named = { vehicle: 'Toyota Yaris 2015' }
  const misfits = (page: Page) =>
    page.getByRole('main').getByText(text('CATALOGUE_FIT_FITS_NOT', { vehicle: 'Yaris 2015' }))

  test.each([390, ...inProof(1280)])(
    'show what fits the chosen vehicle at once, at %i px: nothing moves, and all are one press away',
    async (width) => {
      const visit = await visitWithYaris(width)
      const { page } = visit
      const shifted = await watchShifts(page)
      await page.goto(`${shop.url}/shop/category/repuestos`)
      const front = page.getByRole('main')
      await front.getByText(text('CATALOGUE_VEHICLE_YOURS', named)).waitFor()
      const tiles = front.getByRole('navigation', {
        name: text('CATALOGUE_SUBCATEGORIES', { name: 'Repuestos y accesorios' }),
      })
      await tiles
        .getByText(/^[1-9]\d* para tu auto$/)
        .first()
        .waitFor()
      await calm(page)
      expect(await misfits(page).count(), 'what stands out fits too').toBe(0)
      await expect.poll(shifted).toBe(0)
      await front.getByRole('button', { name: text('CATALOGUE_VEHICLE_SHOW_ALL') }).click()
      await misfits(page).first().waitFor()
      await front.getByRole('button', { name: text('CATALOGUE_VEHICLE_SHOW_FITTING') }).click()
      await expect.poll(() => misfits(page).count()).toBe(0)
      await page.goto(`${shop.url}/shop/category/frenos-y-suspension`)
      await page.waitForURL(/filter_vehicle=\d+/)
      const line = page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: text('CATALOGUE_VEHICLE_YOURS', named) })
      await line.waitFor()
      await calm(page)
      expect(await misfits(page).count()).toBe(0)
      await expect.poll(shifted).toBe(0)
      await expectSound(visit)
      await page.getByRole('link', { name: text('CATALOGUE_VEHICLE_SHOW_ALL'), exact: true }).click()
      await misfits(page).first().waitFor()
      expect(page.url()).not.toContain('filter_vehicle')
      // It counts for the lists that come after, of this visit.
      await page.goto(`${shop.url}/#/shop/shop-list?nameProduct=amortiguador`)
      await page.getByText(text('CATALOGUE_VEHICLE_ALL', named)).waitFor()
      await page.getByRole('link', { name: text('CATALOGUE_VEHICLE_SHOW_FITTING') }).click()
      await page.waitForURL(/filter_vehicle=\d+/)
      await page.goto(`${shop.url}/#/shop/category/perros-alimentos`)
      await page.getByRole('heading', { level: 1, name: 'Alimentos' }).waitFor()
      await calm(page)
      expect(page.url(), 'food is for every car').not.toContain('filter_vehicle')
      // A link of before, to a vehicle that there is no more.
      await page.goto(`${shop.url}/#/shop/category/frenos-y-suspension/products?filter_vehicle=999999`)
      await page.getByText(text('CATALOGUE_VEHICLE_UNKNOWN')).waitFor()
      await page.getByRole('link', { name: text('CATALOGUE_VEHICLE_UNKNOWN_OWN') }).click()
      await line.waitFor()

      await page.goto(`${shop.url}/#/shop/products/pastillas-de-freno-delanteras-chevrolet-sail-2011-2019`)
      const main = page.getByRole('main')
      const pads = 'Pastillas de freno delanteras Toyota Yaris 2014–2018'
      await main
        .getByRole('link', { name: text('PRODUCT_FIT_INSTEAD') })
        .filter({ hasText: pads })
        .waitFor()
      await expectSound(visit)
      // Adding stays possible, and the cart warns.
      await main
        .getByRole('button', { name: text('PRODUCT_ADD') })
        .first()
        .click()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('huella:cart:remote')))
        .toContain('sail')
      await page.goto(`${shop.url}/#/shop/cart`)
      await main.getByText(text('CART_FITS_NOT', named)).waitFor()
      // One press puts the right one there, another takes it back.
      await main.getByRole('button', { name: text('CART_SWAP', { vehicle: 'Yaris' }) }).click()
      await main.getByText(/^En vez de Pastillas de freno delanteras Chevrolet Sail/).waitFor()
      expect(await main.getByText(text('CART_FITS_NOT', named)).count()).toBe(0)
      expect(await main.getByRole('link', { name: pads }).count()).toBeGreaterThan(0)
      await main.getByRole('button', { name: text('CART_UNDO') }).press('Enter')
      await main.getByText(text('CART_FITS_NOT', named)).waitFor()
      await main.getByRole('link', { name: text('CART_FIT_INSTEAD', { name: pads }) }).click()
      await main.getByRole('heading', { level: 1, name: pads }).waitFor()
      await main.getByText(text('PRODUCT_FITS', { vehicle: 'Toyota Yaris 2015, 1.5 bencina' })).waitFor()
    },
  )
})

describe('the vehicle in the header', () => {
  test('[S1.2] [S4.16] [S4.17] chosen there it filters the list of parts, tells what fits and names itself in the search', async () => {
    const text = textsOf('es')
    const visit = await visitPage(parts)
    const { page } = visit
    const main = page.getByRole('main')
    const named = { vehicle: 'Hilux 2018' }
    await opener(page).click()
    const panel = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    await selectVehicle(panel, 'es', ['2018', 'Toyota', 'Hilux', '2.4 diésel'])
    await expectSound(visit)
    await panel.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true }).click()
    await page.waitForURL(/filter_vehicle=\d+/)
    await page.getByPlaceholder('Busca para tu Hilux 2018').filter({ visible: true }).first().waitFor()
    await calm(page)
    await main.getByText(text('CATALOGUE_FIT_FITS', named), { exact: true }).first().waitFor()
    await expect.poll(() => main.getByText(text('CATALOGUE_FIT_FITS_NOT', named)).count()).toBe(0)
    await expectSound(visit)

    await header(page)
      .getByRole('button', { name: text('VEHICLES_BUTTON_CHOSEN', { vehicle: 'Toyota Hilux 2018' }) })
      .click()
    const saved = page.getByRole('region', { name: text('HEADER_SELECT_VEHICLE') })
    expect(await saved.getByRole('radio', { name: /Hilux/ }).isChecked()).toBe(true)
    await expectSound(visit)
    await saved.getByRole('radio', { name: text('TEXT_ALL_VEHICLES') }).check()
    await expect.poll(() => page.url()).not.toContain('filter_vehicle')
    await page.getByPlaceholder(text('SEARCH_PLACEHOLDER')).filter({ visible: true }).first().waitFor()

    await header(page)
      .getByRole('combobox', { name: text('SEARCH_LABEL') })
      .focus()
    // The panel and the suggestions exclude each other.
    await expect.poll(() => saved.count()).toBe(0)
  })

  test('[S4.13] [S4.14] [S4.15] a choice clears those after it and reads them again', async () => {
    const text = textsOf('es')
    const { page } = await visitPage(parts)
    await opener(page).click()
    const panel = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    const select = (key: string) => panel.getByLabel(text(key), { exact: true })
    const offered = (key: string) => select(key).getByRole('option').allTextContents()
    await selectVehicle(panel, 'es', ['2018', 'Toyota', 'Hilux', '2.4 diésel'])

    await select('VEHICLES_MODEL').selectOption('Corolla')
    expect(await select('VEHICLES_ENGINE').inputValue()).toBe('')
    await expect
      .poll(() => offered('VEHICLES_ENGINE'))
      .toEqual([text('VEHICLES_CHOOSE_ENGINE'), '1.8 bencina'])

    await select('VEHICLES_MAKE').selectOption('Volkswagen')
    expect(await select('VEHICLES_MODEL').inputValue()).toBe('')
    expect(await select('VEHICLES_ENGINE').isDisabled()).toBe(true)
    await expect
      .poll(() => offered('VEHICLES_MODEL'))
      .toEqual(expect.arrayContaining([text('VEHICLES_CHOOSE_MODEL'), 'Amarok', 'Gol']))

    await select('VEHICLES_YEAR').selectOption('1999')
    expect(await select('VEHICLES_MAKE').inputValue()).toBe('')
    expect(await select('VEHICLES_MODEL').isDisabled()).toBe(true)
    await expect.poll(() => offered('VEHICLES_MAKE')).toEqual([text('VEHICLES_CHOOSE_MAKE'), 'Nissan'])
  })

  test('another tab agrees, and the choice is there after a reload', async () => {
    const text = textsOf('es')
    const { page } = await visitPage(parts)
    const other = await page.context().newPage()
    await other.goto(addressOf(shop.url, plainPage, 'es', 'remote'))
    await settled(other)
    await opener(page).click()
    const panel = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    await selectVehicle(panel, 'es', ['2015', 'Volkswagen', 'Gol', '1.6 bencina'])
    await panel.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true }).click()
    const named = 'Busca para tu Gol 2015'
    await other.getByPlaceholder(named).filter({ visible: true }).first().waitFor()
    await other.reload()
    await other.getByPlaceholder(named).filter({ visible: true }).first().waitFor()
  })

  test('by the keyboard alone', async () => {
    const text = textsOf('es')
    const visit = await visitPage('/', 'sample')
    const { page } = visit
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: text('HEADER_SELECT_VEHICLE') })
    await panel.getByRole('radio').nth(3).waitFor()
    expect(await panel.getByRole('radio').count(), 'all vehicles and three saved ones').toBe(4)
    await expect
      .poll(() =>
        panel
          .getByRole('radio', { name: text('TEXT_ALL_VEHICLES') })
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.getByPlaceholder('Busca para tu Focus S 2016').filter({ visible: true }).first().waitFor()
    await expectSound(visit)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    const focused = page.locator(':focus')
    expect(await focused.getAttribute('aria-label')).toContain('Ford Focus S 2016')
  })
})

type Look = [Layer, ShopLanguage, number, boolean]

const looks: Look[] = [
  ['remote', 'es', 360, false],
  ['sample', 'en-RTL', 768, true],
  ...inProof<Look>(['sample', 'en', 360, false]),
]

describe('the vehicle picker', () => {
  test.each(looks)(
    'on %s in %s at %i px (dark: %s): [S2.44] [S2.45] [S2.46] [S2.47] [S2.48] [S2.49] [S4.21] [S4.22] [S5.10] [S5.11] [S5.37] [S1.2] adds by VIN, selects, and is sound',
    async (layer, language, width, dark) => {
      const text = textsOf(language)
      const visit = await visitPage(parts, layer, { language, width, dark })
      const { page } = visit
      if (width < 768) await page.getByRole('button', { name: text('LAYOUT_OPEN_SEARCH') }).click()
      await opener(page, language).click()
      const dialog = page.getByRole('dialog')
      const add = dialog.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true })
      const cancel = dialog.getByRole('button', { name: text('BUTTON_CANCEL') })
      if (layer === 'sample') {
        await dialog.getByRole('heading', { name: text('HEADER_SELECT_VEHICLE') }).waitFor()
        const saved = dialog.getByRole('combobox', { name: text('VEHICLES_LABEL') })
        await expect.poll(() => saved.getByRole('option').count()).toBe(4)
        expect(await saved.inputValue(), 'all vehicles').toBe('')
        await dialog.getByText(text('VEHICLES_PICKER_HELP')).waitFor()
        await expectSound(visit)
        await dialog.getByRole('button', { name: text('BUTTON_ADD_VEHICLE_LONG') }).click()
        await cancel.click()
        await dialog.getByRole('heading', { name: text('HEADER_SELECT_VEHICLE') }).waitFor()
        await dialog.getByRole('button', { name: text('BUTTON_ADD_VEHICLE_LONG') }).click()
      }
      await dialog.getByRole('heading', { name: text('HEADER_ADD_VEHICLE') }).waitFor()
      expect(await layoutOf(dialog)).toEqual(['modal', 1])
      expect(await cancel.count(), 'only where there are saved ones').toBe(layer === 'sample' ? 1 : 0)
      expect(await add.isDisabled()).toBe(true)

      const vin = dialog.getByLabel(text('VEHICLES_VIN'))
      await vin.fill('error')
      await dialog.getByRole('alert').getByText(noVehicle[language], { exact: true }).waitFor()
      expect(await add.isDisabled()).toBe(true)
      forgiveNotFound(visit)
      await expectSound(visit)
      await vin.fill('')
      await expect.poll(() => dialog.getByRole('alert').textContent()).toBe('')
      await vin.fill(amarok)
      const found =
        layer === 'sample'
          ? {
              year: 2016,
              make: 'Ford',
              model: 'Focus S',
              engine: language === 'es' ? '2.0 bencina' : '2.0 petrol',
            }
          : { year: 2016, make: 'Volkswagen', model: 'Amarok', engine: '2.0 diésel' }
      await dialog.getByText(text('VEHICLES_VIN_FOUND', found)).waitFor()
      expect(await dialog.getByText(text('VEHICLES_VIN_CHECK')).count(), 'where none has to be').toBe(0)
      await expectSound(visit)
      const busy = await add.evaluateHandle((button) => {
        const seen: string[] = []
        new MutationObserver(() => seen.push(button.getAttribute('aria-busy') ?? 'none')).observe(button, {
          attributeFilter: ['aria-busy'],
        })
        return seen
      })
      await add.click()
      const select = dialog.getByRole('button', { name: text('BUTTON_SELECT_VEHICLE') })
      await select.waitFor()
      if (layer === 'sample') expect((await busy.jsonValue())[0], 'it is busy while it saves').toBe('true')
      const options = dialog.getByLabel(text('VEHICLES_LABEL')).getByRole('option', { selected: true })
      expect(await options.textContent()).toBe(`2016 ${found.make} ${found.model}, ${found.engine}`)
      await select.click()
      await dialog.waitFor({ state: 'detached' })
      await page.waitForURL(/filter_vehicle=\d+/)
      await page
        .getByPlaceholder(text('SEARCH_PLACEHOLDER_VEHICLE', found))
        .filter({ visible: true })
        .first()
        .waitFor()
      const misfit = text('CATALOGUE_FIT_FITS_NOT', { vehicle: `${found.model} ${found.year}` })
      await expect.poll(() => page.getByRole('main').getByText(misfit).count()).toBe(0)
      await calm(page)
      await expectSound(visit)
    },
  )

  test('[S8.11] a VIN that is not found clears the vehicle that was selected', async () => {
    const text = textsOf('es')
    const visit = await visitPage(parts)
    const { page } = visit
    await opener(page).click()
    const panel = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    const add = panel.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true })
    await selectVehicle(panel, 'es', ['2018', 'Toyota', 'Hilux', '2.8 diésel'])
    expect(await add.isDisabled()).toBe(false)
    await panel.getByLabel(text('VEHICLES_VIN')).fill('JTDBR3FE0G0000001x')
    await panel.getByRole('alert').getByText(noVehicle.es, { exact: true }).waitFor()
    expect(await add.isDisabled()).toBe(true)
    const selects = panel.getByRole('combobox')
    expect(await selects.evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))).toEqual([
      '',
      '',
      '',
      '',
    ])
    forgiveNotFound(visit)
    await expectSound(visit)
  })

  test('[S4.18] a VIN that leaves a choice asks, and takes precedence over the lists', async () => {
    const text = textsOf('es')
    const visit = await visitPage(parts)
    const { page } = visit
    await opener(page).click()
    const panel = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    const add = panel.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true })
    await selectVehicle(panel, 'es', ['2018', 'Toyota', 'Hilux', '2.8 diésel'])
    await panel.getByLabel(text('VEHICLES_VIN')).fill('1FTFW1EF0GA012345')
    const question = panel.getByRole('group', {
      name: text('VEHICLES_VIN_SEVERAL', { make: 'Ford', year: 2016 }),
    })
    await question.waitFor()
    await panel.getByText(text('VEHICLES_VIN_CHECK')).waitFor()
    expect(await add.isDisabled(), 'until it is answered').toBe(true)
    await question.getByRole('radio', { name: /5.0/ }).check()
    await expectSound(visit)
    await add.click()
    await page.getByPlaceholder('Busca para tu F-150 2016').filter({ visible: true }).first().waitFor()
  })
})

describe('the garage', () => {
  const gol = { year: 2015, make: 'Volkswagen', model: 'Gol', engine: '1.6 bencina' }
  const addGol = async (form: Locator) => {
    await selectVehicle(form, 'es', ['2015', 'Volkswagen', 'Gol', '1.6 bencina'])
    await form.getByRole('button', { name: textsOf('es')('BUTTON_ADD_VEHICLE'), exact: true }).click()
  }

  test("[S2.49] [S4.20] a guest's vehicle goes to the account, follows to another device and leaves the browser with its customer", async () => {
    const text = textsOf('es')
    const visit = await visitPage(parts)
    const { page } = visit
    await page.route('**/api/vehiculo-anios*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await opener(page).click()
    const inHeader = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    const retry = inHeader.getByRole('alert').filter({ hasText: text('VEHICLES_LISTS_FAILED') })
    await retry.waitFor()
    await page.unroute('**/api/vehiculo-anios*')
    await retry.getByRole('button', { name: text('CHECKOUT_RETRY') }).click()
    await retry.waitFor({ state: 'detached' })
    visit.problems.splice(0, visit.problems.length, ...visit.problems.filter((each) => !/503/.test(each)))
    expect(await layoutOf(inHeader)).toEqual(['search', 2])
    await addGol(inHeader)
    const named = 'Busca para tu Gol 2015'
    await page.getByPlaceholder(named).filter({ visible: true }).first().waitFor()

    const customer = { email: `garage-${crypto.randomUUID()}@correo.cl`, password: 'una-clave-larga' }
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('VEHICLES_GARAGE') })
      .click()
    await page.getByRole('heading', { level: 1, name: text('VEHICLES_GARAGE') }).waitFor()
    const saved = page.getByRole('region', { name: text('VEHICLES_SAVED') })
    await saved.getByText('2015 Volkswagen Gol').first().waitFor()
    await saved.getByText(text('VEHICLES_CURRENT')).waitFor()
    await calm(page)
    await expectSound(visit)

    const form = page.getByRole('region', { name: text('HEADER_ADD_VEHICLE') })
    expect(await layoutOf(form)).toEqual(['account', 4])
    await form.getByLabel(text('VEHICLES_VIN')).fill(amarok)
    await form
      .getByText(text('VEHICLES_VIN_FOUND', { ...gol, year: 2016, model: 'Amarok', engine: '2.0 diésel' }))
      .waitFor()
    await form.getByRole('button', { name: text('BUTTON_ADD_VEHICLE'), exact: true }).click()
    await expect.poll(() => saved.getByRole('listitem').count()).toBe(2)

    const other = await shop.visit()
    await openPage(other.page, shop.url, '/account/login')
    await signIn(other.page, customer)
    await other.page.getByPlaceholder(named).filter({ visible: true }).first().waitFor()
    await other.page
      .getByRole('navigation')
      .getByRole('link', { name: text('VEHICLES_GARAGE') })
      .click()
    const there = other.page.getByRole('region', { name: text('VEHICLES_SAVED') })
    await there
      .getByRole('button', { name: text('VEHICLES_REMOVE', { vehicle: '2015 Volkswagen Gol' }) })
      .click()
    await expect.poll(() => there.getByRole('listitem').count()).toBe(1)
    await other.page.getByPlaceholder(text('SEARCH_PLACEHOLDER')).filter({ visible: true }).first().waitFor()
    await there.getByRole('link', { name: text('VEHICLES_SHOW_PARTS') }).click()
    await other.page.waitForURL(/filter_vehicle=\d+/)
    await other.page.getByPlaceholder('Busca para tu Amarok 2016').filter({ visible: true }).first().waitFor()

    await page
      .getByRole('navigation')
      .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
      .click()
    await page.waitForURL(/#\/account\/login$/)
    await page.getByPlaceholder(text('SEARCH_PLACEHOLDER')).filter({ visible: true }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('huella:garage:remote'))).toBeNull()
    await expectSound(visit)
  })
})
