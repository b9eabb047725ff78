import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#testing/browser/axe.ts'
import { deskOwner, signInAtDesk } from '#testing/browser/desk.ts'
import { expectSound, openSharedShop, type TestShop } from '#testing/browser/shop-test.ts'
import { tabTo } from '#testing/browser/tab-to.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openSharedShop()
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, role, password_hash) SELECT $1, $2, 'agent', password_hash FROM staff LIMIT 1`,
    [agent.name, agent.email],
  )
})
afterAll(() => shop?.close())

const text = deskTextsOf('es')
const agent = { ...deskOwner, email: 'pia@huella.example', name: 'Pía Agente' }

/** An order of 23,800 pesos that was paid by transfer and goes to a home. */
async function prepare(number: number): Promise<number> {
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `WITH customer AS (
       INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
       VALUES ('customer', $1::text || '@correo.cl', 'Inés', now(), '1') RETURNING id
     ), bought AS (
       INSERT INTO orders (number, token, customer_id, state, payment_kind, payment_state, document_kind, carrier_id,
         carrier_name, dispatch_kind_id, days_from, days_to, comuna_id, address, customer_name, customer_email,
         customer_rut, customer_phone, subtotal, shipping_price, shipping_discount_percent, shipping_net, coupon_amount,
         coupon_shipping_share, total, neto, iva, idempotency_key, request_fingerprint, terms_version)
       SELECT $1::text::int, md5($1::text), customer.id, 'PENDING', 'transferencia', 'PAID', 'boleta', carriers.id,
         carriers.name, 1, 1, 3, comunas.id, jsonb_build_object('street', 'Los Aromos', 'number', '12', 'flat', '',
           'reference', '', 'comuna', comunas.name, 'region', 'Metropolitana'),
         'Inés <b>Soto</b>', 'ines@correo.cl', '12345678-5', '+56912345678',
         23800, 0, 0, 0, 0, 0, 23800, 20000, 3800, gen_random_uuid(), sha256($1::text::bytea), '1'
       FROM customer, (SELECT id, name FROM carriers WHERE dispatch_kind_id = 1 ORDER BY id LIMIT 1) carriers,
         (SELECT id, name FROM comunas ORDER BY id LIMIT 1) comunas
       RETURNING id
     ), lines AS (
       INSERT INTO order_lines (order_id, position, product_id, slug, name, picture, sku, unit_price, quantity, total)
       SELECT bought.id, 0, p.id, p.slug, p.name, '', '', 11900, 2, 23800
       FROM bought, (SELECT id, slug, name FROM products WHERE active ORDER BY id LIMIT 1) p
     ), paid AS (
       INSERT INTO manual_payments (order_id, amount, paid_on, actor)
       SELECT id, 23800, current_date, 'Rosa Soto' FROM bought
     )
     SELECT id FROM bought`,
    [String(number)],
  )
  return rows[0]?.id ?? 0
}

test('an agent finds an order, ships it with its number and pays a part of it back', async () => {
  const id = await prepare(445566)
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos?cola=to-prepare`)
  await page.getByRole('tab', { name: text('ORDERS_QUEUE_TO_PREPARE'), selected: true }).waitFor()
  await page.getByRole('searchbox', { name: text('ORDERS_FIND') }).fill('12.345.678-5')
  await page.waitForURL(/buscar=12/)
  await page.getByRole('cell', { name: 'Inés <b>Soto</b>' }).waitFor()
  await expectSound(visit)
  await page.getByRole('link', { name: '445566' }).click()
  await page.getByRole('heading', { level: 1, name: text('ORDERS_ONE', { number: '445566' }) }).waitFor()
  // The link that was pressed has gone with the list.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido')
  await page.getByText('Los Aromos 12').waitFor()
  await expectSound(visit)

  const act = async (name: string) => {
    await page.getByRole('button', { name: text('ORDERS_MORE_ACTS') }).click()
    await page.getByRole('menuitem', { name: text(name) }).click()
  }
  const dialog = page.getByRole('dialog')
  // Somebody else saves while this one types: the page behind hears of it at once, the dialog keeps what it opened with.
  await page.getByRole('button', { name: text('ORDERS_EDIT_ADDRESS') }).click()
  await dialog.getByRole('textbox', { name: text('ORDERS_STREET_NUMBER') }).fill('14')
  await shop.database.pool.query(
    `UPDATE orders SET address = jsonb_set(address, '{street}', '"Las Rosas"'), version = version + 1,
       edited_by = 'Ana Otra', edited_at = now() WHERE id = $1`,
    [id],
  )
  await page.getByText('Las Rosas 12').waitFor({ state: 'attached' })
  expect(await dialog.getByRole('textbox', { name: text('ORDERS_STREET'), exact: true }).inputValue()).toBe(
    'Los Aromos',
  )
  await dialog.getByRole('button', { name: text('DESK_SAVE') }).click()
  await dialog
    .getByRole('alert')
    .getByText(/Ana Otra/)
    .waitFor()
  visit.problems.splice(0) // the browser itself logs the refusal that was made here
  const address = await shop.database.pool.query('SELECT address FROM orders WHERE id = $1', [id])
  expect(address.rows[0]?.address).toMatchObject({ street: 'Las Rosas', number: '12' })
  page.once('dialog', (question) => question.accept())
  await dialog.getByRole('button', { name: text('DESK_CANCEL') }).click()
  const focused = (name: string) =>
    page.waitForFunction((label) => {
      const { ariaLabel, textContent } = document.activeElement ?? {}
      return (ariaLabel || textContent) === label
    }, text(name))
  await focused('ORDERS_EDIT_ADDRESS')
  await act('ORDERS_ACT_REFUND')
  await dialog.getByText(text('ORDERS_REFUND_PART'), { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await focused('ORDERS_MORE_ACTS')

  await act('ORDERS_ACT_SHIP')
  await dialog.getByRole('textbox', { name: text('ORDERS_TRACKING') }).fill('CL-7788')
  await expectSound(visit)
  await dialog.getByRole('button', { name: text('ORDERS_ACT_SHIP') }).click()
  await page.getByText(text('ORDERS_QUEUE_ON_THE_WAY'), { exact: true }).first().waitFor()
  await page.getByText('CL-7788').waitFor()

  await act('ORDERS_ACT_REFUND')
  await dialog.getByText(text('ORDERS_REFUND_PART'), { exact: true }).click()
  await dialog.getByRole('textbox', { name: text('ORDERS_AMOUNT') }).fill('5000')
  await expectSound(visit)
  await dialog.getByRole('button', { name: text('ORDERS_ACT_REFUND') }).click()
  await page.getByText(text('ORDERS_REFUND_DONE'), { exact: true }).waitFor()
  await page.getByText('$18.800').waitFor()
  const { rows } = await shop.database.pool.query(
    'SELECT amount, actor, method, state FROM refunds WHERE order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ amount: 5000, actor: agent.name, method: 'transfer', state: 'DONE' }])
  await expectSound(visit)
})

test('by keys alone an order is sent on once the prescription that it waits for is approved, and tells who did it', async () => {
  const id = await prepare(445567)
  await shop.database.pool.query(
    `WITH needed AS (INSERT INTO prescriptions (order_id, state) VALUES ($1, 'RECEIVED') RETURNING order_id)
     INSERT INTO prescription_files (order_id, name, type, content) SELECT order_id, 'receta.pdf', 'pdf', '' FROM needed`,
    [id],
  )
  const visit = await shop.visit()
  const { page } = visit
  const { keyboard } = page
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const press = async (control: Locator) => {
    await tabTo(control, 120)
    await keyboard.press('Enter')
  }
  const button = (name: string, within: Pick<Page, 'getByRole'>) =>
    within.getByRole('button', { name: text(name), exact: true })
  const type = async (field: Locator, typed: string) => {
    await tabTo(field, 120)
    await keyboard.type(typed)
  }
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  await type(page.getByRole('textbox', { name: text('SESSION_EMAIL') }), deskOwner.email)
  await type(page.locator('input[autocomplete="current-password"]'), deskOwner.password)
  await keyboard.press('Enter')
  await page.getByText(text('ORDERS_LACKS_PRESCRIPTION')).waitFor()
  await expectSound(visit)
  await press(button('ORDERS_ACT_PREPARE', main))
  await press(button('ORDERS_ACT_PREPARE', dialog))
  await dialog.getByRole('alert').waitFor()
  visit.problems.splice(0) // the browser itself logs the refusal that was made here
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await press(main.getByRole('link', { name: text('DESK_PRESCRIPTIONS') }))
  const card = main
    .getByRole('listitem')
    .filter({ hasText: text('PRESCRIPTIONS_ORDER', { number: '445567' }) })
  await card.waitFor()
  await expectSound(visit)
  await press(button('PRESCRIPTIONS_APPROVE', card))
  await press(button('PRESCRIPTIONS_APPROVE', dialog))
  await card.waitFor({ state: 'detached' })
  await page.goBack()
  await main.getByText(text('ORDERS_PRESCRIPTION_APPROVED')).waitFor()
  await main.getByText(text('ORDERS_PRESCRIPTION_CAME')).waitFor()
  expect(await main.getByText(text('ORDERS_LACKS_PRESCRIPTION')).count()).toBe(0)

  await press(button('ORDERS_ACT_PREPARE', main))
  await press(button('ORDERS_ACT_PREPARE', dialog))
  await dialog.waitFor({ state: 'detached' })
  await press(button('ORDERS_MORE_ACTS', main))
  const ship = page.getByRole('menuitem', { name: text('ORDERS_ACT_SHIP') })
  await ship.waitFor()
  const isThere = () => ship.evaluate((item) => item === document.activeElement)
  for (let step = await page.getByRole('menuitem').count(); step > 0 && !(await isThere()); step -= 1) {
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
  await type(dialog.getByRole('textbox', { name: text('ORDERS_TRACKING') }), 'RX-7789')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await main.getByText('RX-7789').waitFor()
  await main.getByText(text('ORDERS_QUEUE_ON_THE_WAY'), { exact: true }).first().waitFor()
  await expectSound(visit)
})

test('on a tablet by night and on a phone a list shows its totals, and the acts of an order can be read', async () => {
  const id = await prepare(445568)
  const visit = await shop.visit({ width: 768, dark: true })
  const { page } = visit
  await signInAtDesk(page, shop.url, deskOwner)
  await page.goto(`${shop.url}/desk/pedidos?buscar=445568`)
  const total = page.getByRole('cell', { name: '$23.800' })
  await total.waitFor()
  const { x, width } = (await total.boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width).toBeLessThanOrEqual(768)
  await expectSound(visit)
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  await page.getByRole('button', { name: text('ORDERS_MORE_ACTS') }).click()
  await page.getByRole('menuitem', { name: text('ORDERS_ACT_CANCEL') }).waitFor()
  expect(await violationsOf(page, 'contrast')).toEqual([])
  expect(visit.problems).toEqual([])
  // On a phone the order is no wider than the window, and each list shows what it comes to.
  await page.setViewportSize({ width: 390, height: 780 })
  const sum = page.getByRole('cell', { name: '$23.800' }).last()
  const isWithin = async () => {
    const box = (await sum.boundingBox()) ?? { x: 390, width: 1 }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    return box.x + box.width <= 390 && overflow === 0
  }
  await expect.poll(isWithin).toBe(true)
  await page.goto(`${shop.url}/desk/pedidos?buscar=445568`)
  await sum.waitFor()
  await expect.poll(isWithin).toBe(true)
})

test('a note that somebody types stays while another comes, is asked about before it is left, and is kept once', async () => {
  const id = await prepare(445569)
  const { page } = await shop.visit()
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  const note = page.getByRole('textbox', { name: text('ORDERS_NOTE') })
  await note.fill('Llamó para cambiar la hora')
  await shop.database.pool.query(
    `WITH told AS (UPDATE orders SET version = version + 1 WHERE id = $1)
     INSERT INTO order_notes (order_id, author, content, client_key)
     VALUES ($1, 'Ana Otra', 'Pagó dos veces', gen_random_uuid())`,
    [id],
  )
  await page.getByText('Pagó dos veces').waitFor()
  expect(await note.inputValue()).toBe('Llamó para cambiar la hora')

  const questions: string[] = []
  page.once('dialog', (question) => {
    questions.push(question.message())
    return question.dismiss()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: text('ORDERS_TITLE') })
    .click()
  await expect.poll(() => questions).toEqual([text('DESK_UNSAVED')])

  for (const content of ['Llamó para cambiar la hora', 'Se la cambié']) {
    await note.fill(content)
    await page.getByRole('button', { name: text('ORDERS_NOTE_ADD') }).click()
    await page.getByRole('main').getByRole('paragraph').filter({ hasText: content }).waitFor()
    expect(await note.inputValue()).toBe('')
  }
  const { rows } = await shop.database.pool.query(
    'SELECT author, content FROM order_notes WHERE order_id = $1 ORDER BY id',
    [id],
  )
  expect(rows).toEqual([
    { author: 'Ana Otra', content: 'Pagó dos veces' },
    { author: agent.name, content: 'Llamó para cambiar la hora' },
    { author: agent.name, content: 'Se la cambié' },
  ])
})

test('a return request that waits for an answer is told of beside its place and stands in it', async () => {
  const id = await prepare(445570)
  await shop.database.pool.query(
    `INSERT INTO return_requests (order_id, kind, remedy, reason, amount)
     VALUES ($1, 'RETRACTO', 'DEVOLUCION', 'No era la talla. Es esta: https://fotos.example/talla.', 11900)`,
    [id],
  )
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos`)
  const waiting = new RegExp(`^${text('DESK_RETURNS')}.*${text('RETURNS_RECEIVED').toLowerCase()}$`, 's')
  await page.getByRole('navigation').getByRole('link', { name: waiting }).click()
  await page.getByRole('heading', { name: text('RETURNS_TITLE'), level: 1 }).waitFor()
  expect(new URL(page.url()).pathname, 'the address that staff may have saved').toBe('/desk/solicitudes')
  const request = page.getByRole('listitem').filter({ hasText: 'No era la talla.' })
  await request.getByRole('button', { name: text('RETURNS_ACCEPT') }).waitFor()
  const link = request.getByRole('link', { name: 'https://fotos.example/talla', exact: true })
  expect(await link.getAttribute('href')).toBe('https://fotos.example/talla')
  expect(await link.getAttribute('rel'), 'it learns nothing of the desk').toContain('noopener noreferrer')
  await expectSound(visit)
})

test('an agent takes a unit off an order that has not left, and the slip tells to pack the rest', async () => {
  const id = await prepare(445571)
  await shop.database.pool.query(
    `WITH asked AS (
       INSERT INTO return_requests (order_id, kind, remedy, reason, amount)
       VALUES ($1, 'RETRACTO', 'DEVOLUCION', 'Pedí de más.', 11900) RETURNING id
     )
     INSERT INTO return_request_lines (request_id, position, quantity) SELECT id, 0, 1 FROM asked`,
    [id],
  )
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  await page.getByText(text('ORDERS_WITHDRAWAL_WAITS')).waitFor()
  await page.getByRole('button', { name: text('ORDERS_MORE_ACTS') }).click()
  await page.getByRole('menuitem', { name: text('ORDERS_ACT_TAKE_OFF') }).click()
  const dialog = page.getByRole('dialog')
  const units = dialog.getByRole('textbox').first()
  const amount = dialog.getByRole('textbox', { name: text('ORDERS_TAKE_OFF_AMOUNT') })
  const send = dialog.getByRole('button', { name: text('ORDERS_ACT_TAKE_OFF') })
  await send.click()
  await dialog.getByText(text('ORDERS_TAKE_OFF_NONE')).waitFor()
  await units.fill('2')
  await dialog.getByText(text('ORDERS_TAKE_OFF_CANCELS')).waitFor()
  expect(await amount.inputValue()).toBe('$23.800')
  await expectSound(visit)
  await send.click()
  // The other unit is asked back by its shopper, who waits for an answer.
  await dialog
    .getByText(/solicitud sin responder/)
    .first()
    .waitFor()
  visit.problems.splice(0) // the browser itself logs the refusal that was made here
  await units.fill('1')
  expect(await amount.inputValue()).toBe('$11.900')
  // All of its money with one of its units cancels it as well.
  await amount.fill('23800')
  await dialog.getByText(text('ORDERS_REFUND_CANCELS')).waitFor()
  await amount.fill('11900')
  await dialog.getByText(text('ORDERS_REFUND_CANCELS')).waitFor({ state: 'detached' })
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(text('ORDERS_UNSENT_ONE', { count: 1 })).waitFor()
  await expectSound(visit)
  await page.goto(`${shop.url}/desk/pedidos/imprimir?pedidos=${id}&que=guias`)
  await page.getByText(text('ORDERS_ASKED_BACK_ONE', { count: 1 })).waitFor()
  await page.getByRole('cell', { name: '1', exact: true }).waitFor()
  // On a phone the list of what is to be picked is no wider than the window.
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`${shop.url}/desk/pedidos/imprimir?pedidos=${id}`)
  await page.getByRole('cell', { name: /445571/ }).waitFor()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow).toBe(0)
  await page.getByText(text('ORDERS_ASKED_BACK_ONE', { count: 1 })).waitFor()
  const { rows } = await shop.database.pool.query(
    'SELECT u.position, u.quantity, r.amount, r.actor FROM unsent_units u JOIN refunds r ON r.id = u.refund_id WHERE u.order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ position: 0, quantity: 1, amount: 11900, actor: agent.name }])
})

test('what is picked up is handed over to somebody by name, which stays with the order', async () => {
  const id = await prepare(445572)
  await shop.database.pool.query(
    'UPDATE orders SET branch_id = 1, address = NULL, comuna_id = NULL WHERE id = $1',
    [id],
  )
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  await page.getByRole('button', { name: text('ORDERS_MORE_ACTS') }).click()
  await page.getByRole('menuitem', { name: text('ORDERS_ACT_HAND_OVER') }).click()
  const dialog = page.getByRole('dialog')
  const taker = dialog.getByRole('textbox', { name: text('ORDERS_HANDED_TO') })
  expect(await taker.inputValue()).toBe('Inés <b>Soto</b>')
  await taker.fill('Ana Soto, su hermana')
  await expectSound(visit)
  await dialog.getByRole('button', { name: text('ORDERS_ACT_HAND_OVER') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Ana Soto, su hermana').waitFor()
  await expectSound(visit)
})

test('a unit whose money went back before is taken off for nothing, by no way of paying', async () => {
  const id = await prepare(445573)
  const visit = await shop.visit()
  const { page } = visit
  await signInAtDesk(page, shop.url, agent)
  await page.goto(`${shop.url}/desk/pedidos/${id}`)
  await page.getByRole('button', { name: text('ORDERS_MORE_ACTS') }).click()
  await page.getByRole('menuitem', { name: text('ORDERS_ACT_TAKE_OFF') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('1')
  await dialog.getByRole('textbox', { name: text('ORDERS_TAKE_OFF_AMOUNT') }).fill('0')
  await dialog.getByText(text('ORDERS_TAKE_OFF_FOR_NOTHING')).waitFor()
  expect(await dialog.getByText(text('ORDERS_REFUND_METHOD'), { exact: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: text('ORDERS_ACT_TAKE_OFF') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(text('ORDERS_UNSENT_ONE', { count: 1 })).waitFor()
  await page.getByText(`${text('MAILS_ORDER_REDUCED')} · `).waitFor()
  expect(await page.getByText('−$0').count()).toBe(0)
})
