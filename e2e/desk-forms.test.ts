import { randomUUID } from 'node:crypto'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultAppToken } from '#server/settings/web.settings.ts'
import { deskOwner, enterDesk, signInAtDesk } from '#testing/browser/desk.ts'
import { held } from '#testing/browser/held.ts'
import { expectSound, openSharedShop, type TestShop, type Visit } from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'

const text = deskTextsOf('es')

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
})
afterAll(() => shop?.close())

/** At the desk, signed in. */
async function atDesk(member = deskOwner): Promise<Visit> {
  const visit = await shop.visit()
  await signInAtDesk(visit.page, shop.url, member)
  await visit.page.goto(`${shop.url}/desk/cuenta`)
  await visit.page.getByRole('navigation').first().waitFor()
  return visit
}

/** A call by whoever the page's browser is signed in as. */
const call = (page: Page, name: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([path, json, token]) => {
      const key = /XSRF-TOKEN-STAFF=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(key) }
      const address = `/api/${path}?token_authentication=${token}`
      return (await fetch(address, { method: 'POST', headers, body: json })).json()
    },
    [name, JSON.stringify(body), defaultAppToken] as const,
  )

const save = (page: Page) => page.getByRole('button', { name: text('DESK_SAVE'), exact: true })
const named = (page: Page, key: string) => page.getByRole('textbox', { name: text(key), exact: true }).first()

test('what is typed while a page or a product is saved stays, and is saved next', async () => {
  const { page } = await atDesk()
  const own = randomUUID()
  const written = await call(page, 'staff/guardar-pagina', { titulo: `Hoja ${own}` })
  const product = await call(page, 'staff/guardar-producto', {
    cambios: { nombre: `Cama ${own}`, codigo: own, precio: 9990 },
  })
  for (const [path, saving, field, name] of [
    [`paginas/${written.id_pagina}`, 'staff/guardar-pagina', 'BLOG_TITLE', 'Hoja'],
    [`productos/${product.id_producto}`, 'staff/guardar-producto', 'PRODUCTS_NAME', 'Cama'],
  ] as const) {
    await page.goto(`${shop.url}/desk/${path}`)
    await named(page, field).fill(`${name} uno ${own}`)
    const reply = await held(page, `**/api/${saving}*`)
    await save(page).click()
    await reply.requested
    await named(page, field).fill(`${name} uno y dos ${own}`)
    const answered = page.waitForResponse(`**/api/${saving}*`)
    reply.let()
    await answered
    await expect.poll(() => save(page).isEnabled()).toBe(true)
    expect(await named(page, field).inputValue()).toBe(`${name} uno y dos ${own}`)
    const again = page.waitForResponse(`**/api/${saving}*`)
    await save(page).click()
    expect((await again).status()).toBe(200)
    await page.unroute(`**/api/${saving}*`)
    await expect.poll(() => save(page).isEnabled()).toBe(false)
    await page.reload()
    await expect.poll(() => named(page, field).inputValue()).toBe(`${name} uno y dos ${own}`)
  }
})

test('what is typed while a new page or product is first saved is there to be saved next', async () => {
  const { page } = await atDesk()
  const own = randomUUID()
  for (const [path, saving, fields] of [
    ['paginas/nueva', 'staff/guardar-pagina', { BLOG_TITLE: `Hoja nueva ${own}` }],
    [
      'productos/nuevo',
      'staff/guardar-producto',
      { PRODUCTS_NAME: `Cama nueva ${own}`, PRODUCTS_SKU: `N-${own}`, PRODUCTS_PRICE_REGULAR: '9990' },
    ],
  ] as const) {
    await page.goto(`${shop.url}/desk/${path}`)
    for (const [key, value] of Object.entries(fields)) await named(page, key).fill(value)
    const [[field = '', first = ''] = []] = Object.entries(fields)
    const reply = await held(page, `**/api/${saving}*`)
    await save(page).click()
    await reply.requested
    await named(page, field).fill(`${first} y más`)
    reply.let()
    await page.waitForURL(/\/\d+$/)
    await expect.poll(() => save(page).isEnabled()).toBe(true)
    expect(await named(page, field).inputValue()).toBe(`${first} y más`)
    const again = page.waitForResponse(`**/api/${saving}*`)
    await save(page).click()
    expect((await again).status()).toBe(200)
    await expect.poll(() => save(page).isEnabled()).toBe(false)
    await page.unroute(`**/api/${saving}*`)
    await page.reload()
    await expect.poll(() => named(page, field).inputValue()).toBe(`${first} y más`)
  }
})

