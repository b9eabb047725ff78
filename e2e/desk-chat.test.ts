import type { Locator, Route, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { chatOf } from '#testing/browser/chatting.ts'
import { deskEnvironment, deskOwner, openChat, signInAtDesk } from '#testing/browser/desk.ts'
import { plainPage } from '#testing/browser/pages.ts'
import {
  expectSound,
  type OwnShop,
  openTestShop,
  type TestShop,
  type VisitOptions,
} from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'

const agent = { ...deskOwner, name: 'Pedro Rojas', email: 'pedro@huella.example' }

let shop: OwnShop
let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ ...deskEnvironment, CHAT_HOURS: 'always', SMTP_URL: inbox.url })
  // Another who talks to shoppers, with the same password.
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, password_hash, role)
     SELECT $1, $2, password_hash, 'agent' FROM staff WHERE email = $3`,
    [agent.name, agent.email, deskOwner.email],
  )
})
afterAll(async () => {
  await shop?.close()
  await inbox?.stop()
})

const text = deskTextsOf('es')

/** Somebody of the staff at the desk, in a browser of their own; `before` sees the page before it goes anywhere. */
async function atDesk(
  who: { email: string; password: string },
  path = '/chat',
  options: VisitOptions = {},
  before: (page: Awaited<ReturnType<TestShop['visit']>>['page']) => Promise<unknown> = async () => {},
) {
  const visit = await shop.visit(options)
  const { page } = visit
  const words = deskTextsOf(options.language === 'en' ? 'en' : 'es')
  await before(page)
  await signInAtDesk(page, shop.url, who)
  await page.goto(`${shop.url}/desk${path}`)
  await page.getByRole('button', { name: words('CHAT_AVAILABLE') }).waitFor()
  const log = page.getByRole('log', { name: words('CHAT_MESSAGES') })
  return {
    ...visit,
    log,
    queue: page.getByRole('region', { name: words('CHAT_QUEUE') }),
    conversation: page.getByRole('region', { name: words('CHAT_CONVERSATION') }),
    open: (name: string) => page.getByRole('link', { name }).first().click(),
    answer: async (said: string) => {
      await page.getByRole('textbox', { name: words('CHAT_WRITE'), exact: true }).fill(said)
      await page.keyboard.press('Enter')
      await log.getByText(said).waitFor()
    },
  }
}

/** A shopper in a browser, in the middle of a conversation: it begins where somebody is at the desk. */
async function atShop(name: string) {
  const visit = await shop.visit()
  const { page } = visit
  const chat = chatOf(page)
  await page.goto(`${shop.url}${plainPage}?lang=es`)
  await chat.begin({ name, email: `${name.toLowerCase()}@correo.cl` })
  return { ...visit, chat }
}

test('who waits is counted, is answered as both write, sees no note, and gets a product and a canned answer', async () => {
  const camila = await openChat(shop.url, 'Camila')
  expect(await camila.write('¿Tienen pipetas para un perro de 12 kilos?')).toBeNull()
  const rosa = await atDesk(deskOwner)
  const { page, log } = rosa
  await expect.poll(() => page.title()).toMatch(/^\(1\) Chat/)
  await page
    .getByRole('navigation')
    .getByText(text('CHAT_WAITING_ONE', { count: 1 }))
    .waitFor({ state: 'attached' })
  await expectSound(rosa)

  await rosa.open('Camila')
  await log.getByText('¿Tienen pipetas').waitFor()
  await rosa.answer('Sí, te dejo la de 10 a 20 kilos.')
  await rosa.conversation.getByText(text('CHAT_ANSWERED_BY', { name: deskOwner.name })).waitFor()
  await expect.poll(() => page.title()).toMatch(/^Chat/)
  expect(await camila.write('Perfecto, gracias <b>Rosa</b>')).toBeNull()
  await log.getByText('Perfecto, gracias <b>Rosa</b>').waitFor()

  await rosa.conversation.locator('label', { hasText: text('CHAT_NOTE') }).click()
  await page.getByRole('textbox', { name: text('CHAT_WRITE_NOTE') }).fill('Es clienta de años.')
  await page.keyboard.press('Enter')
  await log.getByText('Es clienta de años.').waitFor()
  await rosa.conversation.locator('label', { hasText: text('CHAT_ANSWER') }).click()

  const box = page.getByRole('textbox', { name: text('CHAT_WRITE'), exact: true })
  await box.fill('/')
  await rosa.conversation.getByRole('status').getByText(text('CHAT_CANNED_FIRST')).waitFor()
  await box.fill('')
  await page.getByRole('button', { name: text('CHAT_CANNED') }).click()
  const canned = page.getByRole('dialog', { name: text('CHAT_CANNED') })
  await canned.getByRole('textbox', { name: text('CHAT_CANNED_NAME') }).fill('Despacho')
  await canned
    .getByRole('textbox', { name: text('CHAT_CANNED_TEXT') })
    .fill('Despachamos a todo Chile en 2 a 5 días hábiles.')
  await expectSound(rosa)
  await canned.getByRole('button', { name: text('CHAT_CANNED_ADD') }).click()
  await canned.getByRole('button', { name: text('CHAT_CANNED_EDIT', { name: 'Despacho' }) }).waitFor()
  await page.keyboard.press('Escape')
  await canned.waitFor({ state: 'hidden' })
  await box.fill('/nada-asi')
  await rosa.conversation.getByRole('status').getByText(text('CHAT_CANNED_NO_MATCH')).waitFor()
  await rosa.conversation.getByRole('button', { name: text('CHAT_SEND'), exact: true }).click()
  expect(await box.inputValue(), 'a shortcut is not sent by the button either').toBe('/nada-asi')
  await expectSound(rosa)
  await box.fill('')
  await box.pressSequentially('/despa')
  await page.getByRole('option', { name: 'Despacho' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => box.inputValue()).toBe('Despachamos a todo Chile en 2 a 5 días hábiles.')
  await box.press('Enter')
  await log.getByText('Despachamos a todo Chile').waitFor()

  await page.getByRole('button', { name: text('CHAT_PRODUCT') }).click()
  await page.getByRole('searchbox', { name: text('CHAT_PRODUCT_SEARCH') }).fill('pelota')
  const product = page.getByRole('dialog').getByRole('listitem').getByRole('button').first()
  await product.waitFor()
  await expectSound(rosa)
  await product.click()
  await log.getByRole('link', { name: /pelota/i }).waitFor()
  await expectSound(rosa)

  const heard = await camila.heard()
  expect(heard.slice(0, 4)).toEqual([
    '¿Tienen pipetas para un perro de 12 kilos?',
    'Sí, te dejo la de 10 a 20 kilos.',
    'Perfecto, gracias <b>Rosa</b>',
    'Despachamos a todo Chile en 2 a 5 días hábiles.',
  ])
  expect(heard).toHaveLength(5)
  expect(heard.join()).not.toContain('clienta')
})

test('two agents at once see the same, and one takes over from the other', async () => {
  const visitor = await openChat(shop.url, 'Ignacio')
  await visitor.write('¿Llega a Punta Arenas?')
  const [rosa, pedro] = await Promise.all([atDesk(deskOwner), atDesk(agent)])
  await Promise.all([rosa.open('Ignacio'), pedro.open('Ignacio')])
  await rosa.conversation.getByRole('button', { name: text('CHAT_TAKE'), exact: true }).click()
  const byRosa = text('CHAT_ANSWERED_BY', { name: deskOwner.name })
  await Promise.all([rosa, pedro].map(({ conversation }) => conversation.getByText(byRosa).waitFor()))
  await rosa.answer('Sí, en seis días.')
  await pedro.log.getByText('Sí, en seis días.').waitFor()

  await pedro.conversation.getByRole('button', { name: text('CHAT_TAKE_OVER') }).click()
  const byPedro = text('CHAT_ANSWERED_BY', { name: agent.name })
  await Promise.all([rosa, pedro].map(({ conversation }) => conversation.getByText(byPedro).waitFor()))
  await pedro.answer('Y sin costo desde 40 mil.')
  await rosa.log.getByText('Y sin costo desde 40 mil.').waitFor()
  await pedro.queue.locator('label', { hasText: text('CHAT_LIST_MINE') }).click()
  await pedro.queue.getByRole('link', { name: 'Ignacio' }).waitFor()
  await rosa.queue.locator('label', { hasText: text('CHAT_LIST_MINE') }).click()
  await expect.poll(() => rosa.queue.getByRole('link', { name: 'Ignacio' }).count()).toBe(0)
  await expectSound(pedro)
})

test('what came while the line was cut arrives when it is back, each once and in order', async () => {
  const visitor = await openChat(shop.url, 'Teresa')
  await visitor.write('uno')
  const lines = new Set<WebSocketRoute>()
  let isCut = false
  const rosa = await atDesk(deskOwner, '/chat', {}, (page) =>
    page.routeWebSocket(/\/socket\.io\//, (line) => {
      if (isCut) return
      line.connectToServer()
      lines.add(line)
    }),
  )
  const { page, log } = rosa
  await rosa.open('Teresa')
  await log.getByText('uno', { exact: true }).waitFor()
  isCut = true
  await Promise.all([...lines].map((line) => line.close()))
  await page.getByRole('button', { name: text('CHAT_LOST') }).waitFor()
  for (const said of ['dos', 'tres', 'cuatro']) await visitor.write(said)
  expect(await log.getByText('dos', { exact: true }).count()).toBe(0)
  isCut = false
  await log.getByText('cuatro', { exact: true }).waitFor()
  await page.getByRole('button', { name: text('CHAT_AVAILABLE') }).waitFor()
  await visitor.write('cinco')
  await log.getByText('cinco', { exact: true }).waitFor()
  const said = await log.getByRole('article').allInnerTexts()
  expect(said.map((each) => each.split('\n')[0])).toEqual(['uno', 'dos', 'tres', 'cuatro', 'cinco'])
})

test('disconnecting and closing for all are asked first, end the conversation and stand in the log', async () => {
  const rosa = await atDesk(deskOwner)
  const { page, conversation } = rosa
  const end = async (name: string, act: string, question: string) => {
    const visitor = await openChat(shop.url, name)
    await visitor.write('hola')
    await rosa.open(name)
    await rosa.log.getByText('hola').waitFor()
    const ask = async () => {
      await conversation.getByRole('button', { name: text('CHAT_ACTS') }).click()
      await page.getByRole('menuitem', { name: act }).click()
      return page.getByRole('dialog', { name: question })
    }
    await (await ask()).getByRole('button', { name: text('DESK_CANCEL') }).click()
    expect(await visitor.write('sigo aquí')).toBeNull()
    const dialog = await ask()
    await dialog.waitFor()
    await expectSound(rosa)
    await dialog.getByRole('button', { name: act }).click()
    await conversation.getByText(text('CHAT_HELP_CLOSED')).waitFor()
    await expect.poll(() => visitor.write('¿y ahora?')).toBe('CHAT_EXPIRED')
  }
  await end('Diego', text('CHAT_DISCONNECT'), text('CHAT_DISCONNECT_ASK', { name: 'Diego' }))
  await conversation.getByText(text('CHAT_ENDING_DISCONNECTED')).waitFor()
  await end('Elena', text('CHAT_CLOSE'), text('CHAT_CLOSE_ASK', { name: 'Elena' }))
  await conversation.getByText(text('CHAT_ENDING_CLOSED')).waitFor()
  await expectSound(rosa)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('DESK_LOG') })
    .click()
  const rows = page.getByRole('main').getByRole('row')
  await rows
    .filter({ hasText: text('LOG_CHAT_CERRADO') })
    .first()
    .waitFor()
  await rows
    .filter({ hasText: text('LOG_CONVERSACION_DESCONECTADA') })
    .first()
    .waitFor()
  await expectSound(rosa)
})

test('on a tablet, in English and dark, the visitor stands behind a button; figures are a chart and its table', async () => {
  const words = deskTextsOf('en')
  const visitor = await openChat(shop.url, 'Olivia')
  await visitor.write('Do you ship abroad?')
  const rosa = await atDesk(deskOwner, '/chat', { width: 768, language: 'en', dark: true })
  const { page } = rosa
  await rosa.open('Olivia')
  await rosa.log.getByText('Do you ship abroad?').waitFor()
  await expectSound(rosa)
  await rosa.conversation.getByRole('button', { name: words('CHAT_VISITOR') }).click()
  await page.getByRole('dialog').getByText('olivia@correo.cl').waitFor()
  await expectSound(rosa)
  await page.keyboard.press('Escape')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('DESK_CHAT_FIGURES'), exact: true })
    .click()
  await page
    .getByRole('img', { name: words('FIGURES_CHART') })
    .locator('svg')
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(8)
  await expectSound(rosa)
})

test('keys are told to whoever has a keyboard, not to a finger', async () => {
  const visitor = await openChat(shop.url, 'Matilde')
  await visitor.write('¿Abren hoy?')
  for (const [width, isTold] of [
    [1280, true],
    [390, false],
  ] as const) {
    const { open, conversation } = await atDesk(deskOwner, '/chat', { width })
    await open('Matilde')
    await conversation.getByRole('textbox').waitFor()
    expect(await conversation.getByText(text('CHAT_HELP')).isVisible()).toBe(isTold)
  }
})

/** Where a message stands in the window of its conversation, by its beginning. */
const placeOf = (log: Locator, said: string) =>
  log.evaluate((box, words) => {
    const found = [...box.querySelectorAll('article')].find((each) => each.textContent?.startsWith(words))
    return found ? found.getBoundingClientRect().top - box.getBoundingClientRect().top : Number.NaN
  }, said)

/** What is read first in the window of a conversation. */
const firstInSight = (log: Locator) =>
  log.evaluate((box) => {
    const { top } = box.getBoundingClientRect()
    const first = [...box.querySelectorAll('article')].find((each) => each.getBoundingClientRect().top >= top)
    return /^m\d+\./.exec(first?.textContent ?? '')?.[0] ?? ''
  })

const belowSight = (log: Locator) =>
  log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)

/** Until what came has been measured and painted, twice. */
const settled = (log: Locator) =>
  log.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })

test('a long history stays where it is read as earlier messages and new ones come, and is followed at its end', async () => {
  const visitor = await openChat(shop.url, 'Valentina')
  await shop.database.pool.query(
    `WITH conversation AS (
       UPDATE chat_conversations SET last_sequence = 700 WHERE visitor_id = $1 RETURNING id)
     INSERT INTO chat_messages (conversation_id, sequence, content, administrator, sent_at)
     SELECT id, n, 'm' || n || '.' || repeat(' Lo que se dijo entonces.', n * 7 % 23),
       CASE WHEN n % 3 = 0 THEN 'Rosa Soto' END, timestamptz '2026-11-20 15:00Z' + n * interval '5 seconds'
     FROM conversation, generate_series(1, 700) n`,
    [visitor.id],
  )
  const rosa = await atDesk(deskOwner)
  const { page, log } = rosa
  await rosa.queue.locator('label', { hasText: text('CHAT_LIST_ALL') }).click()
  await rosa.open('Valentina')
  await log.getByText('m700.').waitFor()
  await expect.poll(() => belowSight(log)).toBeLessThan(2)
  expect(await log.getByRole('article').count(), 'what is out of sight stands nowhere').toBeLessThan(60)

  const earlier = log.getByRole('button', { name: text('CHAT_EARLIER') })
  for (const before of [500, 300]) {
    await log.hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -100_000)
        return log.evaluate((box) => box.scrollTop)
      })
      .toBe(0)
    const first = await firstInSight(log)
    expect(first).toBe(`m${before + 1}.`)
    const place = await placeOf(log, first)
    await earlier.click()
    await log.getByText(`m${before}.`).waitFor({ state: 'attached' })
    await settled(log)
    expect(Math.abs((await placeOf(log, first)) - place), `at ${before}`).toBeLessThan(3)
  }

  const first = await firstInSight(log)
  const place = await placeOf(log, first)
  for (const said of ['Una novedad', 'y otra más']) expect(await visitor.write(said)).toBeNull()
  const unread = rosa.conversation.getByRole('button', { name: text('CHAT_NEW_BELOW_OTHER', { count: 2 }) })
  await unread.waitFor()
  expect(Math.abs((await placeOf(log, first)) - place)).toBeLessThan(3)
  await expectSound(rosa)
  await unread.click()
  await log.getByText('y otra más').waitFor()
  await expect.poll(() => belowSight(log)).toBeLessThan(2)
  await unread.waitFor({ state: 'detached' })

  expect(await visitor.write('La última')).toBeNull()
  await log.getByText('La última').waitFor()
  await expect.poll(() => belowSight(log)).toBeLessThan(2)
  await page
    .getByRole('textbox', { name: text('CHAT_WRITE'), exact: true })
    .fill('una\nde\nmuchas\nlíneas\nque\nocupan')
  await settled(log)
  await expect.poll(() => belowSight(log)).toBeLessThan(2)
})

test('each side sees the other write and read; a shop that is started again in between loses and doubles nothing', async () => {
  const rosa = await atDesk(deskOwner)
  const renata = await atShop('Renata')
  await renata.chat.say('uno')
  await rosa.open('Renata')
  await rosa.log.getByText('uno', { exact: true }).waitFor()
  await rosa.answer('dos')
  await expect.poll(renata.chat.said).toEqual(['uno', 'dos'])
  await renata.chat.log.getByText(renata.chat.text('CHAT_SEEN')).waitFor()
  await rosa.log.getByRole('img', { name: text('CHAT_SEEN') }).waitFor()
  // It is told of once in a while, so that one goes on until it shows.
  const writes = async (field: Locator, shown: Locator) => {
    await expect
      .poll(
        async () => {
          await field.press('m')
          return shown.isVisible()
        },
        { interval: 500, timeout: 60_000 },
      )
      .toBe(true)
    await field.fill('')
  }
  await writes(renata.chat.box, rosa.conversation.getByText(text('CHAT_TYPING', { name: 'Renata' })))
  await writes(
    rosa.page.getByRole('textbox', { name: text('CHAT_WRITE'), exact: true }),
    renata.chat.panel.getByText(renata.chat.text('CHAT_TYPING', { name: deskOwner.name })),
  )

  await shop.restart(async () => {
    await rosa.page.getByRole('button', { name: text('CHAT_LOST') }).waitFor()
    await renata.chat.panel.getByText(renata.chat.text('CHAT_OFFLINE')).waitFor()
    await renata.chat.say('tres')
    await renata.chat.log.getByText(renata.chat.text('CHAT_FAILED')).waitFor()
    await rosa.answer('cuatro')
    await rosa.log.getByRole('alert').waitFor()
  })
  await rosa.page.getByRole('button', { name: text('CHAT_AVAILABLE') }).waitFor()
  await renata.chat.panel.getByText(renata.chat.text('CHAT_OFFLINE')).waitFor({ state: 'detached' })
  await rosa.log.getByText('tres', { exact: true }).waitFor()
  await rosa.log.getByRole('button', { name: text('DESK_RETRY') }).click()
  await renata.chat.log.getByText('cuatro', { exact: true }).waitFor()
  await renata.chat.say('cinco')
  const said = ['uno', 'dos', 'tres', 'cuatro', 'cinco']
  await rosa.log.getByText('cinco', { exact: true }).waitFor()
  await expect.poll(renata.chat.said).toEqual(said)
  const heard = async () =>
    (await rosa.log.getByRole('article').allInnerTexts()).map((each) => each.split('\n')[0])
  await expect.poll(heard).toEqual(said)
  const { rows } = await shop.database.pool.query<{ content: string }>(
    `SELECT m.content FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id
     WHERE c.email = 'renata@correo.cl' ORDER BY m.sequence`,
  )
  expect(rows.map(({ content }) => content)).toEqual(said)
})

test('all conversations are closed at once, after a question that says how many, and each visitor is told', async () => {
  const rosa = await atDesk(deskOwner)
  const [antonia, benito] = [await atShop('Antonia'), await atShop('Benito')]
  await antonia.chat.say('hola')
  await benito.chat.say('hola')
  await rosa.queue.getByRole('link', { name: 'Benito' }).waitFor()
  const { page, queue } = rosa
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM chat_conversations WHERE closed_at IS NULL AND kind = 'chat'`,
  )
  const count = rows[0]?.count ?? 0
  expect(count).toBeGreaterThan(1)
  const question = page.getByRole('dialog', { name: text('CHAT_CLOSE_ALL_ASK_OTHER', { count }) })
  const ask = async () => {
    await queue.getByRole('button', { name: text('CHAT_QUEUE_ACTS') }).click()
    await page.getByRole('menuitem', { name: text('CHAT_CLOSE_ALL') }).click()
    await question.waitFor()
  }
  await ask()
  await expectSound(rosa)
  await question.getByRole('button', { name: text('DESK_CANCEL') }).click()
  await question.waitFor({ state: 'detached' })
  expect(await antonia.chat.said(), 'nothing ends unless it is confirmed').toEqual(['hola'])
  await ask()
  await question.getByRole('button', { name: text('CHAT_CLOSE_ALL') }).click()
  for (const { chat } of [antonia, benito]) {
    await chat.toasts
      .getByText('La tienda cerró el chat. Gracias por escribirnos.', { exact: true })
      .waitFor()
    await chat.field('CHAT_NAME').waitFor()
  }
  await queue.getByText(text('CHAT_EMPTY_WAITING')).waitFor()
  await queue.getByRole('button', { name: text('CHAT_QUEUE_ACTS') }).click()
  const closeAll = page.getByRole('menuitem', { name: text('CHAT_CLOSE_ALL') })
  await expect.poll(() => closeAll.isDisabled()).toBe(true)
})

