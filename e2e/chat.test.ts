import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, signUp } from '#testing/browser/account.ts'
import { beyondWindow } from '#testing/browser/beyond-window.ts'
import { settled } from '#testing/browser/buying.ts'
import { type Agent, openAgent } from '#testing/browser/chat-agent.ts'
import { chatOf } from '#testing/browser/chatting.ts'
import { held } from '#testing/browser/held.ts'
import { plainPage } from '#testing/browser/pages.ts'
import { pressBetweenTasks } from '#testing/browser/press-between-tasks.ts'
import { expectSound, openTestShop, type ShopLanguage, type TestShop } from '#testing/browser/shop-test.ts'
import { inProof } from '#testing/counts.ts'

const staff = { correo: 'ana@huella.example', contrasenia: 'una-clave-de-la-tienda' }
let shop: TestShop
let agent: Agent
beforeAll(async () => {
  shop = await openTestShop({
    CHAT_HOURS: 'always',
    STAFF_NAME: 'Rosa',
    STAFF_EMAIL: staff.correo,
    STAFF_PASSWORD: staff.contrasenia,
  })
  agent = await openAgent(shop.url, staff)
})
afterAll(async () => {
  agent?.go()
  await shop?.close()
})

let visitors = 0
const somebody = (name = 'Camila') => {
  visitors += 1
  return { name, email: `visita${visitors}@correo.cl` }
}

/** A visitor in the middle of a conversation. */
async function talking(options?: Parameters<TestShop['visit']>[0], language: ShopLanguage = 'es') {
  const visit = await shop.visit({ language, ...options })
  const { page } = visit
  const chat = chatOf(page, language)
  const person = somebody()
  await page.goto(`${shop.url}${plainPage}?lang=${language}`)
  await chat.begin(person)
  return { visit, page, chat, person, id: await agent.conversationOf(person.email) }
}

test('[S1.1] [S4.34] [S4.35] [S4.36] [S4.37] [S5.26] [S5.27] [S5.28] [S8.17] a stranger opens the chat, says who they are, and writes', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const chat = chatOf(page)
  const person = somebody()
  await openPage(page, shop.url, plainPage)
  expect(await chat.panel.count(), 'closed').toBe(0)
  expect(
    visit.requests.filter((url) => /chat/.test(url)),
    'nothing of it is loaded',
  ).toEqual([])
  await chat.open()
  expect(await chat.launcher.getAttribute('aria-expanded')).toBe('true')
  expect(await chat.box.count(), 'no box of messages for a stranger').toBe(0)
  await chat.panel.getByText('En línea: Rosa').waitFor()
  await expectSound(visit)

  await chat.button('CHAT_START').click()
  expect(await chat.panel.getByText('Campo Obligatorio', { exact: true }).count()).toBe(2)
  await chat.field('CHAT_NAME').fill(person.name)
  await chat.field('CHAT_EMAIL').fill('visita')
  await chat.button('CHAT_START').click()
  await chat.panel.getByText(chat.text('ERROR_FORM_INCORRECT_EMAIL')).waitFor()
  await chat.field('CHAT_EMAIL').fill(person.email)
  expect(await page.evaluate(() => localStorage['huella:chat:remote']), 'nobody yet').toBeUndefined()
  await chat.button('CHAT_START').click()
  await chat.toasts.getByText('Información recibido correctamente.', { exact: true }).waitFor()
  await chat.box.waitFor()
  const stored = JSON.parse(await page.evaluate(() => localStorage['huella:chat:remote']))
  expect(stored.cliente_identificado).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  const left = Date.parse(stored.tiempo_expiracion) - Date.now()
  expect(left).toBeGreaterThan(14 * 60_000)
  await expectSound(visit)
})