test('a product begins as a copy of another, which stays as it is', async () => {
  const { page } = await atDesk()
  const own = randomUUID()
  const { id_producto: id } = await call(page, 'staff/guardar-producto', {
    cambios: { nombre: `Cuna ${own}`, codigo: own, precio: 19990, descripcion_corta: 'De lana.' },
  })
  await page.goto(`${shop.url}/desk/productos/${id}`)
  await page.getByRole('link', { name: text('PRODUCTS_COPY') }).click()
  await expect
    .poll(() => named(page, 'PRODUCTS_NAME').inputValue())
    .toBe(text('PRODUCTS_COPY_NAME').replace('{name}', `Cuna ${own}`))
  await named(page, 'PRODUCTS_NAME').fill(`Cuna grande ${own}`)
  await named(page, 'PRODUCTS_SKU').fill(`${own}-2`)
  await save(page).click()
  await page.getByRole('heading', { level: 1, name: `Cuna grande ${own}` }).waitFor()
  const { rows } = await shop.database.pool.query(
    `SELECT p.name, p.sku, p.price, t.short_description, p.active
     FROM products p JOIN product_texts t ON t.product_id = p.id WHERE p.name LIKE $1 ORDER BY p.id`,
    [`%${own}`],
  )
  const alike = { price: 19_990, short_description: 'De lana.', active: false }
  expect(rows).toEqual([
    { ...alike, name: `Cuna ${own}`, sku: own },
    { ...alike, name: `Cuna grande ${own}`, sku: `${own}-2` },
  ])
})

test('a save that is taken back leaves nothing of what was typed while it was made', async () => {
  const { page } = await atDesk()
  const own = randomUUID()
  const product = await call(page, 'staff/guardar-producto', {
    cambios: { nombre: `Cama ${own}`, codigo: own, precio: 9990 },
  })
  await page.goto(`${shop.url}/desk/productos/${product.id_producto}`)
  const name = named(page, 'PRODUCTS_NAME')
  await name.fill(`Cama uno ${own}`)
  const reply = await held(page, '**/api/staff/guardar-producto*')
  await save(page).click()
  await reply.requested
  await name.fill(`Cama dos ${own}`)
  reply.let()
  await expect.poll(() => save(page).isEnabled()).toBe(true)
  await name.fill(`Cama uno ${own}`)
  await page
    .getByRole('button', { name: text('PRODUCTS_UNDO') })
    .first()
    .click()
  await expect.poll(() => name.inputValue()).toBe(`Cama ${own}`)
})

test('a year is typed digit by digit over the one that stands', async () => {
  const { page } = await atDesk()
  await page.goto(`${shop.url}/desk/portada`)
  await page.getByRole('button', { name: text('SHOWCASE_ADD_CAMPAIGN') }).click()
  const until = page.getByRole('dialog').getByLabel(text('SHOWCASE_UNTIL'))
  await until.fill('2026-12-24T23:59')
  await until.blur()
  await until.focus()
  // Whichever way round a browser has day and month, the year comes third.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2027')
  expect(await until.inputValue()).toBe('2027-12-24T23:59')
  // Clocks leave that hour out.
  await until.fill('2027-09-05T00:30')
  await until.blur()
  expect(await until.inputValue()).toBe('2027-09-05T01:30')
})

test('what is sent under a key is asked for at a desk that has come without TLS', async () => {
  const { page } = await shop.visit()
  const { rows } = await shop.database.pool.query(
    `SELECT id FROM products p WHERE active AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id)
     ORDER BY id DESC LIMIT 1`,
  )
  await page.goto(`${shop.urlWithoutTls}/desk/stock/${rows[0].id}`)
  await enterDesk(page, deskOwner, text)
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false)
  await page
    .getByRole('button', { name: text('STOCK_CHANGE_OF', { place: '' }) })
    .first()
    .click()
  await page.getByRole('menuitem', { name: text('STOCK_RECEIVE') }).click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: text('STOCK_HOW_MANY_UNITS') })
    .waitFor()
})

