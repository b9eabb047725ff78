import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { linkIn, onDashboard, openPage, signIn, signUp } from '#testing/browser/account.ts'
import { addressOf, fillCart, settled } from '#testing/browser/buying.ts'
import { held } from '#testing/browser/held.ts'
import { expectSound, openTestShop, type TestShop, type Visit } from '#testing/browser/shop-test.ts'
import { textsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

const text = textsOf('es')
const password = 'una-clave-larga'
/** What is stored of a customer under `UserIdentificado` (specification §3). */
const customerFields = [
  ...['id_cliente', 'nombre_cliente', 'apellidopaterno_cliente', 'apellidomaterno_cliente', 'rut_cliente'],
  ...['dv_cliente', 'e_mail_cliente', 'celular_cliente', 'telefono_cliente', 'direccion_cliente'],
  ...['numero_direccion_cliente', 'numerocasadepartamento_direccion_cliente'],
  ...['referencia_direccion_cliente', 'id_comuna', 'id_region'],
]
const wrongLogin = 'Dirección de correo electrónico o contraseña no válidos.'

let shop: TestShop
let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ SMTP_URL: inbox.url })
})
afterAll(async () => {
  await shop?.close()
  await inbox?.stop()
})

/** A refused call is told in the console by the browser itself; everything else there is a fault. */
function forgive({ problems }: Visit, refused = /status of 400/): void {
  const others = problems.filter((problem) => !refused.test(problem))
  problems.splice(0, problems.length, ...others)
}

const signOut = (visit: Visit) =>
  visit.page
    .getByRole('navigation')
    .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
    .click()

test('who signs in before the page has its code is signed in once it has, and no address holds the password', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const customer = { email: 'sin-espera@correo.cl', password }
  await openPage(page, shop.url, '/account/login')
  await signUp(page, customer)
  await page.getByText(text('ACCOUNT_ORDERS_NONE')).waitFor()
  await signOut(visit)
  await page.waitForURL(/#\/account\/login$/)

  const code = await held(page, /\/assets\/[^/]+\.js$/)
  await page.goto(addressOf(shop.url, '/account/login', 'es'), { waitUntil: 'commit' })
  await code.requested
  const form = page.locator('main form').first()
  await form.getByLabel(text('ACCOUNT_EMAIL')).pressSequentially(customer.email)
  await form.getByLabel(text('ACCOUNT_PASSWORD')).pressSequentially(password)
  await page.keyboard.press('Enter')
  code.let()
  await page.getByText(text('ACCOUNT_ORDERS_NONE')).waitFor()
  expect(visit.requests.filter((address) => address.includes(password))).toEqual([])
  expect(visit.problems).toEqual([])
})

test('what was typed and ticked before the page has its code stays in its form', async () => {
  const { page } = await shop.visit()
  const code = await held(page, /\/assets\/[^/]+\.js$/)
  await page.goto(addressOf(shop.url, '/account/login', 'es'), { waitUntil: 'commit' })
  await code.requested
  const form = page.locator('main form').last()
  await form.getByLabel(text('ACCOUNT_MARKETING')).check()
  await form.getByLabel(text('ACCOUNT_REPEAT')).pressSequentially(password)
  await form.getByLabel(text('ACCOUNT_EMAIL')).pressSequentially('lenta@correo.cl')
  code.let()
  await settled(page)
  await form.getByLabel(text('ACCOUNT_PASSWORD'), { exact: true }).pressSequentially(password)
  const { email, repeat, acceptsMarketing } = await form.evaluate((form: HTMLFormElement) =>
    Object.fromEntries(new FormData(form)),
  )
  expect({ email, repeat, acceptsMarketing }).toEqual({
    email: 'lenta@correo.cl',
    repeat: password,
    acceptsMarketing: 'on',
  })
})