/** Somebody who has bought, and stands in a conversation with a cart. */
async function asCustomer(visitorId: string): Promise<{ product: string; total: string }> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `WITH customer AS (
       INSERT INTO customers (kind, email, first_name, terms_accepted_at, terms_version)
       VALUES ('customer', 'josefa@correo.cl', 'Josefa', now(), '1') RETURNING id
     ), bought AS (
       INSERT INTO orders (number, token, customer_id, state, payment_kind, payment_state, document_kind, carrier_id,
         carrier_name, dispatch_kind_id, days_from, days_to, branch_id, customer_name, customer_email, customer_rut,
         customer_phone, subtotal, shipping_price, shipping_discount_percent, shipping_net, coupon_amount,
         coupon_shipping_share, total, neto, iva, idempotency_key, request_fingerprint, terms_version)
       SELECT 987654, repeat('a', 32), customer.id, 'COMPLETED', 'transferencia', 'PAID', 'boleta', carriers.id,
         'Retiro', 2, 0, 2, branches.id, 'Josefa', 'josefa@correo.cl', '12345678-5', '+56912345678',
         11900, 0, 0, 0, 0, 0, 11900, 10000, 1900, gen_random_uuid(), sha256('josefa'), '1'
       FROM customer, (SELECT min(id) AS id FROM carriers) carriers, (SELECT min(id) AS id FROM branches) branches
     ), product AS (
       SELECT id, name FROM products WHERE active ORDER BY id LIMIT 1
     ), placed AS (
       UPDATE chat_conversations SET customer_id = customer.id,
         cart = jsonb_build_array(jsonb_build_object('productId', product.id, 'quantity', 2))
       FROM customer, product WHERE visitor_id = $1
     )
     SELECT name FROM product`,
    [visitorId],
  )
  return { product: rows[0]?.name ?? '', total: '$11.900' }
}

