import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { currentTerms } from '#content/terms.ts'
import { addDays, dayInChile } from '#rules/chile/calendar.ts'
import { workingDayAfter } from '#rules/chile/working-days.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { addressOf, fillCheckout, guest, putInCart, settled } from '#testing/browser/buying.ts'
import { deskEnvironment, deskOwner, enterDesk, signInAtDesk } from '#testing/browser/desk.ts'
import { expectSound, openTestShop, type TestShop, type VisitOptions } from '#testing/browser/shop-test.ts'
import { deskTextsOf, textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'
import { until } from '#testing/until.ts'
import { zipOf } from '#testing/zip-of.ts'

let shop: TestShop
beforeAll(async () => {
  // A webhook of a test is on this machine.
  shop = await openTestShop({ ...deskEnvironment, WEBHOOK_TARGETS: 'any' })
})
afterAll(() => shop?.close())

const text = deskTextsOf('es')
const shopText = textsOf('es')

/** Somebody who has signed in at the desk, in a browser of their own. */
async function atDesk(options: VisitOptions = {}, path = '') {
  const visit = await shop.visit(options)
  await signInAtDesk(visit.page, shop.url, deskOwner)
  await visit.page.goto(`${shop.url}/desk${path}`)
  await visit.page.getByRole('navigation').waitFor()
  return visit
}

/** Does what would leave the page, and stays where that is asked about. */
async function expectAsked(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const questions: string[] = []
  page.once('dialog', (question) => {
    questions.push(question.message())
    return question.dismiss()
  })
  await leave()
  await expect.poll(() => questions).toEqual([text('DESK_UNSAVED')])
}

/** What is saved of the shop under a name; null for nothing. */
async function settingOf(name: string): Promise<unknown> {
  const { rows } = await shop.database.pool.query('SELECT value FROM settings WHERE name = $1', [name])
  return rows[0]?.value ?? null
}

/** What the desk shows beside a form: the shop as it stands, and with what is typed. */
function previewIn(part: Locator | Page, title: string) {
  const preview = part.getByRole('region', { name: text(title), exact: true })
  const side = (heading: string) =>
    preview.getByRole('region', { name: `${text(title)}: ${text(heading)}`, exact: true })
  return { preview, before: side('DESK_BEFORE'), after: side('DESK_AFTER') }
}

/** Steps back as the browser's own button does. A step that was held leads nowhere, which is waited for until its time is over. */
const expectBackAsked = (page: Page) =>
  expectAsked(page, () => page.goBack({ timeout: 1000 }).catch(() => null))

/** In this browser somebody says who they are, to buy without an account. */
async function beGuest(page: Page): Promise<void> {
  const status = await page.evaluate(async (token) => {
    const datosusuario = {
      e_mail_cliente: 'visita@correo.cl',
      rut_cliente: '12.345.678-5',
      nombre_cliente: 'Camila',
      celular_cliente: '9 1234 5678',
    }
    const reply = await fetch(`/api/RegistrarclientePedido?token_authentication=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ datosusuario, datosextra: { acepta_terminos: 1, acepta_publicidad: 0 } }),
    })
    return reply.status
  }, defaultAppToken)
  expect(status).toBe(200)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('XSRF-TOKEN')
}

describe('the door of the desk', () => {
  test('refuses a wrong password, keeps what was typed, and opens to the right one, to a guest of the shop too, until signing out', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await page.goto(`${shop.url}/desk/cuenta`)
    await page.getByRole('heading', { level: 1, name: text('SESSION_TITLE') }).waitFor()
    await beGuest(page)
    await expectSound(visit)
    await enterDesk(page, { ...deskOwner, password: 'no-es-esta-clave' }, text)
    const refused = await page.getByRole('alert').textContent()
    for (const field of [
      page.getByRole('textbox', { name: text('SESSION_EMAIL') }),
      page.locator('input[autocomplete="current-password"]'),
    ]) {
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const says = await field.evaluate((input) => {
        const reason = document.getElementById(input.getAttribute('aria-errormessage') ?? '')
        return reason?.textContent
      })
      expect(says).toBe(refused)
    }
    await expectSound({ ...visit, problems: [] })
    expect(await page.getByRole('textbox', { name: text('SESSION_EMAIL') }).inputValue()).toBe(
      deskOwner.email,
    )
    expect(visit.problems.splice(0)).toHaveLength(1)
    await enterDesk(page, deskOwner, text)
    await page.getByRole('heading', { level: 1, name: text('DESK_ACCOUNT') }).waitFor()
    await expectSound(visit)

    await page.getByRole('button', { name: deskOwner.name }).click()
    await page.getByRole('menu').waitFor()
    await expectSound(visit)
    const signOut = page.getByRole('menuitem', { name: text('DESK_SIGN_OUT') })
    await page.route('**/api/staff/salir*', (route) => route.abort())
    await signOut.click()
    await page.getByText(text('DESK_NO_NETWORK')).waitFor()
    expect(visit.problems.splice(0), 'nobody is told to be out whose session stands').toHaveLength(1)
    await page.unroute('**/api/staff/salir*')
    await page.getByRole('button', { name: deskOwner.name }).click()
    await signOut.click()
    await page.getByRole('heading', { level: 1, name: text('SESSION_TITLE') }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: text('SESSION_TITLE') }).waitFor()
    expect(visit.problems).toEqual([])
  })

  test('closes over a page whose session has ended elsewhere', async () => {
    const { page } = await atDesk()
    await shop.database.pool.query('DELETE FROM staff_sessions')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: text('SESSION_TITLE') }).waitFor()
  })
})

describe('questions and reviews', () => {
  test('a question waits, is answered, and is hidden with a reason', async () => {
    const [product] = (
      await shop.database.pool.query('SELECT id, name FROM products WHERE active ORDER BY id LIMIT 1')
    ).rows
    await shop.database.pool.query(
      `INSERT INTO product_questions (product_id, author, email, content)
       VALUES ($1, 'Camila R.', 'camila@correo.cl', '¿Le sirve a un <b>hurón</b>?')`,
      [product.id],
    )
    const visit = await atDesk({}, '/opiniones')
    const { page } = visit
    await page.getByText('¿Le sirve a un <b>hurón</b>?').waitFor()
    await page.getByText(text('OPINIONS_WAITING_ONE', { count: 1 })).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: text('OPINIONS_REPLY') }).click()
    await page.getByRole('textbox', { name: text('OPINIONS_ANSWER') }).fill('Sí, a cualquier edad.')
    await expectSound(visit)
    await page.getByRole('button', { name: text('OPINIONS_SEND') }).click()
    await page.getByText(text('OPINIONS_NONE')).waitFor()
    await page.getByText(text('OPINIONS_STATE_ANSWERED'), { exact: true }).click()
    await page.getByText('Sí, a cualquier edad.').waitFor()
    await expectSound(visit)
    const card = page.getByRole('listitem').filter({ hasText: '¿Le sirve a un <b>hurón</b>?' })
    await card.getByRole('button', { name: text('OPINIONS_HIDE') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: text('OPINIONS_REASON') }).fill('Publicidad')
    await dialog.getByRole('button', { name: text('OPINIONS_HIDE') }).click()
    await page.getByText(text('OPINIONS_STATE_HIDDEN'), { exact: true }).click()
    await page.getByText(text('OPINIONS_HIDDEN_FOR', { reason: 'Publicidad' })).waitFor()
    await expectSound(visit)
  })
})

describe('the frame', () => {
  test('goes to pages and changes colours and language by the palette alone', async () => {
    const visit = await atDesk()
    const { page } = visit
    const find = page.getByRole('textbox', { name: text('DESK_FIND') })
    await page.keyboard.press('Control+k')
    await find.fill('oscur')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
    await expectSound(visit)
    await page.keyboard.press('Control+k')
    await find.fill('ingles')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: deskTextsOf('en')('DESK_NAVIGATION') }).waitFor()
    await page.reload()
    await page.getByRole('navigation', { name: deskTextsOf('en')('DESK_NAVIGATION') }).waitFor()
    await page.locator('html[lang="en"][data-mantine-color-scheme="dark"]').waitFor()
    await expectSound(visit)
  })

  test('leads past its navigation by the first key, and says where nothing stands', async () => {
    const visit = await atDesk({}, '/no-existe')
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: text('DESK_NOT_FOUND') }).waitFor()
    await expectSound(visit)
    // A place that stands down in the navigation, which shows it.
    await page.goto(`${shop.url}/desk/pedidos`)
    await page.getByRole('heading', { level: 1, name: text('ORDERS_TITLE') }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  })

  test('its first view loads at most 250 kB of JavaScript', async () => {
    const { page, requests } = await shop.visit()
    await page.goto(`${shop.url}/desk`)
    await enterDesk(page, deskOwner, text)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    const files = new Set(requests.filter((url) => url.endsWith('.js')).map((url) => basename(url)))
    const assets = join(import.meta.dirname, '..', 'dist', 'desk', 'assets')
    const sizeOf = (name: string) => {
      try {
        return readFileSync(join(assets, `${name}.br`)).length
      } catch {
        return readFileSync(join(assets, name)).length
      }
    }
    const bytes = [...files].reduce((sum, name) => sum + sizeOf(name), 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(250_000)
  })
})

describe('what the search knows', () => {
  test('of a search that found nothing a synonym is made, tried, found among the others and taken away', async () => {
    const words = 'chuponcito'
    await shop.database.pool.query(
      `INSERT INTO missed_searches (day, words, count)
       VALUES ((now() AT TIME ZONE 'America/Santiago')::date, $1, 7)`,
      [words],
    )
    const visit = await atDesk({}, '/buscador')
    const { page } = visit
    const same = page.getByRole('textbox', { name: text('SEARCH_MISSED_SAME_OF', { words }) })
    await same.fill('pelota')
    await expectSound(visit)
    await same.press('Enter')
    await page.getByText(text('SEARCH_MISSED_SAVED', { words, same: 'pelota' })).waitFor()
    await page.getByRole('button', { name: words, exact: true }).click()
    await page
      .getByRole('listitem')
      .first()
      .getByRole('link', { name: /pelota/i })
      .waitFor()
    const tried = page.getByRole('textbox', { name: text('SEARCH_TRY_WORDS') })
    await tried.fill('comida perro andino 15 kg yaris 2015 zzzz')
    await tried.press('Enter')
    await page.getByText('Toyota Yaris').waitFor()
    await expectSound(visit)
    await page.getByRole('tab', { name: text('SEARCH_TERMS'), exact: true }).click()
    await page.getByRole('button', { name: text('SEARCH_TERM_ADD') }).click()
    await page.getByRole('textbox', { name: text('SEARCH_TERM'), exact: true }).fill('marquita')
    await page.getByRole('textbox', { name: text('SEARCH_TARGET'), exact: true }).fill('pelota')
    await expectSound(visit)
    await page.getByRole('button', { name: text('DESK_SAVE') }).click()
    await page.getByRole('cell', { name: 'marquita', exact: true }).waitFor()
    await expectSound(visit)
    await page.getByRole('tab', { name: text('SEARCH_SYNONYMS') }).click()
    await page.getByRole('textbox', { name: text('SEARCH_FILTER') }).fill(words)
    await page.getByRole('button', { name: text('SEARCH_REMOVE_OF', { words: `${words}, pelota` }) }).click()
    await page.getByRole('button', { name: text('SEARCH_REMOVE'), exact: true }).click()
    await page.getByText(text('SEARCH_NONE')).waitFor()
    await expectSound(visit)
  })
})

test('the owner adds a product with a price, sees it on its page before it is saved, and the shop finds it', async () => {
  const visit = await atDesk({}, '/productos')
  const { page } = visit
  await page.getByRole('link', { name: text('PRODUCTS_ADD') }).click()
  await page.getByRole('textbox', { name: text('PRODUCTS_NAME') }).fill('Arnés tornasol para conejo')
  await page.getByRole('textbox', { name: text('PRODUCTS_SKU') }).fill('ARN-CON-1')
  await page.getByRole('textbox', { name: text('PRODUCTS_PRICE_REGULAR') }).fill('12990')
  const weight = page.getByRole('textbox', { name: text('PRODUCTS_WEIGHT') })
  await weight.fill('')
  await weight.pressSequentially('2,5')
  expect(await weight.inputValue()).toBe('2,5')
  await page.getByRole('combobox', { name: text('PRODUCTS_CATEGORIES') }).click()
  await page.getByRole('option').first().click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: text('PRODUCTS_PREVIEW') }).click()
  const preview = await opened
  await preview.getByRole('heading', { level: 1, name: 'Arnés tornasol para conejo' }).waitFor()
  await preview.getByText(shopText('PREVIEW_NOTICE')).waitFor()
  expect(await preview.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await preview.close()
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText(text('PRODUCTS_SAVED')).first().waitFor()
  await page.getByRole('switch', { name: text('PRODUCTS_PUBLISHED') }).check()
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByRole('link', { name: text('PRODUCTS_IN_SHOP') }).waitFor()
  await expectSound(visit)

  // Somebody else saves while this one types: both fields stay, and it is said which was theirs.
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('textbox', { name: text('PRODUCTS_BARCODE') }).fill('7801234567898')
  await other.getByRole('button', { name: text('DESK_SAVE') }).click()
  await other.getByText(text('PRODUCTS_SAVED')).first().waitFor()
  await other.close()
  await page.getByRole('textbox', { name: text('PRODUCTS_PRICE_REGULAR') }).fill('13990')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText(`${text('PRODUCTS_BARCODE')}: 7801234567898`, { exact: true }).waitFor()
  // The browser itself logs the refusal that was made here.
  expect(visit.problems.splice(0)).toEqual([expect.stringContaining('409')])
  await expectSound(visit)
  await page.getByRole('button', { name: text('PRODUCTS_SAVE_MINE') }).click()
  await page.getByRole('button', { name: text('PRODUCTS_SAVE_MINE') }).waitFor({ state: 'detached' })
  const both = "SELECT barcode, price FROM products WHERE sku = 'ARN-CON-1'"
  // The question goes as the save begins.
  await expect
    .poll(async () => (await shop.database.pool.query(both)).rows)
    .toEqual([{ barcode: '7801234567898', price: 13_990 }])

  // An offer that is none is refused at the field that is wrong, with what is wrong about it.
  const offered = page.getByRole('textbox', { name: text('PRODUCTS_OFFER_PRICE') })
  const until = page.getByLabel(text('PRODUCTS_OFFER_UNTIL'))
  await page.getByRole('switch', { name: text('PRODUCTS_OFFER'), exact: true }).click()
  await offered.fill('13990')
  await page.getByLabel(text('PRODUCTS_OFFER_FROM')).fill('2031-11-02T10:00')
  await until.fill('2031-11-01T10:00')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText(text('PRODUCTS_OFFER_NOT_UNDER')).waitFor()
  await offered.fill('9990')
  await page.getByText(text('PRODUCTS_OFFER_ENDS_FIRST')).waitFor()
  expect(await until.getAttribute('aria-invalid')).toBe('true')
  expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')])
  await expectSound(visit)
  await page.getByRole('switch', { name: text('PRODUCTS_OFFER'), exact: true }).click()

  // What stands on the bag of a food is typed in its tables, and read on the page of the product.
  await page.getByRole('combobox', { name: text('PRODUCTS_FACTS_KIND') }).click()
  await page.getByRole('option', { name: text('PRODUCTS_KIND_FOOD') }).click()
  const typed = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value)
  await typed(text('PRODUCTS_INGREDIENT'), 'Salmón')
  await typed(text('PRODUCTS_PROTEIN'), '29,5')
  await typed(text('PRODUCTS_FAT'), '90')
  await page.getByRole('button', { name: text('PRODUCTS_RATION_ADD') }).press('Enter')
  await typed(text('PRODUCTS_RATION_KG'), '7,5')
  await typed(text('PRODUCTS_RATION_GRAMS', { kg: '7,5', month: 12 }), '115')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText('Los porcentajes suman más de 100.').waitFor()
  expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')])
  await expectSound(visit)
  await typed(text('PRODUCTS_FAT'), '17')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText(`→ ${text('PRODUCTS_FACTS_KIND')}: ${text('PRODUCTS_KIND_FOOD')}`).waitFor()
  const ofFood = await page.context().newPage()
  const inShop = await page.getByRole('link', { name: text('PRODUCTS_IN_SHOP') }).getAttribute('href')
  await ofFood.goto(new URL(inShop ?? '', shop.url).href)
  const facts = ofFood.getByRole('region', { name: shopText('FACTS_FOOD') })
  await facts.getByText('29,5 %').waitFor()
  await facts.getByText('Salmón').waitFor()
  await facts.getByRole('row', { name: /7,5.*115/ }).waitFor()
  await ofFood.close()

  // The log says it as the shop's owner would, not as it is stored.
  const log = await page.context().newPage()
  await log.goto(`${shop.url}/desk/registro`)
  await log.getByText(`${text('PRODUCTS_PRICE_REGULAR')}: $0 → $12.990`, { exact: true }).waitFor()
  await log.close()

  const found = await page.evaluate(async (token) => {
    const query = `token_authentication=${token}&id_filtro=1&texto=tornasol`
    return (await fetch(`/api/FiltrarProducto?${query}`)).text()
  }, defaultAppToken)
  expect(found).toContain('Arnés tornasol para conejo')
})

test('what was typed at the pictures of a product outlives a save of its fields, and is asked about before it is left', async () => {
  const { rows } = await shop.database.pool.query<{ id: number; file: string; value: number }>(
    `SELECT i.product_id AS id, i.file, v.id AS value FROM product_pictures i
     JOIN product_options o ON o.product_id = i.product_id AND o.kind = 'color'
     JOIN product_option_values v ON v.option_id = o.id ORDER BY 1, i.position, 3 LIMIT 1`,
  )
  const [{ id, file, value } = { id: 0, file: '', value: 0 }] = rows
  const { page } = await atDesk({}, `/productos/${id}`)
  const alt = page.getByRole('textbox', { name: text('PICTURES_ALT', { number: 1 }), exact: true })
  await alt.fill('Un saco rojo, de frente')
  await page
    .getByRole('combobox', { name: text('PICTURES_SHOWS', { number: 1 }), exact: true })
    .selectOption(`${value}`)
  await page.getByRole('switch', { name: text('PRODUCTS_BACKORDER') }).click()
  await page.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  await page.getByText(text('PRODUCTS_SAVED')).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: text('DESK_SAVE'), exact: true }).isDisabled())
    .toBe(true)
  expect(await alt.inputValue()).toBe('Un saco rojo, de frente')
  await expectAsked(page, () =>
    page
      .getByRole('main')
      .getByRole('link', { name: text('PRODUCTS_TITLE') })
      .click(),
  )
  await page.getByRole('button', { name: text('PICTURES_SAVE') }).click()
  await page.getByRole('button', { name: text('PICTURES_SAVE') }).waitFor({ state: 'detached' })
  const saved = 'SELECT alt, value_id FROM product_pictures WHERE product_id = $1 AND file = $2'
  expect((await shop.database.pool.query(saved, [id, file])).rows).toEqual([
    { alt: 'Un saco rojo, de frente', value_id: value },
  ])
})

test('a slide and a campaign are seen in the page itself before they are saved, and a slide in the shop right after, in the order of the desk', async () => {
  const visit = await atDesk({}, '/portada')
  const { page } = visit
  const title = 'Otoño con huella'
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click()
  await page.getByRole('textbox', { name: text('SHOWCASE_TITLE') }).fill(title)
  await page.getByRole('button', { name: text('DESK_PREVIEW') }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 2, name: title }).waitFor()
  const shown = () =>
    page.evaluate(async (token) => {
      const reply = await fetch(`/api/ListarSliderImagenesWeb?token_authentication=${token}`)
      return ((await reply.json()) as { title: string }[]).map((slide) => slide.title)
    }, defaultAppToken)
  expect(await shown()).not.toContain(title)
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await until(async () => expect((await shown())[0]).toBe(title))
  await page.getByRole('button', { name: text('DESK_SORT_DOWN', { name: title }) }).click()
  await until(async () => expect((await shown())[1]).toBe(title))
  await expectSound(visit)

  await page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: text('SHOWCASE_CAMPAIGNS') }) })
    .getByRole('button', { name: /^Editar / })
    .first()
    .click()
  await page.getByRole('button', { name: text('DESK_PREVIEW') }).click()
  const campaign = page.frameLocator('iframe').locator('#campaign')
  const isInView = (part: HTMLElement) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  await until(async () => expect(await campaign.evaluate(isInView)).toBe(true))
})

test('the owner writes a page and publishes the terms, and the shop shows both, with the terms of before', async () => {
  const visit = await atDesk({}, '/paginas/nueva')
  const { page } = visit
  await page
    .getByRole('textbox', { name: text('BLOG_TITLE') })
    .first()
    .fill('Bases del sorteo')
  await page.getByRole('textbox', { name: text('BLOG_BODY') }).fill('## Quién participa')
  await page.getByRole('switch', { name: text('SITE_PAGES_IS_PUBLISHED') }).check()
  // An English text without its title is refused, and the form turns to it.
  const language = (name: 'DESK_TEXT_ES' | 'DESK_TEXT_EN') => page.getByRole('radio', { name: text(name) })
  await page.getByText(text('DESK_TEXT_EN'), { exact: true }).click()
  await page.getByRole('textbox', { name: text('BLOG_BODY') }).fill('## Who takes part')
  await page.getByText(text('DESK_TEXT_ES'), { exact: true }).click()
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await until(async () => expect(await language('DESK_TEXT_EN').isChecked()).toBe(true))
  await page
    .getByRole('textbox', { name: text('BLOG_TITLE') })
    .first()
    .fill('Rules of the draw')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.waitForURL(/\/paginas\/\d+$/)
  await page.getByRole('button', { name: text('DESK_PREVIEW'), exact: true }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 2, name: 'Quién participa' }).waitFor()
  expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')])
  await expectSound(visit)
  await page.goto(`${shop.url}/desk/textos-legales/terminos`)
  await page.getByRole('button', { name: text('LAW_START') }).click()
  await page.getByRole('button', { name: text('LAW_PUBLISH') }).click()
  await page.getByText(text('LAW_DONE')).waitFor()
  await expectSound(visit)
  const shopper = await shop.visit()
  await shopper.page.goto(`${shop.url}/pagina/bases-del-sorteo`)
  await shopper.page.getByRole('heading', { level: 1, name: 'Bases del sorteo' }).waitFor()
  const versions: (string | null)[] = []
  for (const path of ['/site/terms-conditions', `/site/terms-conditions?version=${currentTerms}`]) {
    await shopper.page.goto(shop.url + path)
    versions.push(await shopper.page.getByText(/^Versión /).textContent())
  }
  expect(versions).toEqual([expect.stringMatching(/^Versión \d{4}-\d\d-\d\d$/), `Versión ${currentTerms}`])
  // The one that the shop came with holds no more, and says so.
  expect(await shopper.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await shopper.page.getByRole('link', { name: 'Ver la que rige hoy' }).click()
  await shopper.page.getByRole('link', { name: currentTerms, exact: true }).waitFor()
  await expectSound(shopper)
})

test('the owner closes the shop on a day of its own, works on a public holiday, and takes both back', async () => {
  const visit = await atDesk({}, '/tienda')
  const { page } = visit
  const part = page
    .locator('form')
    .filter({ has: page.getByLabel(text('SHOP_HOLIDAYS_YEAR'), { exact: true }) })
  const year = `${new Date().getFullYear() + 1}`
  // A weekend delivers nothing anyway.
  const closed = workingDayAfter(new Date(`${year}-02-03T15:00:00Z`), 0)
    .toISOString()
    .slice(0, 10)
  const row = (day: string) => part.getByRole('row').filter({ hasText: day })
  await part.getByLabel(text('SHOP_HOLIDAYS_DAY'), { exact: true }).fill(closed)
  await part.getByLabel(text('SHOP_HOLIDAYS_NAME')).fill('Inventario')
  await part.getByRole('button', { name: text('SHOP_HOLIDAYS_ADD') }).click()
  await part
    .getByRole('status')
    .filter({ hasText: `${Number(closed.slice(8))} de febrero` })
    .waitFor()
  // An order of the day before shows what the day changes, before it is saved.
  const { preview: promised, before: standing, after: afterwards } = previewIn(part, 'SHIPPING_PREVIEW')
  await promised.getByLabel(text('SHIPPING_PREVIEW_DAY')).fill(addDays(closed, -1))
  await afterwards.getByText(text('SHIPPING_PREVIEW_CHANGED')).first().waitFor()
  const days = (side: Locator) => side.getByText(/^(Llega|Listo) /).allInnerTexts()
  expect(await days(afterwards)).not.toEqual(await days(standing))
  expect(await settingOf('holidays')).toBeNull()
  await row('25 de diciembre').getByRole('switch').click({ force: true })
  expect(await promised.getByLabel(text('SHIPPING_PREVIEW_DAY')).inputValue()).toMatch(/-12-24$/)
  await part.getByRole('button', { name: text('DESK_SAVE') }).click()
  await part.getByText(text('SHOP_SAVED')).waitFor()
  await expectSound(visit)
  await page.reload()
  await part.getByLabel(text('SHOP_HOLIDAYS_YEAR')).click()
  await page.getByRole('option', { name: year }).click()
  expect(await row('25 de diciembre').getByRole('switch').isChecked()).toBe(true)
  await row('25 de diciembre').getByRole('switch').click({ force: true })
  await row('Inventario').getByRole('button').click()
  await part.getByRole('button', { name: text('DESK_SAVE') }).click()
  await part.getByText(text('SHOP_SAVED')).waitFor()
  expect(await row('Inventario').count()).toBe(0)
  await expectSound(visit)
})

test('the owner sees the backups, writes rates with a comma, and is asked before what was typed is left', async () => {
  const began = dayInChile(new Date())
  await shop.database.pool.query(
    "INSERT INTO backups (began_at, name, bytes) VALUES (now(), 'respaldo-de-prueba', 12345678)",
  )
  const { page } = await atDesk({}, '/despacho')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_SHOP') })
    .click()
  const backups = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: text('SHOP_BACKUPS'), exact: true }),
  })
  await backups.getByText('12,3 MB').waitFor()
  await backups.getByText(/respaldo-de-prueba$/).waitFor()
  const part = page.locator('form').filter({ has: page.getByLabel(text('SHOP_RATES_USD')) })
  const dollar = part.getByLabel(text('SHOP_RATES_USD'))
  await dollar.fill('')
  await part.getByRole('button', { name: text('DESK_SAVE') }).click()
  expect(await dollar.inputValue()).toBe('')
  await dollar.fill('951,5')
  page.once('dialog', (asked) => asked.dismiss())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_SHIPPING') })
    .click()
  expect(page.url()).toMatch(/\/tienda$/)
  await dollar.click()
  await expectBackAsked(page)
  expect(page.url()).toMatch(/\/tienda$/)
  await page.getByRole('button', { name: deskOwner.name }).click()
  await expectAsked(page, () => page.getByRole('menuitem', { name: text('DESK_SIGN_OUT') }).click())
  await page.getByRole('link', { name: text('DESK_SKIP') }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  expect(await dollar.inputValue()).toBe('951,5')
  await part.getByRole('button', { name: text('DESK_SAVE') }).click()
  await part.getByText(text('SHOP_SAVED')).waitFor()
  // Nobody said of which day they are: of the day on which they were written.
  const ended = dayInChile(new Date())
  const kept = "SELECT value ->> 'usd' AS usd, value ->> 'day' AS day FROM settings WHERE name = 'rates'"
  const [rates] = (await shop.database.pool.query<{ usd: string; day: string }>(kept)).rows
  expect(rates?.usd).toBe('951.5')
  expect([began, ended]).toContain(rates?.day)
  await dollar.press('End')
  await dollar.press('Backspace')
  await dollar.press('7')
  expect(await dollar.inputValue()).toBe('951,7')
  await part.getByLabel(text('SHOP_RATES_EUR')).fill('1.084,50')
  await part.getByRole('button', { name: text('DESK_SAVE') }).click()
  const both = "SELECT value ->> 'usd' AS usd, value ->> 'eur' AS eur FROM settings WHERE name = 'rates'"
  await expect
    .poll(async () => (await shop.database.pool.query(both)).rows)
    .toEqual([{ usd: '951.7', eur: '1084.5' }])
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_SHIPPING') })
    .click()
  const carriers = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: text('SHIPPING_CARRIERS'), exact: true }),
  })
  await carriers
    .getByRole('button', { name: text('SHIPPING_EDIT_OF', { name: '' }) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('SHIPPING_FROM_DAYS')).first().fill('9')
  await dialog.getByLabel(text('SHIPPING_TO_DAYS')).first().fill('2')
  await dialog.getByText(text('SHIPPING_DAYS_BACKWARDS')).waitFor()
  page.once('dialog', (asked) => asked.dismiss())
  await page.keyboard.press('Escape')
  await dialog.getByLabel(text('SHIPPING_TO_DAYS')).first().click()
  await expectBackAsked(page)
  expect(await dialog.getByLabel(text('SHIPPING_TO_DAYS')).first().inputValue()).toBe('2')
  page.once('dialog', (asked) => asked.accept())
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a dialog with something typed is closed after a question alone', async () => {
  const { page } = await atDesk()
  const dialogs: [path: string, ...buttons: string[]][] = [
    ['/cupones', 'COUPONS_NEW'],
    ['/menus', 'MENUS_ADD'],
    ...inProof<[string, ...string[]]>(
      ['/blog', 'BLOG_CATEGORIES', 'BLOG_ADD_CATEGORY'],
      ['/buscador', 'SEARCH_TERMS', 'SEARCH_TERM_ADD'],
      ['/buscador', 'SEARCH_SYNONYMS', 'SEARCH_SYNONYMS_ADD'],
      ['/equipo', 'STAFF_INVITE'],
    ),
  ]
  for (const [path, ...presses] of dialogs) {
    await page.goto(`${shop.url}/desk${path}`)
    for (const key of presses) {
      const name = { name: text(key), exact: true }
      await page.getByRole('button', name).or(page.getByRole('tab', name)).click()
    }
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first().fill('algo')
    const close = dialog.getByRole('button', { name: text('DESK_CLOSE'), exact: true })
    const questions: string[] = []
    page.once('dialog', (question) => {
      questions.push(question.message())
      return question.dismiss()
    })
    await close.click()
    expect([path, questions]).toEqual([path, [text('DESK_UNSAVED')]])
    page.once('dialog', (question) => question.accept())
    await close.click()
    await dialog.waitFor({ state: 'detached' })
  }
})

test('stock that the recount could not explain is marked in the navigation, and made right where it waits', async () => {
  const { pool } = shop.database
  const { rows: found } = await pool.query<{ id: number; name: string }>(
    `SELECT p.id, p.name FROM products p JOIN stock s ON s.product_id = p.id AND s.branch_id = 1
     WHERE p.active AND s.value_id IS NULL ORDER BY p.id LIMIT 1`,
  )
  const [product] = found
  if (!product) throw new Error('No product has stock.')
  await pool.query(
    `WITH moved AS (
       INSERT INTO stock_movements (product_id, branch_id, delta, balance, reason, actor) VALUES ($1, 1, 7, 7, 'counted', 'x')
     ) INSERT INTO stock_drifts (product_id, branch_id, booked, there) VALUES ($1, 1, 7, 0), ($1, NULL, 7, 8)`,
    [product.id],
  )
  const visit = await atDesk({}, '/cuenta')
  const { page } = visit
  const place = page.getByRole('navigation').getByRole('link', { name: text('DESK_ATTENTION') })
  await place.getByText(/^\d+$/).waitFor()
  await place.click()
  const tab = page.getByRole('tab', { name: text('ATTENTION_STOCK') })
  await tab.click()
  // Others may wait, too, from other tests: the mark is what the tabs say, and of it this product is one.
  const marked = async (where: Locator) =>
    (await where.getByText(/^\d+$/).allTextContents()).reduce((sum, count) => sum + Number(count), 0)
  const expectMarked = (waiting: number) =>
    expect
      .poll(async () => [await marked(tab), (await marked(place)) - (await marked(page.getByRole('tab')))])
      .toEqual([waiting, 0])
  const drifts = 'SELECT count(DISTINCT product_id)::int AS waiting FROM stock_drifts'
  const { waiting } = (await pool.query<{ waiting: number }>(drifts)).rows[0] ?? { waiting: 0 }
  await expectMarked(waiting)
  await page.getByRole('button', { name: text('STOCK_SETTLE_OF', { name: product.name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(`${text('STOCK_SETTLE_LEAD')} ${text('STOCK_SETTLE_TOTAL')}`, { exact: true })
    .waitFor()
  await dialog.getByRole('button', { name: text('STOCK_SETTLE') }).click()
  await expectMarked(waiting - 1)
  const kept =
    'SELECT delta, reason, actor FROM stock_movements WHERE product_id = $1 ORDER BY id DESC LIMIT 1'
  expect((await pool.query(kept, [product.id])).rows).toEqual([
    { delta: -7, reason: 'counted', actor: deskOwner.name },
  ])
  await expectSound(visit)
})

test('what a carrier asks for a comuna is asked in the checkout as soon as the desk says so', async () => {
  const { page } = await atDesk({}, '/despacho')
  const carrier = 'Chilexpress'
  await page.getByRole('button', { name: text('SHIPPING_EDIT_OF', { name: carrier }) }).click()
  const dialog = page.getByRole('dialog')
  const remove = text('SHIPPING_REMOVE_RATE', { place: guest.comuna })
  const rate = dialog.getByRole('row').filter({ has: page.getByRole('button', { name: remove }) })
  await rate.getByLabel(text('SHIPPING_PRICE')).fill('4.567')
  await dialog.getByRole('button', { name: text('DESK_SAVE'), exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const { page: shopper } = await shop.visit()
  // Something light: heavier parcels ask more than the rate.
  await putInCart(shopper, shop, shop.url, 'medicine')
  await shopper.goto(addressOf(shop.url, '/shop/checkout', 'es'))
  await settled(shopper)
  await fillCheckout(shopper, 'es')
  const carriers = shopper.getByRole('radiogroup', { name: shopText('CHECKOUT_CARRIERS') })
  await carriers.getByText('$4.567').waitFor()
})

test('hours, rates of currencies and pixels are seen as the shop will show them, and nothing is saved', async () => {
  const visit = await atDesk({ width: 768 }, '/tienda')
  const { page } = visit
  const names = ['hours', 'rates', 'pixels']
  const saved = await Promise.all(names.map(settingOf))

  const hours = previewIn(page, 'SHOP_HOURS_PREVIEW')
  const store = page.getByRole('group', { name: text('SHOP_HOURS_STORE') })
  const told = await hours.before.textContent()
  const other = told?.replace(text('DESK_BEFORE'), text('DESK_AFTER'))
  expect(await hours.after.textContent()).toBe(other)
  await store.getByLabel(text('SHOP_HOURS_FROM', { day: 'sábado' })).selectOption('11')
  await hours.after.getByText(/sábado de 11 a/).waitFor()
  expect(await hours.before.textContent()).toBe(told)
  await hours.preview.getByText(text('DESK_TEXT_RU'), { exact: true }).click()
  await hours.after.getByText(/суббота 11–/).waitFor()

  const rates = previewIn(page, 'SHOP_RATES_PREVIEW')
  await page.getByLabel(text('SHOP_RATES_USD')).fill('1.000')
  await rates.after.getByText('US$19,99', { exact: true }).waitFor()
  expect(await rates.before.getByText('US$19,99', { exact: true }).count()).toBe(0)

  const pixels = previewIn(page, 'SHOP_PIXELS_PREVIEW')
  await pixels.before.getByText(text('SHOP_PIXELS_PREVIEW_NONE')).waitFor()
  const add = text('SHOP_PIXELS_ADD', { kind: text('SHOP_PIXELS_GOOGLE') })
  await page.getByRole('button', { name: add, exact: true }).click()
  const code = page.getByRole('textbox', { name: text('SHOP_PIXELS_GOOGLE'), exact: true })
  await code.fill('<script src="https://pixel.example/g.js"></script>')
  await pixels.after.getByText('https://pixel.example', { exact: true }).waitFor()
  await pixels.after.getByText('<script src="https://pixel.example/g.js"></script>').waitFor()
  await pixels.after.getByText(text('SHOP_PIXELS_AFTER_MEASUREMENT')).waitFor()
  await expectSound(visit)
  await code.fill('no es un código')
  await pixels.preview.getByText(text('SHOP_PIXELS_PREVIEW_REFUSED')).waitFor()
  await pixels.before.getByText(text('SHOP_PIXELS_PREVIEW_NONE')).waitFor()

  expect(await Promise.all(names.map(settingOf))).toEqual(saved)
})

test('what a shopper is offered is seen while a carrier and a kind of delivery are typed, and nothing is saved', async () => {
  const visit = await atDesk({ width: 1280 }, '/despacho')
  const { page } = visit
  const rows = async () =>
    (
      await shop.database.pool.query(
        `SELECT (SELECT json_agg(c ORDER BY id) FROM carriers c) AS carriers,
           (SELECT json_agg(r ORDER BY id) FROM carrier_rates r) AS rates,
           (SELECT json_agg(k ORDER BY id) FROM dispatch_kinds k) AS kinds`,
      )
    ).rows
  const saved = await rows()
  await page.getByRole('button', { name: text('SHIPPING_EDIT_OF', { name: 'Chilexpress' }) }).click()
  const dialog = page.getByRole('dialog')
  const offers = previewIn(dialog, 'SHIPPING_PREVIEW')
  await offers.before.getByText('Chilexpress', { exact: true }).waitFor()
  expect(await offers.after.getByText(text('SHIPPING_PREVIEW_CHANGED')).count()).toBe(0)
  const told = await offers.before.textContent()
  const prices = dialog.getByLabel(text('SHIPPING_PRICE'))
  for (const price of await prices.all()) await price.fill('7.650')
  await offers.after.getByText('$7.650', { exact: true }).waitFor()
  await offers.after.getByText(text('SHIPPING_PREVIEW_TOTAL', { total: '$27.640' })).waitFor()
  await offers.after.getByText(text('SHIPPING_PREVIEW_CHANGED')).waitFor()
  expect(await offers.before.textContent()).toBe(told)
  await dialog.getByLabel(text('SHIPPING_DISCOUNT')).fill('100')
  await offers.after.getByText(text('SHIPPING_PREVIEW_FREE'), { exact: true }).waitFor()
  await expectSound(visit)
  // What a save would refuse is said, and what was shown last stays.
  await dialog.getByLabel(text('SHIPPING_FROM_DAYS')).first().fill('9')
  await dialog.getByLabel(text('SHIPPING_TO_DAYS')).first().fill('2')
  await offers.preview.getByText(text('SHIPPING_PREVIEW_REFUSED')).waitFor()
  page.once('dialog', (asked) => asked.accept())
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const kinds = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: text('SHIPPING_KINDS'), exact: true }),
  })
  await kinds.getByRole('button').first().click()
  const named = previewIn(dialog, 'SHIPPING_PREVIEW')
  await dialog.getByLabel(text('SHIPPING_NAME_EN')).fill('To your door')
  await named.preview.getByText(text('DESK_TEXT_EN'), { exact: true }).click()
  await named.after.getByText('To your door', { exact: true }).waitFor()
  await named.before.getByText('Home delivery', { exact: true }).waitFor()
  await dialog.getByLabel(text('SHIPPING_ACTIVE')).uncheck()
  await named.after.getByText('To your door', { exact: true }).waitFor({ state: 'detached' })
  expect(await rows()).toEqual(saved)
})

test('units go to another branch, and a webhook that took nothing is sent its message again', async () => {
  const heard: (string | undefined)[] = []
  let status = 500
  const receiver = createServer((request, reply) => {
    heard.push(String(request.headers['webhook-id']))
    request.resume()
    reply.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void receiver.close())
  await once(receiver, 'listening')
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`
  const visit = await atDesk({}, '/integraciones')
  const { page } = visit
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: text('WEBHOOKS_NEW') }).click()
  await dialog.getByLabel(text('WEBHOOKS_URL')).fill(address)
  await dialog.getByRole('checkbox', { name: text('EVENT_ORDER_MADE') }).check()
  await dialog.getByRole('button', { name: text('WEBHOOKS_NEW') }).click()
  await dialog.getByText(/^whsec_/).waitFor()
  await dialog.getByRole('button', { name: text('INTEGRATIONS_KEPT') }).click()
  await page.getByRole('button', { name: text('WEBHOOKS_TRY') }).click()
  await page.getByText(text('WEBHOOKS_NOT_TAKEN', { error: 'HTTP 500' })).waitFor()
  await page.getByRole('button', { name: text('WEBHOOKS_LOG') }).click()
  const sent = page.getByRole('table', { name: text('WEBHOOKS_LOG') })
  await sent.getByText(text('DELIVERY_PENDING')).waitFor()
  await expectSound(visit)
  status = 200
  await sent.getByRole('button', { name: text('DELIVERY_RESEND') }).click()
  await sent.getByText(text('DELIVERY_DONE')).waitFor()
  await page.getByText(text('WEBHOOKS_WEEK', { done: 1, pending: 0, failed: 0 })).waitFor()
  expect(heard.length).toBeGreaterThan(1)
  expect(new Set(heard).size).toBe(1)

  const { pool } = shop.database
  const { rows } = await pool.query<{ id: number; places: string[] }>(
    `SELECT s.product_id AS id, (SELECT array_agg(name ORDER BY id) FROM branches) AS places
     FROM stock s JOIN products p ON p.id = s.product_id AND p.active
     WHERE s.branch_id = 1 AND s.value_id IS NULL AND s.quantity > 9 ORDER BY s.product_id DESC LIMIT 1`,
  )
  const [{ id = 0, places: [from = '', to = ''] = [] } = {}] = rows
  await page.goto(`${shop.url}/desk/stock/${id}`)
  const change = page.getByRole('button', { name: text('STOCK_CHANGE_OF', { place: from }) }).first()
  await change.click()
  await page.getByRole('menuitem', { name: text('STOCK_TRANSFER') }).click()
  await dialog.getByLabel(text('STOCK_HOW_MANY_UNITS')).fill('2')
  await dialog.getByRole('combobox').first().click()
  await page.getByRole('option', { name: to }).click()
  await dialog.getByRole('button', { name: text('STOCK_TRANSFER') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('row')
    .filter({ hasText: text('STOCK_REASON_TRANSFERRED') })
    .nth(1)
    .waitFor()
  const moved = `SELECT b.name AS place, m.delta FROM stock_movements m JOIN branches b ON b.id = m.branch_id
    WHERE m.product_id = $1 AND m.reason = 'transferred' ORDER BY m.delta`
  expect((await pool.query(moved, [id])).rows).toEqual([
    { place: from, delta: -2 },
    { place: to, delta: 2 },
  ])
  await expectSound(visit)
})

test('a customer who has said no name is opened by the e-mail', async () => {
  await shop.database.pool.query(
    `INSERT INTO customers (kind, email, first_name, phone, terms_accepted_at, terms_version)
     VALUES ('guest', 'sin-nombre@correo.cl', '', '+56955557777', now(), '2026-11')`,
  )
  const visit = await atDesk({}, '/clientes?texto=sin-nombre%40correo.cl')
  await visit.page.getByRole('link', { name: 'sin-nombre@correo.cl' }).click()
  await visit.page.getByRole('heading', { level: 1, name: 'sin-nombre@correo.cl' }).waitFor()
  await expectSound(visit)
})

test('before two customers are made one, it is told by e-mail who goes and who stays, and who asks for it is erased', async () => {
  await shop.database.pool.query(
    `INSERT INTO customers (kind, email, first_name, phone, terms_accepted_at, terms_version)
     VALUES ('guest', 'queda@correo.cl', 'Camila', '+56955556666', now(), '2026-11'),
       ('guest', 'se-va@correo.cl', 'Camila', '+56955556666', now(), '2026-11')`,
  )
  const visit = await atDesk({}, '/clientes/repetidos')
  const { page } = visit
  const pair = page.getByRole('listitem').filter({ hasText: 'se-va@correo.cl' })
  await pair.getByRole('button', { name: text('CUSTOMERS_MERGE') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('CUSTOMERS_MERGE_REASON')).fill('Lo dijo por teléfono')
  await expectAsked(page, () => page.keyboard.press('Escape'))
  await dialog.getByRole('button', { name: text('CUSTOMERS_MERGE'), exact: true }).click()
  const sure = text('CUSTOMERS_MERGE_SURE', { from: 'se-va@correo.cl', into: 'queda@correo.cl' })
  await dialog.getByText(sure).waitFor()
  await dialog.getByRole('button', { name: text('CUSTOMERS_MERGE_DO') }).click()
  await page.getByText(text('CUSTOMERS_MERGED')).waitFor()
  await pair.waitFor({ state: 'detached' })
  const of = async () =>
    (
      await shop.database.pool.query<{ id: number; email: string }>(
        "SELECT id, email FROM customers WHERE email IN ('queda@correo.cl', 'se-va@correo.cl')",
      )
    ).rows
  const [left] = await of()
  expect(await of()).toEqual([{ id: left?.id, email: 'queda@correo.cl' }])
  await page.goto(`${shop.url}/desk/clientes/${left?.id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: text('CUSTOMERS_ERASE') })
    .click()
  await dialog.getByLabel(text('CUSTOMERS_REASON')).fill('Lo pidió por correo')
  await dialog.getByRole('button', { name: text('CUSTOMERS_ERASE') }).click()
  await page.getByText(text('CUSTOMERS_ERASED')).waitFor()
  expect(await of()).toEqual([])
  await expectSound(visit)
})

test('the owner puts the tree of categories in order by buttons and by drag, and names one for search engines', async () => {
  const visit = await atDesk({}, '/categorias')
  const { page } = visit
  const roots = page.getByRole('tree').locator('> [role="treeitem"]')
  const nameOf = async (place: number) =>
    (await roots.nth(place).locator('[draggable] > span').first().textContent()) ?? ''
  await roots.first().waitFor()
  const [first, second] = [await nameOf(0), await nameOf(1)]
  await roots.first().click()
  await page.getByRole('button', { name: text('CATEGORIES_DOWN') }).click()
  await expect.poll(() => nameOf(1)).toBe(first)
  await expectSound(visit)
  await roots
    .nth(1)
    .locator('[draggable]')
    .first()
    .dragTo(roots.first().locator('[draggable]').first(), {
      targetPosition: { x: 40, y: 2 },
    })
  await expect.poll(() => nameOf(0)).toBe(first)
  expect(await nameOf(1)).toBe(second)
  await page.getByRole('textbox', { name: text('CATEGORIES_SEO_TITLE') }).fill('Todo lo de siempre')
  await page.getByRole('button', { name: text('DESK_SAVE') }).click()
  await page.getByText(text('SHOP_SAVED')).waitFor()
  const address = await page.getByRole('link', { name: text('PRODUCTS_IN_SHOP') }).getAttribute('href')
  await expect
    .poll(async () =>
      (await (await fetch(`${shop.url}${address}`)).text()).includes('<title>Todo lo de siempre'),
    )
    .toBe(true)
})

test('a manager imports 1,000 products and undoes a change of all their prices', async () => {
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, role, password_hash)
     SELECT 'Marta', 'marta@huella.example', 'manager', password_hash FROM staff LIMIT 1`,
  )
  const visit = await shop.visit({ width: 820 })
  const { page } = visit
  await signInAtDesk(page, shop.url, { ...deskOwner, email: 'marta@huella.example' })
  await page.goto(`${shop.url}/desk/importar`)
  const lines = Array.from({ length: 1000 }, (_, row) => `KIT-${row},Kit zurumbático ${row},10000,Kits`)
  const send = (rows: readonly string[]) => {
    const buffer = Buffer.from(['SKU,Nombre,Precio,Categoría', ...rows].join('\n'))
    return page
      .locator('input[accept*=".csv"]')
      .setInputFiles({ name: 'kits.csv', mimeType: 'text/csv', buffer })
  }
  await send(lines)
  const zip = zipOf([{ name: 'kit.png', bytes: Buffer.from('kit') }])
  await page
    .locator('input[accept=".zip"]')
    .setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: zip })
  await page.getByText(text('IMPORTS_ZIP_HERE_ONE', { file: 'fotos.zip', count: 1 })).waitFor()
  await page.getByRole('button', { name: text('IMPORTS_ZIP_REMOVE') }).click()
  await page.getByText(text('IMPORTS_ZIP_LEAD')).waitFor()
  await page.getByRole('button', { name: text('IMPORTS_CHECK') }).click()
  await page.getByRole('button', { name: text('IMPORTS_APPLY') }).click()
  await page.getByText(text('IMPORTS_STATE_APPLIED')).waitFor()
  await page
    .getByText(text('IMPORTS_COUNTS', { rows: '1.000', created: '1.000', changed: 0, same: 0 }))
    .waitFor()
  await expectSound(visit)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: text('IMPORTS_EXPORT') }).click()
  await page.getByRole('menuitem', { name: text('IMPORTS_EXPORT_XLSX') }).click()
  expect((await arriving).suggestedFilename()).toBe('productos.xlsx')
  await send(lines.slice(0, 2))
  await page.getByRole('button', { name: text('IMPORTS_CHECK') }).click()
  await page.getByText(text('IMPORTS_NOTHING_NEW')).waitFor()
  expect(await page.getByRole('button', { name: text('IMPORTS_APPLY') }).count()).toBe(0)
  // Where products would change, it is said how they come back.
  await send([lines[0]?.replace('10000', '12000') ?? ''])
  await page.getByText(text('IMPORTS_NOTHING_NEW')).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: text('IMPORTS_CHECK') }).click()
  await page.getByText(text('IMPORTS_WAY_BACK')).waitFor()

  await page.goto(`${shop.url}/desk/productos/precios?texto=zurumbatico`)
  await page.getByRole('textbox', { name: text('PRODUCTS_BULK_PERCENT') }).fill('10')
  await page.getByRole('button', { name: text('PRODUCTS_BULK_PREVIEW') }).click()
  await page.getByRole('cell', { name: '$10.000 → $11.000' }).first().waitFor()
  await page.getByRole('button', { name: text('PRODUCTS_BULK_APPLY_OTHER', { count: '1.000' }) }).click()
  const prices = async () =>
    (
      await shop.database.pool.query(
        `SELECT price, count(*)::int FROM products WHERE sku LIKE 'KIT-%' GROUP BY price`,
      )
    ).rows
  const undo = page.getByRole('button', { name: text('PRODUCTS_UNDO') })
  await undo.waitFor()
  expect(await prices()).toEqual([{ price: 11_000, count: 1000 }])
  await expectSound(visit)
  await undo.click()
  await page.getByText(/^Lo deshizo Marta/).waitFor()
  await undo.waitFor({ state: 'detached' })
  expect(await prices()).toEqual([{ price: 10_000, count: 1000 }])
})