test('[S2.35] [S8.12] somebody signs up, leaves, fails to come back with a wrong password and comes back with the right one', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const customer = { email: 'nueva@correo.cl', password }
  await openPage(page, shop.url, '/account/login')
  await expectSound(visit)
  await signUp(page, customer)
  await page.getByText(text('ACCOUNT_ORDERS_NONE')).waitFor()
  await expectSound(visit)

  await page.getByRole('link', { name: text('ACCOUNT_PROFILE_EDIT') }).click()
  await page.getByLabel(text('ACCOUNT_FIRST_NAME')).fill('Camila')
  await page.getByLabel(text('ACCOUNT_PHONE')).fill('9 1234 5678')
  await expectSound(visit)
  const emailField = page.locator('main input[name=email]')
  await emailField.fill('camila@')
  await page.getByRole('button', { name: text('ACCOUNT_PROFILE_SAVE') }).click()
  expect(
    await emailField.evaluate((field) => field === document.activeElement),
    'the first that is wrong',
  ).toBe(true)
  await emailField.fill(customer.email)
  await page.getByRole('button', { name: text('ACCOUNT_PROFILE_SAVE') }).click()
  await page.getByText(text('ACCOUNT_PROFILE_SAVED')).waitFor()

  await signOut(visit)
  await page.waitForURL(/#\/account\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('UserIdentificado'))).toBeNull()
  await page.getByRole('banner').getByText('Hola, Iniciar sesión').first().waitFor()

  await signIn(page, { ...customer, password: 'no-es-esta' })
  await page.getByRole('alert').getByText(wrongLogin, { exact: true }).waitFor()
  const email = page.getByLabel(text('ACCOUNT_EMAIL')).first()
  expect(await email.inputValue(), 'what was typed stays').toBe(customer.email)
  forgive(visit)
  await expectSound(visit)
  await signIn(page, customer)
  await onDashboard(page)
  const header = page.getByRole('banner').filter({ visible: true })
  await header.getByText('Camila', { exact: true }).waitFor()
  await header.getByText(customer.email, { exact: true }).waitFor()
  await expectSound(visit)
})

test('[S3.24] [S4.31] [S4.32] [S5.23] [S6.2] the panel of the header signs in once, tells who is in, and forgets them', async () => {
  const customer = { email: 'panel@correo.cl', password }
  const first = await shop.visit()
  await openPage(first.page, shop.url, '/account/login')
  await signUp(first.page, customer)
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, '/blog')
  const header = page.getByRole('banner').filter({ visible: true })
  const panel = header.getByRole('region', { name: text('LAYOUT_ACCOUNT') })
  await header.getByRole('button', { name: text('LAYOUT_SIGN_IN') }).click()
  const email = panel.getByLabel(text('ACCOUNT_EMAIL'), { exact: true })
  const secret = panel.getByLabel(text('ACCOUNT_PASSWORD'), { exact: true })
  const button = panel.getByRole('button', { name: text('ACCOUNT_LOGIN'), exact: true })

  await email.fill('panel@')
  await secret.fill(password)
  await button.click()
  await panel.getByText(text('ERROR_FORM_INCORRECT_EMAIL')).waitFor()
  expect(visit.requests.filter((url) => url.includes('/autentificar-usuario'))).toEqual([])
  await email.fill(customer.email)
  await secret.fill('no-es-esta')
  await button.click()
  await panel.getByRole('alert').getByText(wrongLogin, { exact: true }).waitFor()
  forgive(visit)

  const login = await held(page, '**/api/autentificar-usuario*')
  await secret.fill(password)
  await button.click()
  await login.requested
  const busy = panel.locator('button[aria-busy="true"]')
  await busy.click({ force: true })
  await secret.press('Enter')
  login.let()
  await onDashboard(page)
  await panel.waitFor({ state: 'hidden' })
  expect(login.times()).toBe(1)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('UserIdentificado') ?? '{}'))
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(customerFields))
  expect(stored.e_mail_cliente).toBe(customer.email)

  await openPage(page, shop.url, '/account/profile')
  await page.getByLabel(text('ACCOUNT_FIRST_NAME')).fill('Camila')
  await page.getByRole('button', { name: text('ACCOUNT_PROFILE_SAVE') }).click()
  await page.getByText(text('ACCOUNT_PROFILE_SAVED')).waitFor()
  await header.getByRole('button', { name: customer.email }).click()
  await panel.getByText('Camila', { exact: true }).waitFor()
  await panel.getByText(customer.email, { exact: true }).waitFor()
  const links = await panel
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/account/dashboard', '/account/profile', '/account/orders', '/account/pets'])
  // A checkout that was begun with a saved address.
  await page.evaluate(() => {
    localStorage['huella:checkout:remote'] = JSON.stringify({ form: { name: 'Camila', addressId: 7 } })
  })
  await panel.getByRole('button', { name: text('ACCOUNT_LOGOUT') }).click()
  await page.waitForURL(/#\/account\/login$/)
  await panel.waitFor({ state: 'hidden' })
  expect(visit.requests.filter((url) => url.includes('/cerrar-sesion'))).toHaveLength(1)
  const left = await page.evaluate(() => ({
    user: localStorage.getItem('UserIdentificado'),
    form: JSON.parse(localStorage.getItem('huella:checkout:remote') ?? '{}').form,
  }))
  expect(left).toMatchObject({ user: null, form: { name: 'Camila', addressId: null } })
  await expectSound(visit)
})