test('the visitor’s cart and orders stand beside; silence, a transcript, a notice, and an answer that waits', async () => {
  const josefa = await openChat(shop.url, 'Josefa')
  expect(await josefa.write('Quiero repetir mi pedido')).toBeNull()
  const { product, total } = await asCustomer(josefa.id)
  const rosa = await atDesk(deskOwner, '/cuenta', {}, (page) =>
    page.addInitScript(() => {
      const shown: { title: string; body?: string | undefined; click(): void }[] = []
      class Notice {
        static readonly permission = 'granted'
        onclick: (() => void) | null = null
        constructor(title: string, { body }: NotificationOptions = {}) {
          shown.push({ title, body, click: () => this.onclick?.() })
        }
        close() {}
      }
      Object.assign(globalThis, { Notification: Notice, shownNotices: shown })
      Object.defineProperty(document, 'hidden', { get: () => true })
    }),
  )
  const { page, conversation } = rosa
  expect(await josefa.write('El de la otra vez')).toBeNull()
  type Shown = { shownNotices: { title: string; body: string; click(): void }[] }
  const notices = () =>
    page.evaluate(() => (globalThis as unknown as Shown).shownNotices.map(({ title, body }) => [title, body]))
  await expect.poll(notices).toEqual([[text('CHAT_NEW_MESSAGE'), 'El de la otra vez']])
  await page.evaluate(() => (globalThis as unknown as Shown).shownNotices[0]?.click())
  await rosa.log.getByText('El de la otra vez').waitFor()

  const beside = page.getByRole('complementary', { name: text('CHAT_VISITOR') })
  await beside.getByText(`2 × ${product}`).waitFor()
  await beside.getByText(text('CHAT_ORDER', { number: '987654' })).waitFor()
  await beside.getByText(total).waitFor()
  await beside.getByText(text('CHAT_CUSTOMER')).waitFor()
  await expectSound(rosa)

  const act = async (name: string) => {
    await conversation.getByRole('button', { name: text('CHAT_ACTS') }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act(text('CHAT_MUTE_OTHER', { count: 15 }))
  await expect.poll(() => josefa.write('¿Me leen?')).toBe('CHAT_MUTED')
  await act(text('CHAT_UNMUTE'))
  await expect.poll(() => josefa.write('¿Y ahora?')).toBeNull()
  await rosa.log.getByText('¿Y ahora?').waitFor()

  await act(text('CHAT_TRANSCRIPT'))
  const dialog = page.getByRole('dialog', { name: text('CHAT_TRANSCRIPT') })
  const address = dialog.getByRole('textbox', { name: text('SESSION_EMAIL') })
  expect(await address.inputValue()).toBe('josefa@correo.cl')
  await address.fill('otra-de-josefa@correo.cl')
  await expectSound(rosa)
  await dialog.getByRole('button', { name: text('CHAT_TRANSCRIPT_SEND') }).click()
  await page.getByText(text('CHAT_TRANSCRIPT_SENT', { email: 'otra-de-josefa@correo.cl' })).waitFor()
  const mailed = () => inbox.list().find(({ to }) => to.includes('otra-de-josefa@correo.cl'))?.text ?? ''
  await expect.poll(mailed, { timeout: 60_000 }).toContain('Quiero repetir mi pedido')
  expect(mailed()).toContain('josefa@correo.cl')

  // What is half written stands in its conversation, whatever is looked at meanwhile.
  const draft = page.getByLabel(text('CHAT_WRITE'), { exact: true })
  await draft.fill('Déjame ver')
  await page.goBack()
  await draft.waitFor({ state: 'detached' })
  await page.goForward()
  await expect.poll(() => draft.inputValue()).toBe('Déjame ver')
  await draft.fill('')

  await page.route('**/api/staff/chat-responder*', (route) => route.abort())
  await rosa.answer('Ya te la preparo')
  await rosa.log.getByRole('alert').waitFor()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type(), 'an answer that waits is asked about').toBe('beforeunload')
  await question.dismiss()
  await page.unroute('**/api/staff/chat-responder*')
  await rosa.log.getByRole('button', { name: text('DESK_RETRY') }).click()
  await expect.poll(async () => (await josefa.heard()).at(-1)).toBe('Ya te la preparo')

  // Two that are written fast stand as they were written, however slow the first one is.
  const way = Promise.withResolvers<void>()
  const held = async (route: Route) => {
    await way.promise
    await route.continue()
  }
  await page.route('**/api/staff/chat-responder*', held, { times: 1 })
  await rosa.answer('Son 12 kilos')
  await rosa.answer('y cuesta lo mismo')
  way.resolve()
  await expect
    .poll(async () => (await josefa.heard()).slice(-2))
    .toEqual(['Son 12 kilos', 'y cuesta lo mismo'])

  // What the shop refuses for good does not stand in the way of who wrote it.
  await page.route('**/api/staff/chat-responder*', (route) => route.abort())
  await rosa.answer('Esto no llega')
  await rosa.log.getByRole('button', { name: text('CHAT_DISCARD') }).click()
  await rosa.log.getByText('Esto no llega').waitFor({ state: 'detached' })
  const leaves: string[] = []
  page.on('dialog', (each) => {
    leaves.push(each.type())
    void each.accept()
  })
  await page.reload()
  await rosa.log.getByText('y cuesta lo mismo').waitFor()
  expect(leaves).toEqual([])
})

test('where a browser has notices and makes none, as on Android, the queue goes on with what is written', async () => {
  const javiera = await openChat(shop.url, 'Javiera')
  expect(await javiera.write('Hola')).toBeNull()
  const rosa = await atDesk(deskOwner, '/chat', {}, (page) =>
    page.addInitScript(() => {
      class Notice {
        static readonly permission = 'granted'
        constructor() {
          throw new TypeError('Illegal constructor.')
        }
      }
      Object.assign(globalThis, { Notification: Notice })
      Object.defineProperty(document, 'hidden', { get: () => true })
    }),
  )
  const row = rosa.queue.getByRole('link', { name: 'Javiera' })
  await row.getByText('Hola').waitFor()
  expect(await javiera.write('¿Hay alguien?')).toBeNull()
  await row.getByText('¿Hay alguien?').waitFor()
  expect(rosa.problems).toEqual([])
})

test('who takes no conversations in one tab takes none in any, and each says so', async () => {
  const { page } = await atDesk(agent)
  const another = await page.context().newPage()
  const says = (which: typeof page, key: string) =>
    which.getByRole('button', { name: text(key), exact: true }).waitFor()
  const turn = async (which: typeof page, from: string) => {
    await which.getByRole('button', { name: text(from), exact: true }).click()
    await which.getByRole('menuitemcheckbox', { name: text('CHAT_TAKE_CONVERSATIONS') }).click()
  }
  await another.goto(`${shop.url}/desk/chat`)
  await says(another, 'CHAT_AVAILABLE')
  await turn(page, 'CHAT_AVAILABLE')
  for (const each of [page, another]) await says(each, 'CHAT_PAUSED')
  const later = await page.context().newPage()
  await later.goto(`${shop.url}/desk/chat`)
  await says(later, 'CHAT_PAUSED')
  await turn(later, 'CHAT_PAUSED')
  for (const each of [page, another, later]) await says(each, 'CHAT_AVAILABLE')
})

test('a canned answer is made once, and what a colleague has saved meanwhile is neither lost nor deleted unread', async () => {
  const martina = await openChat(shop.url, 'Martina')
  expect(await martina.write('¿Tienen despacho a Arica?')).toBeNull()
  const rosa = await atDesk(deskOwner)
  const { page } = rosa
  await rosa.open('Martina')
  await page.getByRole('button', { name: text('CHAT_CANNED') }).click()
  const name = 'Al norte'
  const dialog = page.getByRole('dialog', { name: text('CHAT_CANNED') })
  const words = dialog.getByRole('textbox', { name: text('CHAT_CANNED_TEXT') })
  const add = dialog.getByRole('button', { name: text('CHAT_CANNED_ADD') })
  const save = dialog.getByRole('button', { name: text('DESK_SAVE'), exact: true })
  await dialog.getByRole('textbox', { name: text('CHAT_CANNED_NAME') }).fill(name)
  await words.fill('uno')
  const lost = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/staff/guardar-respuesta*', lost, { times: 1 })
  await add.click()
  await dialog.getByRole('alert').waitFor()
  await add.click()
  const edit = dialog.getByRole('button', { name: text('CHAT_CANNED_EDIT', { name }) })
  await edit.click()
  await save.waitFor()

  const saveTheirs = (content: string) =>
    shop.database.pool.query(
      `UPDATE chat_canned_answers
       SET content = $2, version = version + 1, edited_by = $3, edited_at = now() WHERE name = $1`,
      [name, content, agent.name],
    )
  const stored = async () =>
    (await shop.database.pool.query('SELECT content FROM chat_canned_answers WHERE name = $1', [name])).rows
  await words.fill('tres')
  await saveTheirs('dos')
  await save.click()
  await dialog.getByRole('alert').getByText(agent.name).waitFor()
  expect([await words.inputValue(), await stored()]).toEqual(['tres', [{ content: 'dos' }]])
  await save.click()
  await add.waitFor()
  await dialog.getByText('tres', { exact: true }).waitFor()
  expect(await stored()).toEqual([{ content: 'tres' }])

  await saveTheirs('cuatro')
  await dialog.getByRole('button', { name: text('CHAT_CANNED_DELETE', { name }) }).click()
  const asked = page.getByRole('dialog', { name: text('CHAT_CANNED_DELETE_ASK') })
  const remove = asked.getByRole('button', { name: text('CHAT_CANNED_DELETE_DO'), exact: true })
  await remove.click()
  await asked.getByRole('alert').getByText(agent.name).waitFor()
  await page.getByText('cuatro', { exact: true }).waitFor({ state: 'attached' })
  await remove.click()
  await asked.waitFor({ state: 'hidden' })
  expect(await stored()).toEqual([])
})