test('[S5.29] [S5.30] [S3.36] Enter and the button send, an empty message is not sent, and a line is broken', async () => {
  const { visit, page, chat, id } = await talking()
  await chat.say('')
  await chat.say('   ')
  await chat.button('CHAT_SEND').click()
  await chat.box.fill('Primera')
  await chat.box.press('Shift+Enter')
  await chat.box.pressSequentially('y segunda línea')
  expect(await chat.said()).toEqual([])
  await chat.box.press('Enter')
  await expect.poll(chat.said).toEqual(['Primera\ny segunda línea'])
  expect(await chat.box.inputValue()).toBe('')
  await chat.box.fill('<img src=x onerror=alert(1)>')
  await chat.button('CHAT_SEND').click()
  await expect
    .poll(() => agent.read(id))
    .toEqual(['Primera\ny segunda línea', '<img src=x onerror=alert(1)>'])
  await chat.log.getByText(chat.text('CHAT_SENT')).waitFor()
  expect(await chat.log.locator('img').count(), 'text is text (D29)').toBe(0)
  const kept = await page.evaluate(() => localStorage['huella:chat-messages:remote'])
  expect(JSON.parse(kept).messages).toHaveLength(2)
  await expectSound(visit)
})

test('the staff is seen to come, to write and to see; its links are safe and its products are cards', async () => {
  const { visit, page, chat, id } = await talking()
  await chat.say('Hola')
  await expect.poll(() => agent.read(id)).toEqual(['Hola'])
  await agent.see(id, 1)
  await chat.log.getByText(chat.text('CHAT_SEEN')).waitFor()
  await agent.type(id)
  await chat.panel.getByText(chat.text('CHAT_TYPING', { name: 'Rosa' })).waitFor()
  await agent.answer(id, `Mira https://x.example/a. y ${shop.url}/shop/cart o javascript:alert(1)`)
  await chat.panel.getByText(chat.text('CHAT_AGENT', { name: 'Rosa' })).waitFor()
  const outside = chat.log.getByRole('link', { name: 'https://x.example/a', exact: true })
  expect([await outside.getAttribute('rel'), await outside.getAttribute('target')]).toEqual([
    'noopener noreferrer nofollow ugc',
    '_blank',
  ])
  expect(await chat.log.getByRole('link').count()).toBe(2)

  const { rows } = await shop.database.pool.query<{ id: number; name: string; slug: string }>(
    'SELECT id, name, slug FROM products WHERE active ORDER BY id LIMIT 1',
  )
  const [product] = rows
  if (!product) throw new Error('The shop sells nothing.')
  await agent.show(id, product.id)
  const card = chat.log.getByRole('link', { name: product.name })
  await card.waitFor()
  await expectSound(visit)
  await card.click()
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  expect(await chat.panel.isVisible(), 'beside the page the conversation goes on').toBe(true)
})

