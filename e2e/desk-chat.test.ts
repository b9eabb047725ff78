import type { WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskEnvironment, deskOwner, enterDesk, openChat } from '#testing/browser/desk.ts'
import { expectSound, openTestShop, type TestShop, type VisitOptions } from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'

const agent = { ...deskOwner, name: 'Pedro Rojas', email: 'pedro@huella.example' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(deskEnvironment)
  // Another who talks to shoppers, with the same password.
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, password_hash, role)
     SELECT $1, $2, password_hash, 'agent' FROM staff WHERE email = $3`,
    [agent.name, agent.email, deskOwner.email],
  )
})
afterAll(() => shop?.close())

const text = deskTextsOf('es')

/** Somebody of the staff at the desk, in a browser of their own; `before` sees the page before it goes anywhere. */
async function atDesk(
  who: { email: string; password: string },
  path = '/chat',
  options: VisitOptions = {},
  before: (page: Awaited<ReturnType<TestShop['visit']>>['page']) => Promise<void> = async () => {},
) {
  const visit = await shop.visit(options)
  const { page } = visit
  const words = deskTextsOf(options.language === 'en' ? 'en' : 'es')
  await before(page)
  await page.goto(`${shop.url}/desk${path}`)
  await enterDesk(page, who, words)
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
  const box = page.getByRole('textbox', { name: text('CHAT_WRITE'), exact: true })
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
    .getByRole('link', { name: words('DESK_FIGURES') })
    .click()
  await page
    .getByRole('img', { name: words('FIGURES_CHART') })
    .locator('svg')
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(8)
  await expectSound(rosa)
})