test('an answer that a colleague has given meanwhile is shown before it is written over', async () => {
  const visit = await atDesk()
  const { page } = visit
  const content = `¿Sirve para un hurón? ${randomUUID()}`
  const { rows } = await shop.database.pool.query(
    'SELECT id FROM products WHERE active ORDER BY id DESC LIMIT 1',
  )
  const asked = await call(page, 'guardar-pregunta', {
    ...{ clave: randomUUID(), id_producto: rows[0].id, autor: 'Camila', email: 'camila@correo.cl' },
    contenido: content,
  })
  await page.goto(`${shop.url}/desk/opiniones`)
  const card = page.getByRole('listitem').filter({ hasText: content })
  await card.getByRole('button', { name: text('OPINIONS_REPLY') }).click()
  await card.getByRole('textbox').fill('No, lo sentimos.')
  let question = ''
  page.once('dialog', (dialog) => {
    question = dialog.message()
    void dialog.dismiss()
  })
  await card.getByRole('button', { name: text('DESK_CANCEL') }).click()
  expect([question, await card.getByRole('textbox').inputValue()]).toEqual([
    text('DESK_UNSAVED'),
    'No, lo sentimos.',
  ])
  page.once('dialog', (dialog) => void dialog.dismiss())
  await page.getByText(text('OPINIONS_STATE_ANSWERED'), { exact: true }).click()
  expect(await card.getByRole('textbox').inputValue()).toBe('No, lo sentimos.')
  const place = { tipo: 'pregunta', id: asked.id_pregunta }
  await call(page, 'staff/responder-opinion', { ...place, respuesta: 'Sí, desde los dos meses.' })
  // The list is asked for anew when its window is looked at again, and what was answered waits no more.
  const waiting = page.waitForResponse('**/api/staff/opiniones?*')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await waiting).finished()
  await card.getByRole('button', { name: text('OPINIONS_SEND') }).click()
  await card.getByRole('alert').getByText('Sí, desde los dos meses.').waitFor()
  visit.problems.splice(0)
  await expectSound(visit)
  await card.getByRole('button', { name: text('OPINIONS_REPLACE') }).click()
  await card.waitFor({ state: 'detached' })
  const answer = await shop.database.pool.query('SELECT answer FROM product_questions WHERE id = $1', [
    asked.id_pregunta,
  ])
  expect(answer.rows).toEqual([{ answer: 'No, lo sentimos.' }])
  // Nobody else counts what waits or is shown of that product.
  await shop.database.pool.query('DELETE FROM product_questions WHERE id = $1', [asked.id_pregunta])
})