test('with letters of twice the size a conversation is read and answered on a phone', async () => {
  const { visit, page, chat, id } = await talking({ width: 390 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  await chat.say('¿Tienen alimento hipoalergénico para perros de raza pequeña?')
  await expect.poll(() => agent.read(id)).toHaveLength(1)
  await agent.answer(
    id,
    'Sí: https://huella.example/shop/category/perros-alimentos/products?filter_etapa=adulto',
  )
  const { rows } = await shop.database.pool.query<{ id: number; name: string }>(
    'SELECT id, name FROM products WHERE active ORDER BY id LIMIT 1',
  )
  const [product] = rows
  if (!product) throw new Error('The shop sells nothing.')
  await agent.show(id, product.id)
  await chat.log.getByRole('link', { name: product.name }).waitFor()
  await chat.box.fill('Lo quiero.\n¿Llega mañana a La Florida?\nGracias')
  await expect.poll(() => page.evaluate(beyondWindow)).toEqual([])
  const [log, send] = [await chat.log.boundingBox(), await chat.button('CHAT_SEND').boundingBox()]
  const window = page.viewportSize()
  if (!log || !send || !window) throw new Error('The chat has no log or no button.')
  expect(send.y + send.height, 'the button is in sight').toBeLessThanOrEqual(window.height)
  expect(log.height, 'and so is a good part of what was said').toBeGreaterThan(window.height / 3)
  await expectSound(visit)
})

test('two visitors hear what is theirs alone', async () => {
  const camila = await talking()
  const diego = await talking()
  await camila.chat.say('Soy Camila')
  await diego.chat.say('Soy Diego')
  await expect.poll(() => agent.read(diego.id)).toEqual(['Soy Diego'])
  await agent.answer(camila.id, 'Hola, Camila')
  await agent.answer(diego.id, 'Hola, Diego')
  await expect.poll(camila.chat.said).toEqual(['Soy Camila', 'Hola, Camila'])
  await expect.poll(diego.chat.said).toEqual(['Soy Diego', 'Hola, Diego'])
})

test('what comes while the chat is closed is counted on its button and in the title, and seen once it is open', async () => {
  const { visit, page, chat, id } = await talking()
  const plain = await page.title()
  await chat.box.press('Escape')
  await chat.panel.waitFor({ state: 'detached' })
  expect(await chat.launcher.evaluate((button) => button === document.activeElement)).toBe(true)
  await agent.answer(id, 'Hola')
  await agent.answer(id, '¿Sigues ahí?')
  const unread = chat.text('LAYOUT_CHAT_UNREAD_OTHER', { count: 2 })
  await chat.launcher.getByText(unread).waitFor()
  expect(await page.title()).toBe(`(2) ${plain}`)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await expect.poll(() => page.title()).toMatch(/^\(2\) .*Blog/)
  await expectSound(visit)
  await chat.open()
  await expect.poll(chat.said).toEqual(['Hola', '¿Sigues ahí?'])
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
})

test('[S3.35] the conversation stands after a reload, in a second tab, and what one tab says is in the other', async () => {
  const { visit, page, chat, id } = await talking()
  await chat.say('Antes')
  // Who answers before it has come is first, for both.
  await expect.poll(() => agent.read(id)).toEqual(['Antes'])
  await agent.answer(id, 'Te leo')
  await expect.poll(chat.said).toEqual(['Antes', 'Te leo'])
  await page.reload()
  await chat.open()
  await expect.poll(chat.said).toEqual(['Antes', 'Te leo'])

  const second = await page.context().newPage()
  const other = chatOf(second)
  await second.goto(`${shop.url}/shop/cart?lang=es`)
  await other.open()
  await expect.poll(other.said).toEqual(['Antes', 'Te leo'])
  await other.say('Desde la otra')
  await expect.poll(chat.said).toEqual(['Antes', 'Te leo', 'Desde la otra'])
  await expect.poll(() => agent.read(id)).toHaveLength(3)
  await agent.answer(id, 'Y ahora')
  for (const each of [chat, other]) {
    await expect.poll(each.said).toEqual(['Antes', 'Te leo', 'Desde la otra', 'Y ahora'])
  }
  expect(visit.problems).toEqual([])
})

test('one press opens it, also at the moment in which its button comes to life', async () => {
  const { page, problems } = await shop.visit()
  const chat = chatOf(page)
  const footer = '**/assets/footer-*.js'
  const code = await held(page, footer)
  await page.addInitScript(pressBetweenTasks, 'footer button[aria-haspopup=dialog]')
  const request = page.waitForRequest(footer)
  await page.goto(`${shop.url}${plainPage}?lang=es`)
  await chat.launcher.hover()
  const asked = await request
  const isHere = page.evaluate(`import('${asked.url()}').then(() => { pressAt = 'code is here' })`)
  code.let()
  await isHere
  await chat.panel.waitFor()

  await page.reload()
  await chat.launcher.hover()
  await chat.panel.waitFor()
  expect(problems).toEqual([])
})

test('[S8.18] [S4.39] the visitor ends it after being asked, in both tabs', async () => {
  const { visit, page, chat, id } = await talking()
  await chat.say('Chao')
  const second = await page.context().newPage()
  const other = chatOf(second)
  await second.goto(`${shop.url}${plainPage}?lang=es`)
  await other.open()
  await expect.poll(other.said).toEqual(['Chao'])

  await chat.button('CHAT_END').click()
  const question = page.getByRole('dialog', { name: 'Desea Terminar la conversación ?' })
  await question.getByText('Si lo haces, perderás la conversación actual.', { exact: true }).waitFor()
  await expectSound(visit)
  await question.getByRole('button', { name: chat.text('CHAT_END_NO') }).click()
  expect(await chat.said(), 'nothing ends unless it is confirmed').toEqual(['Chao'])
  await chat.button('CHAT_END').click()
  await question.getByRole('button', { name: chat.text('CHAT_END_YES'), exact: true }).click()
  await chat.toasts.getByText('Terminado', { exact: true }).waitFor()
  for (const each of [chat, other]) await each.field('CHAT_NAME').waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat/.test(key)))).toEqual([])
  await expect(agent.answer(id, 'Tarde')).rejects.toMatchObject({ code: 'CHAT_EXPIRED' })
})