test('[S2.20] who forgot the password sets a new one by the mailed link, once', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const customer = { email: 'olvido@correo.cl', password }
  await openPage(page, shop.url, '/account/login')
  await signUp(page, customer)
  await signOut(visit)
  await page.waitForURL(/#\/account\/login$/)

  await page.getByRole('link', { name: text('ACCOUNT_FORGOT') }).click()
  await page.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' }).waitFor()
  await expectSound(visit)
  await page.getByLabel(text('ACCOUNT_EMAIL')).fill(customer.email)
  await page.getByRole('button', { name: text('ACCOUNT_FORGOT_SEND') }).click()
  await page.getByText(text('ACCOUNT_FORGOT_SENT_TEXT')).waitFor()
  await expectSound(visit)

  const link = await linkIn(inbox, customer.email, '/account/reset-password')
  const setPassword = async (chosen: string) => {
    await page.goto(`${shop.url}${link}`)
    await settled(page)
    await page.getByLabel(text('ACCOUNT_NEW_PASSWORD')).fill(chosen)
    await page.getByLabel(text('ACCOUNT_REPEAT')).fill(chosen)
    await expectSound(visit)
    await page.getByRole('button', { name: text('ACCOUNT_NEW_SAVE') }).click()
  }
  await setPassword('otra-clave-larga')
  await page.getByRole('heading', { level: 1, name: text('ACCOUNT_NEW_DONE') }).waitFor()
  await expectSound(visit)
  await setPassword('tercera-clave')
  await page.getByRole('alert').getByText(text('ACCOUNT_ERROR_LINK')).waitFor()
  forgive(visit)

  await openPage(page, shop.url, '/account/login')
  await signIn(page, { ...customer, password: 'otra-clave-larga' })
  await onDashboard(page)
})

test('a customer takes their data along, decides on advertising and goes', async () => {
  const visit = await shop.visit()
  const { page } = visit
  const customer = { email: 'adios@correo.cl', password }
  await openPage(page, shop.url, '/account/login')
  await signUp(page, customer)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('ACCOUNT_PRIVACY') })
    .click()
  const consent = page.getByRole('switch', { name: text('ACCOUNT_CONSENT_LABEL') })
  await consent.waitFor()
  await expectSound(visit)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: text('ACCOUNT_EXPORT_DO') }).click(),
  ])
  expect(download.suggestedFilename()).toBe('mis-datos-huella.json')
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(saved.datos.e_mail_cliente).toBe(customer.email)

  expect(await consent.isChecked()).toBe(false)
  await consent.click()
  await page.getByText(/^Lo aceptaste el /).waitFor()
  await page.reload()
  await settled(page)
  await page.getByText(/^Lo aceptaste el /).waitFor()
  expect(await consent.isChecked()).toBe(true)
  await consent.click()
  await page.getByText(text('ACCOUNT_CONSENT_NONE')).waitFor()

  // A picture of an animal stands in the browser alone.
  const petPhoto = 'huella:pet-photo:milo'
  await page.evaluate((key) => {
    const saved = JSON.parse(localStorage.getItem('huella:pets:remote') ?? '{}')
    const milo = {
      id: 'milo',
      name: 'Milo',
      species: 'cat',
      breed: null,
      born: null,
      weight: null,
      isSterilised: null,
      allergies: [],
    }
    localStorage.setItem('huella:pets:remote', JSON.stringify({ ...saved, pets: [milo], chosenId: 'milo' }))
    localStorage.setItem(key, 'data:image/jpeg;base64,AA==')
    sessionStorage.setItem(`huella:sent-to-pay:${'a'.repeat(32)}`, '1')
  }, petPhoto)
  await page.getByRole('button', { name: text('ACCOUNT_ERASE_ASK') }).click()
  const field = page.getByLabel(text('ACCOUNT_ERASE_PASSWORD'))
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expectSound(visit)
  const erase = page.getByRole('button', { name: text('ACCOUNT_ERASE_DO') })
  await field.fill('no-es-esta')
  await erase.click()
  await page.getByRole('alert').getByText(text('ACCOUNT_ERROR_PASSWORD')).waitFor()
  forgive(visit)
  await field.fill(password)
  await erase.click()
  await page.getByText(text('ACCOUNT_ERASED')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('UserIdentificado'))).toBeNull()
  expect(await page.evaluate((key) => localStorage.getItem(key), petPhoto)).toBeNull()
  const sent = () => Object.keys(sessionStorage).filter((key) => key.includes('sent-to-pay'))
  expect(await page.evaluate(sent)).toEqual([])
  const { rows } = await shop.database.pool.query('SELECT 1 FROM customers WHERE email = $1', [
    customer.email,
  ])
  expect(rows).toEqual([])
  await openPage(page, shop.url, '/account/login')
  await signIn(page, customer)
  await page.getByRole('alert').getByText(wrongLogin, { exact: true }).waitFor()
  forgive(visit)
  await expectSound(visit)
})