/** Somebody of the staff whose session no other test needs. */
async function newMember(name: string) {
  const email = `${randomUUID()}@huella.example`
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, role, password_hash)
     SELECT $1, $2, 'owner', password_hash FROM staff WHERE email = $3`,
    [name, email, deskOwner.email],
  )
  return { name, email, password: deskOwner.password }
}

const endSessionsOf = (email: string) =>
  shop.database.pool.query(
    'DELETE FROM staff_sessions WHERE staff_id = (SELECT id FROM staff WHERE email = $1)',
    [email],
  )

/** Saves, and the session ends as that is sent: no count that the desk asks for by itself hides the button before. */
async function saveAsSessionEnds(page: Page, saving: string, email: string) {
  const end = async (route: Route) => {
    await endSessionsOf(email)
    await route.continue()
  }
  await page.route(`**/api/${saving}*`, end, { times: 1 })
  await save(page).click()
}

test('a session that ends over a form is begun again over it, and what was typed is sent when it is pressed', async () => {
  const carla = await newMember('Carla Soto')
  const visit = await atDesk(carla)
  const { page } = visit
  const code = `FIN-${randomUUID()}`
  await page.goto(`${shop.url}/desk/cupones`)
  await page.getByRole('button', { name: text('COUPONS_NEW') }).click()
  const dialog = page.getByRole('dialog', { name: text('COUPONS_NEW') })
  const field = dialog.getByRole('textbox', { name: text('COUPONS_CODE') })
  await field.fill(code)
  await dialog.getByRole('textbox', { name: text('COUPONS_VALUE') }).fill('10')
  await dialog.getByLabel(text('ORDERS_FROM')).fill('2026-11-01')
  await dialog.getByLabel(text('ORDERS_TO')).fill('2026-12-31')
  await saveAsSessionEnds(page, 'staff/guardar-cupon', carla.email)
  const door = page.getByRole('dialog', { name: text('SESSION_OVER_TITLE') })
  await door.waitFor()
  await expectSound({ ...visit, problems: [] })
  await page.keyboard.press('Escape')
  expect(await door.getByRole('textbox', { name: text('SESSION_EMAIL') }).inputValue()).toBe(carla.email)
  await page.keyboard.type(carla.password)
  await page.keyboard.press('Enter')
  await door.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe(code)
  await dialog.getByText(text('SESSION_WAS_OVER')).waitFor()
  const made = () => shop.database.pool.query('SELECT FROM coupons WHERE code = $1', [code])
  expect((await made()).rowCount).toBe(0)
  visit.problems.splice(0) // the browser itself logs the refusal
  await save(page).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await made()).rowCount).toBe(1)
  await expectSound(visit)
})

test('another account finds nothing of what stood unsaved when a session ended', async () => {
  const [carla, diego] = [await newMember('Carla Soto'), await newMember('Diego Paz')]
  const visit = await atDesk(carla)
  const { page } = visit
  await page.goto(`${shop.url}/desk/paginas/nueva`)
  await named(page, 'BLOG_TITLE').fill('Lo de Carla')
  await saveAsSessionEnds(page, 'staff/guardar-pagina', carla.email)
  const door = page.getByRole('dialog', { name: text('SESSION_OVER_TITLE') })
  await door.waitFor()
  await enterDesk(page, diego, text)
  await door.waitFor({ state: 'detached' })
  await page.getByText(diego.name).first().waitFor()
  await expect.poll(() => named(page, 'BLOG_TITLE').inputValue()).toBe('')

  await named(page, 'BLOG_TITLE').fill('Lo de Diego')
  await saveAsSessionEnds(page, 'staff/guardar-pagina', diego.email)
  await door.getByRole('button', { name: text('SESSION_OVER_DISCARD') }).click()
  await page.getByRole('heading', { level: 1, name: text('SESSION_TITLE') }).waitFor()
  await enterDesk(page, diego, text)
  await expect.poll(() => named(page, 'BLOG_TITLE').inputValue()).toBe('')
})

test('a session that ends while a product is saved leaves its form as it was', async () => {
  const carla = await newMember('Carla Soto')
  const { page } = await atDesk(carla)
  const own = randomUUID()
  const product = await call(page, 'staff/guardar-producto', {
    cambios: { nombre: `Cama ${own}`, codigo: own, precio: 9990 },
  })
  await page.goto(`${shop.url}/desk/productos/${product.id_producto}`)
  await named(page, 'PRODUCTS_NAME').fill(`Cama grande ${own}`)
  await saveAsSessionEnds(page, 'staff/guardar-producto', carla.email)
  const door = page.getByRole('dialog', { name: text('SESSION_OVER_TITLE') })
  await door.waitFor()
  await page.keyboard.type(carla.password)
  await page.keyboard.press('Enter')
  await door.waitFor({ state: 'detached' })
  expect(await named(page, 'PRODUCTS_NAME').inputValue()).toBe(`Cama grande ${own}`)
  await save(page).click()
  await expect.poll(() => save(page).isEnabled()).toBe(false)
})

test('a brand whose answer was lost is made once by the next press', async () => {
  const { page } = await atDesk()
  const name = `Marca ${randomUUID().slice(0, 8)}`
  await page.goto(`${shop.url}/desk/marcas`)
  await page.getByRole('button', { name: text('PRODUCTS_BRAND_ADD') }).click()
  const dialog = page.getByRole('dialog', { name: text('PRODUCTS_BRAND_ADD') })
  await dialog.getByRole('textbox', { name: text('PRODUCTS_NAME') }).fill(name)
  await page.route('**/api/staff/agregar-marca*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  const add = dialog.getByRole('button', { name: text('PRODUCTS_BRAND_ADD') })
  await add.click()
  await dialog.getByRole('alert').waitFor()
  await page.unroute('**/api/staff/agregar-marca*')
  await add.click()
  await dialog.waitFor({ state: 'detached' })
  const made = await shop.database.pool.query('SELECT FROM brands WHERE name = $1', [name])
  expect(made.rowCount).toBe(1)
})

const ownWord = (word: string) => `${word}${randomUUID().slice(0, 8)}`

test('words that a colleague has saved meanwhile are taken over, and not taken away before they are seen', async () => {
  const visit = await atDesk()
  const { page } = visit
  const [first, theirs, mine] = [ownWord('nido'), ownWord('cuna'), ownWord('catre')]
  const term = ownWord('palabra')
  const group = await call(page, 'staff/guardar-sinonimos-busqueda', { terminos: [first, 'cama'] })
  const meant = await call(page, 'staff/guardar-termino-busqueda', {
    ...{ significado: 'en-lugar', termino: term, equivale: 'pelota' },
  })
  const saveGroup = (version: unknown, terminos: string[]) =>
    call(page, 'staff/guardar-sinonimos-busqueda', { id_grupo: group.id_grupo, version, terminos })
  await page.goto(`${shop.url}/desk/buscador`)

  await page.getByRole('tab', { name: text('SEARCH_SYNONYMS') }).click()
  const row = page.getByRole('row').filter({ hasText: first })
  await row.getByRole('button', { name: /^Cambiar / }).click()
  const synonyms = page.getByRole('dialog', { name: text('SEARCH_SYNONYMS_EDIT') })
  await synonyms.locator('input:not([type="hidden"])').fill(mine)
  await page.keyboard.press('Enter')
  await saveGroup(group.version, ['cama', first, theirs])
  await save(page).click()
  await synonyms.getByRole('alert').getByText(deskOwner.name).waitFor()
  await synonyms.getByText(theirs, { exact: true }).waitFor()
  await save(page).click()
  await synonyms.waitFor({ state: 'detached' })
  await row.filter({ hasText: mine }).filter({ hasText: theirs }).waitFor()
  await saveGroup(2, ['cama', first])
  await row.getByRole('button', { name: /^Quitar / }).click()
  const asked = page.getByRole('dialog', { name: /^Quitar / })
  await asked.getByRole('button', { name: text('SEARCH_REMOVE'), exact: true }).click()
  await asked.getByRole('alert').getByText(deskOwner.name).waitFor()
  await row.filter({ hasNotText: theirs }).waitFor({ state: 'attached' })
  await asked.getByRole('button', { name: text('SEARCH_REMOVE'), exact: true }).click()
  await asked.waitFor({ state: 'detached' })
  await row.waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: text('SEARCH_TERMS') }).click()
  const line = page.getByRole('row').filter({ hasText: term })
  await line.getByRole('button', { name: /^Cambiar / }).click()
  const dialog = page.getByRole('dialog', { name: text('SEARCH_TERM_EDIT') })
  const target = dialog.getByRole('textbox', { name: text('SEARCH_TARGET') })
  await target.fill(mine)
  const { id_termino, version } = meant
  const said = { id_termino, version, significado: 'en-lugar', equivale: 'correa' }
  await call(page, 'staff/guardar-termino-busqueda', { ...said, termino: `${term}s` })
  await save(page).click()
  await dialog.getByRole('alert').getByText(deskOwner.name).waitFor()
  const typed = dialog.getByRole('textbox', { name: text('SEARCH_TERM'), exact: true })
  expect([await typed.inputValue(), await target.inputValue()]).toEqual([`${term}s`, mine])
  await save(page).click()
  await dialog.waitFor({ state: 'detached' })
  await line.filter({ hasText: mine }).waitFor()
  await call(page, 'staff/quitar-termino-busqueda', { id_termino })
  visit.problems.splice(0) // the browser itself logs the refusals
  await expectSound(visit)
})

test('a file that is none says why where it was chosen, and one without codes what it waits for', async () => {
  const { page } = await atDesk()
  await page.goto(`${shop.url}/desk/importar`)
  const bring = async (name: string, bytes: Buffer) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: text('IMPORTS_UPLOAD') }).click()
    await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: bytes })
  }
  await bring('vacio.csv', Buffer.alloc(0))
  await page.getByRole('alert').getByText(text('IMPORTS_ERROR_EMPTY')).waitFor()
  await bring('antiguo.xls', Buffer.from('d0cf11e0a1b11ae10000', 'hex'))
  await page.getByText(text('IMPORTS_ERROR_FORMAT')).waitFor()
  await bring('nombres.csv', Buffer.from('Nombre;Precio\nCollar;4990\n'))
  await page.getByText(text('IMPORTS_NEEDS_SKU')).waitFor()
  expect(await page.getByRole('button', { name: text('IMPORTS_CHECK') }).isDisabled()).toBe(true)
})