test.each([
  ['the client disconnect', 'disconnect', 'Cliente desconectado.'],
  ['the global close', 'close', 'La tienda cerró el chat. Gracias por escribirnos.'],
] as const)('[S4.39] [S8.16] %s empties the chat and shows the form again', async (_name, end, words) => {
  const { page, chat, id } = await talking()
  await chat.say('Hola')
  await expect.poll(() => agent.read(id)).toEqual(['Hola'])
  await agent[end](id)
  await chat.toasts.getByText(words, { exact: true }).waitFor()
  await chat.field('CHAT_NAME').waitFor()
  expect(await chat.panel.getByRole('log').count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat/.test(key)))).toEqual([])
})

test('[S4.38] [S9.17] [S4.39] 15 minutes after the last message it ends, and each message starts them again', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const chat = chatOf(page)
  // The page's clock alone is moved: what the shop says of its own would not fit, and begin the 15 minutes again.
  await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close())
  await page.route('**/api/chat-mensajes*', (route) => route.abort())
  await page.clock.install()
  await page.goto(`${shop.url}${plainPage}?lang=es`)
  await chat.begin(somebody())
  await page.clock.fastForward('14:00')
  await chat.say('Sigo aquí')
  await chat.log.getByText(chat.text('CHAT_SENT')).waitFor()
  await page.clock.fastForward('14:50')
  expect(await chat.said(), 'it goes on').toEqual(['Sigo aquí'])
  await page.clock.fastForward('00:12')
  await chat.field('CHAT_NAME').waitFor()
  await chat.toasts.getByText(chat.text('CHAT_EXPIRED')).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat/.test(key)))).toEqual([])
})

test('what the shop itself ends because its time is over says so, and how a question without an answer goes on', async () => {
  const { chat, person, id } = await talking()
  /** Once the channel is there, over which alone the shop says why it ends: that is how it knows the visitor's page. */
  const over = async (which: number) => {
    const { pool } = shop.database
    await expect
      .poll(async () => (await pool.query('SELECT page FROM chat_conversations WHERE id = $1', [which])).rows)
      .toEqual([{ page: expect.stringContaining(plainPage) }])
    await pool.query('UPDATE chat_conversations SET expires_at = now() WHERE id = $1', [which])
  }
  await over(id)
  await chat.toasts.getByText(chat.text('CHAT_EXPIRED')).waitFor()
  await chat.field('CHAT_NAME').fill(person.name)
  await chat.field('CHAT_EMAIL').fill(person.email)
  await chat.button('CHAT_START').click()
  await chat.say('¿Hay alguien?')
  await chat.log.getByText(chat.text('CHAT_SENT')).waitFor()
  const asked = await agent.conversationOf(person.email)
  await over(asked)
  await chat.toasts.getByText(chat.text('CHAT_KEPT')).waitFor()
  await chat.field('CHAT_NAME').waitFor()
  await agent.answer(asked, 'Sí, desde las 9')
  expect(await agent.read(asked)).toEqual(['¿Hay alguien?', 'Sí, desde las 9'])
})

test('a cut network loses nothing: what failed is sent again, what was missed comes, each once', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const chat = chatOf(page)
  const person = somebody()
  const cuts: (() => Promise<void>)[] = []
  let isCut = false
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isCut) return socket.close()
    socket.connectToServer()
    cuts.push(() => socket.close())
  })
  await page.goto(`${shop.url}${plainPage}?lang=es`)
  await chat.begin(person)
  const id = await agent.conversationOf(person.email)
  await chat.say('Antes')
  await expect.poll(() => agent.read(id)).toEqual(['Antes'])

  isCut = true
  await page.route('**/api/**', (route) => route.abort())
  for (const cut of cuts) await cut()
  await chat.panel.getByText(chat.text('CHAT_OFFLINE')).waitFor()
  await chat.say('En el corte')
  await chat.log.getByText(chat.text('CHAT_FAILED')).waitFor()
  await agent.answer(id, 'No lo oyes')
  await agent.answer(id, 'ni esto')
  await expectSound({ ...visit, problems: [] })
  expect(await chat.said()).toEqual(['Antes', 'En el corte'])

  await page.unroute('**/api/**')
  isCut = false
  await expect.poll(chat.said).toEqual(['Antes', 'No lo oyes', 'ni esto', 'En el corte'])
  await expect.poll(() => agent.read(id)).toEqual(['Antes', 'No lo oyes', 'ni esto', 'En el corte'])
  await agent.answer(id, 'Ahora sí')
  await expect.poll(chat.said).toEqual(['Antes', 'No lo oyes', 'ni esto', 'En el corte', 'Ahora sí'])
})