// Both layers' own tests and the demonstration's journey sign in there in each run.
test.each(inProof('sample'))('the %s layer signs in its one customer, and calls nobody', async () => {
  const visit = await shop.visit()
  const { page } = visit
  await openPage(page, shop.url, '/account/login', 'sample')
  const demo = { email: 'camila@example.cl', password: 'huella123' }
  await signIn(page, { ...demo, password: 'huella124' })
  await page.getByRole('alert').getByText(wrongLogin, { exact: true }).waitFor()
  await signIn(page, demo)
  await onDashboard(page)
  await page.getByRole('banner').filter({ visible: true }).getByText('Camila', { exact: true }).waitFor()
  // Its own orders, three of them here (D18).
  await expect.poll(() => page.locator('main a[href^="/account/orders/"]').count()).toBe(3)
  await expectSound(visit)
  await signOut(visit)
  await page.waitForURL(/#\/account\/login$/)
  expect(visit.requests.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([])
})

test('the side menu of a phone leads to the account and out of it', async () => {
  const visit = await shop.visit({ width: 360 })
  const { page } = visit
  await openPage(page, shop.url, '/account/login')
  const openMenu = () => page.getByRole('button', { name: text('LAYOUT_OPEN_MENU') }).click()
  const menu = page.getByRole('dialog', { name: text('LAYOUT_MENU') })
  await openMenu()
  await menu.getByRole('link', { name: text('ACCOUNT_LOGIN_PAGE') }).click()
  await signUp(page, { email: 'movil@correo.cl', password })
  await openMenu()
  await menu.getByText('movil@correo.cl').waitFor()
  await expectSound(visit)
  // A page that is opened by its address shows which it is, and ends with its footer.
  await page.goto(`${shop.url}/?lang=es#/account/privacy`)
  await settled(page)
  const strip = page.getByRole('navigation', { name: text('ACCOUNT_NAV') })
  const entry = strip.getByRole('link', { name: text('ACCOUNT_PRIVACY') })
  await expect
    .poll(() => entry.evaluate((link) => link.getBoundingClientRect().right <= innerWidth))
    .toBe(true)
  const belowFooter = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0
      return Math.round(document.documentElement.scrollHeight - scrollY - bottom)
    })
  // A pixel is what only a reader hears.
  await expect.poll(belowFooter).toBeLessThanOrEqual(1)
  await openMenu()
  await menu.getByRole('button', { name: text('ACCOUNT_LOGOUT') }).click()
  await page.waitForURL(/#\/account\/login$/)
  await expectSound(visit)
})

describe('a session that ends', () => {
  /** Each reply to a call is held until it is let go; `seen` says how many were asked for. */
  async function hold({ page }: Visit, call: string) {
    let letGo = () => undefined as unknown
    const gate = new Promise((resolve) => {
      letGo = () => resolve(undefined)
    })
    let seen = 0
    await page.route(`**/api/${call}?*`, async (route) => {
      seen += 1
      await gate
      await route.continue().catch(() => undefined) // the page has given it up
    })
    return { seen: () => seen, letGo }
  }

  test('signing out while the account is still being read complains of nothing', async () => {
    const visit = await shop.visit()
    const { page } = visit
    await openPage(page, shop.url, '/account/login')
    await signUp(page, { email: 'apurada@correo.cl', password })
    const orders = await hold(visit, 'mis-pedidos')
    await page.evaluate(() => location.assign('#/account/orders'))
    await expect.poll(orders.seen).toBe(1)
    await signOut(visit)
    await page.waitForURL(/#\/account\/login$/)
    orders.letGo()
    await page.getByRole('heading', { level: 1, name: text('ACCOUNT_LOGIN_TITLE') }).waitFor()
    expect(
      await page
        .getByRole('region', { name: text('UI_NOTICES') })
        .getByRole('alert')
        .count(),
    ).toBe(0)
    await expectSound(visit)
    expect(page.url()).toMatch(/#\/account\/login$/)
  })

  test('[S8.1] at a page of the shop leaves the window on the start page, as nobody', async () => {
    const visit = await shop.visit()
    const { page } = visit
    const customer = { email: 'ajena@correo.cl', password }
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await endSessions(customer.email)
    await page.goto(`${shop.url}/?lang=es#/site/terms-conditions`)
    await page.waitForURL((url) => url.pathname === '/' && url.search === '' && /^(#\/)?$/.test(url.hash))
    await settled(page)
    await page.getByRole('banner').getByText('Hola, Iniciar sesión').first().waitFor()
    forgive(visit, /401/)
    await expectSound(visit)
  })

  test('at the checkout, here or in another tab, leads by the login back to what was typed and to the cart', async () => {
    const visit = await shop.visit({ width: 360 })
    const { page } = visit
    const customer = { email: 'vuelve@correo.cl', password }
    await openPage(page, shop.url, '/account/login')
    await signUp(page, customer)
    await openPage(page, shop.url, '/shop/category/perros-alimentos')
    const product = await fillCart(page, 'es')
    const typeAll = async (note: string) => {
      await openPage(page, shop.url, '/shop/checkout')
      await page.locator('#checkout-street').fill('Los Aromos')
      const more = page.getByRole('button', { name: text('CHECKOUT_NOTE_ADD') })
      if (await more.isVisible()) await more.click()
      await page.getByLabel(text('CHECKOUT_NOTE')).fill(note)
    }
    const comesBack = async (note: string) => {
      await page.waitForURL(/#\/account\/login\?next=/)
      await page.getByText(text('ACCOUNT_SESSION_ENDED')).waitFor()
      await signIn(page, customer)
      await page.waitForURL(/#\/shop\/checkout$/)
      await page.getByRole('main').getByText(product).first().waitFor({ state: 'attached' })
      expect(await page.locator('#checkout-street').inputValue()).toBe('Los Aromos')
      expect(await page.getByLabel(text('CHECKOUT_NOTE')).inputValue()).toBe(note)
      forgive(visit, /401/)
      await expectSound(visit)
    }

    await typeAll('Tocar el timbre')
    await expect.poll(() => savedCart(customer.email)).toBe(1)
    const other = await page.context().newPage()
    await openPage(other, shop.url, '/account/dashboard')
    await other
      .getByRole('navigation')
      .getByRole('button', { name: text('ACCOUNT_LOGOUT') })
      .click()
    await comesBack('Tocar el timbre')
    await other.close()

    await typeAll('Dejar con el conserje')
    await endSessions(customer.email)
    await page.reload()
    await comesBack('Dejar con el conserje')
  })
})

/** Ends every session of a customer, as their time or another device would. */
async function endSessions(email: string): Promise<void> {
  await shop.database.pool.query(
    'DELETE FROM sessions USING customers c WHERE c.id = sessions.customer_id AND c.email = $1',
    [email],
  )
}

/** The lines that the shop keeps of a customer's cart. */
async function savedCart(email: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ lines: number }>(
    `SELECT count(*)::int AS lines FROM account_cart_lines l JOIN customers c ON c.id = l.customer_id WHERE c.email = $1`,
    [email],
  )
  return rows[0]?.lines ?? 0
}