test('while nobody is there a message is left, and the form says when the shop opens', async () => {
  const visit = await shop.visit({ width: 390 })
  const { page } = visit
  const chat = chatOf(page)
  const person = somebody()
  await page.route('**/api/chat-estado*', (route) =>
    route.fulfill({
      json: { disponible: 0, en_horario: 0, abre: '2026-11-23T12:00:00.000Z', agentes: [] },
    }),
  )
  await page.goto(`${shop.url}${plainPage}?lang=es`)
  await chat.open()
  await chat.panel.getByText('La tienda abre el lunes a las 09:00. Déjanos', { exact: false }).waitFor()
  await expectSound(visit)
  await chat.button('CHAT_LEAVE').click()
  expect(await chat.panel.getByText('Campo Obligatorio', { exact: true }).count()).toBe(3)
  await chat.field('CHAT_NAME').fill(person.name)
  await chat.field('CHAT_EMAIL').fill(person.email)
  await chat.box.fill('¿Abren el feriado?')
  // Whoever looks something up in the page behind it goes on where they were.
  await chat.button('CHAT_CLOSE').click()
  await chat.open()
  expect(await chat.box.inputValue()).toBe('¿Abren el feriado?')
  await chat.field('CHAT_NAME').fill(person.name)
  await chat.field('CHAT_EMAIL').fill(person.email)
  await chat.button('CHAT_LEAVE').click()
  await chat.panel.getByText(chat.text('CHAT_LEFT_TEXT', { email: person.email })).waitFor()
  expect(await agent.read(await agent.conversationOf(person.email))).toEqual(['¿Abren el feriado?'])
  await expectSound(visit)
  await chat.button('CHAT_LEFT_AGAIN').click()
  expect(await chat.box.inputValue()).toBe('')
})

test.each<ShopLanguage>(['en-RTL', ...inProof<ShopLanguage>('es')])(
  'on a phone, in %s, it is a sheet over the page, in the dark too, and gives the focus back',
  async (language) => {
    const { visit, page, chat, id } = await talking({ width: 390, dark: true }, language)
    await agent.answer(id, 'Hola')
    await expect.poll(chat.said).toEqual(['Hola'])
    expect(await chat.panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 780 })
    const isBehind = () => page.getByRole('main').evaluate((main) => main.closest('[inert]') !== null)
    expect(await isBehind(), 'the page is out of reach').toBe(true)
    await expectSound(visit, 'whole')
    await chat.button('CHAT_CLOSE').click()
    await chat.panel.waitFor({ state: 'detached' })
    expect(await isBehind()).toBe(false)
    expect(await chat.launcher.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

test('[S6.1] a guest is a stranger to the chat, a customer is known to its form, and who has sent it is its visitor', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const chat = chatOf(page)
  const customer = { email: 'clienta-del-chat@correo.cl', password: 'una-clave-larga' }
  await openPage(page, shop.url, '/account/login')
  await chat.open()
  expect(await chat.field('CHAT_EMAIL').inputValue()).toBe('')
  await chat.button('CHAT_CLOSE').click()
  await signUp(page, customer)
  await chat.open()
  expect(await chat.field('CHAT_EMAIL').inputValue()).toBe(customer.email)
  await chat.field('CHAT_NAME').fill('Camila')
  await chat.button('CHAT_START').click()
  await chat.box.waitFor()
})

test('who signs in while talking is the customer whom the desk shows from then on', async () => {
  const { page, id } = await talking()
  const known = async () =>
    (await agent.wire.get('staff/chat-conversacion', { id_conversacion: id })).cliente?.correo ?? null
  await openPage(page, shop.url, '/account/login')
  expect(await known()).toBeNull()
  const customer = { email: 'entra-al-conversar@correo.cl', password: 'una-clave-larga' }
  await signUp(page, customer)
  await expect.poll(known).toBe(customer.email)
})

test('who writes while a page comes goes on writing', async () => {
  const { page, chat, id } = await talking()
  await chat.box.fill('Vivo en')
  await page.evaluate(() => window.location.assign('#/account/login'))
  await page.getByRole('button', { name: chat.text('ACCOUNT_REGISTER') }).waitFor()
  await settled(page)
  await page.keyboard.type(' Maipú')
  await page.keyboard.press('Enter')
  await expect.poll(() => agent.read(id)).toEqual(['Vivo en Maipú'])
})

test('who signs out leaves nothing of their conversation to whoever comes next', async () => {
  const { visit, page, chat, id } = await talking()
  await openPage(page, shop.url, '/account/login')
  await signUp(page, { email: 'sale-de-un-computador-ajeno@correo.cl', password: 'una-clave-larga' })
  await chat.open()
  await chat.say('Mi pedido es el 1042')
  await expect.poll(() => agent.read(id)).toEqual(['Mi pedido es el 1042'])
  await chat.box.fill('y vivo en')
  await page
    .getByRole('navigation')
    .getByRole('button', { name: chat.text('ACCOUNT_LOGOUT') })
    .click()
  await chat.panel.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat/.test(key)))).toEqual([])
  await expect(agent.answer(id, 'Tarde')).rejects.toMatchObject({ code: 'CHAT_EXPIRED' })
  await chat.begin(somebody('Diego'))
  expect([await chat.said(), await chat.box.inputValue()]).toEqual([[], ''])
  expect(visit.problems).toEqual([])
})

test('whose session has lapsed goes on in the midst of writing', async () => {
  const { page, chat } = await talking()
  await openPage(page, shop.url, '/account/login')
  await signUp(page, { email: 'vence-mientras-escribe@correo.cl', password: 'una-clave-larga' })
  await chat.open()
  await chat.box.fill('Vivo en')
  const signOut = page.getByRole('navigation').getByRole('button', { name: chat.text('ACCOUNT_LOGOUT') })
  await signOut.waitFor()
  // As another tab does that is told so.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/UserIdentificado/.test(key)) localStorage.removeItem(key)
    }
  })
  await signOut.waitFor({ state: 'detached' })
  expect(await chat.box.inputValue()).toBe('Vivo en')
})

test('the sound is muted, and stays so', async () => {
  const { page, chat } = await talking()
  const sound = chat.button('CHAT_SOUND')
  expect(await sound.getAttribute('aria-pressed')).toBe('true')
  await sound.click()
  await page.reload()
  await chat.open()
  expect(await sound.getAttribute('aria-pressed')).toBe('false')
})

test('a chat whose words did not come says so on its button, and opens at the next press', async () => {
  const visit = await shop.visit({ width: 390 })
  const { page } = visit
  const chat = chatOf(page)
  const words = /\/assets\/chat-.{7}\.js/
  await openPage(page, shop.url, plainPage)
  await page.route(words, (route) => route.abort())
  await chat.launcher.click()
  const failure = chat.text('LAYOUT_CHAT_FAILED')
  await page.getByRole('status').filter({ hasText: failure }).waitFor()
  expect(await chat.launcher.getByText(failure).isVisible()).toBe(true)
  expect(await chat.launcher.getAttribute('aria-expanded')).toBe('false')
  expect(visit.problems.splice(0)).toHaveLength(1)
  await expectSound(visit)

  await page.unroute(words)
  await chat.open()
  await chat.field('CHAT_NAME').waitFor()
  expect(await page.getByText(failure).count()).toBe(0)
  await expectSound(visit)
})

// The demonstration's own journey talks to the same script.
test.each(inProof('sample'))(
  'on the %s layer somebody answers by a script, without the network',
  async () => {
    const visit = await shop.visit()
    const { page } = visit
    const chat = chatOf(page)
    await openPage(page, shop.url, '/', 'sample')
    await chat.begin(somebody())
    await chat.say('¿Tienen pipetas para pulgas?')
    await chat.log.getByText('¡Hola! Soy Rosa. Esto es una demostración').waitFor()
    await chat.log.getByRole('link', { name: chat.text('CHAT_PRODUCT') }).waitFor()
    await expectSound(visit)
    expect(visit.requests.filter((url) => /\/api\/|socket\.io/.test(url))).toEqual([])
  },
)
