import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/staff-role.ts'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { deskEnvironment, deskOwner, enterDesk, signInAtDesk } from '#testing/browser/desk.ts'
import {
  expectSound,
  openTestShop,
  type TestShop,
  type Visit,
  type VisitOptions,
} from '#testing/browser/shop-test.ts'
import { deskTextsOf } from '#testing/browser/texts.ts'
import { inProof } from '#testing/counts.ts'

type Person = { name: string; email: string; password: string }

const text = deskTextsOf('es')

let shop: TestShop
let inbox: Inbox
beforeAll(async () => {
  inbox = await startInbox()
  shop = await openTestShop({ ...deskEnvironment, SMTP_URL: inbox.url })
})
afterAll(async () => {
  await shop?.close()
  await inbox?.stop()
})

/** Somebody with an account, whose password is the owner's. */
async function member(name: string, role: StaffRole): Promise<Person> {
  const email = `${name.toLowerCase()}@huella.example`
  await shop.database.pool.query(
    `INSERT INTO staff (name, email, role, password_hash)
     SELECT $1, $2, $3, password_hash FROM staff WHERE email = $4`,
    [name, email, role, deskOwner.email],
  )
  return { name, email, password: deskOwner.password }
}

/** The same person in a browser of their own, signed in and at a place of the desk. */
async function atDesk(person: Person, path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await shop.visit(options)
  await signInAtDesk(visit.page, shop.url, person)
  await visit.page.goto(`${shop.url}/desk${path}`)
  await visit.page.getByRole('navigation').waitFor()
  return visit
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const atDoor = (page: Page) => title(page, text('SESSION_TITLE')).waitFor()
const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true })
const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

/** A refused call is told in the console by the browser itself; everything else there is a fault. */
function forgive({ problems }: Visit, refused = /status of 4(00|09)/): void {
  const others = problems.filter((problem) => !refused.test(problem))
  problems.splice(0, problems.length, ...others)
}

/** The token of the newest invitation that was mailed to somebody; waits for it to come. */
async function invitedBy(email: string): Promise<string> {
  const found = () => {
    const mails = inbox.list().filter(({ to }) => to.includes(email))
    return mails.map(({ html }) => /\/desk\/invitacion#([\w-]{43})/.exec(html)?.[1])[0]
  }
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  return found() ?? ''
}

/** What an authenticator shows, never the same code twice: one of the next step is taken as well. */
function authenticator(secret: string): () => Promise<string> {
  let step = 0
  return () => {
    step = Math.max(Math.floor(Date.now() / 30_000), step + 1)
    return generate({ secret, epoch: step * 30 })
  }
}

/** Chooses an act of an account from its menu. */
async function act(page: Page, person: Person, key: string): Promise<void> {
  await page.getByRole('button', { name: text('STAFF_ACTS_OF', { name: person.name }) }).click()
  await page.getByRole('menuitem', { name: text(key) }).click()
}

describe('accounts of the staff', () => {
  test('an owner invites somebody, who chooses a password by the mailed link, once', async () => {
    const ana = { name: 'Ana Rojas', email: 'ana@huella.example', password: 'otra-clave-larga-de-ana' }
    const owner = await atDesk(deskOwner, '/equipo')
    await button(owner.page, 'STAFF_INVITE').click()
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByLabel(text('STAFF_NAME')).fill(ana.name)
    await dialog.getByLabel(text('SESSION_EMAIL')).fill(ana.email)
    await dialog.getByText(text('ROLE_AGENT_MAY')).waitFor()
    await expectSound(owner)
    await button(owner.page, 'STAFF_SEND').click()
    await rowOf(owner.page, ana.email).getByText(text('STAFF_INVITED')).waitFor()
    await expectSound(owner)

    const link = `${shop.url}/desk/invitacion#${await invitedBy(ana.email)}`
    const invited = await shop.visit({ width: 768 })
    const { page } = invited
    await page.goto(link)
    await title(page, text('INVITATION_TITLE')).waitFor()
    await expectSound(invited)
    const password = page.locator('input[autocomplete="new-password"]')
    await password.fill('corta')
    await button(page, 'INVITATION_SAVE').click()
    const wrong = page.locator('[id$="-error"]')
    await wrong.waitFor()
    expect(await password.getAttribute('aria-describedby')).toContain(await wrong.getAttribute('id'))
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    forgive(invited)
    await expectSound(invited)
    await password.fill(ana.password)
    await button(page, 'INVITATION_SAVE').click()
    await title(page, text('INVITATION_DONE', { name: ana.name })).waitFor()
    await page.getByText(ana.email).waitFor()
    await page.getByRole('link', { name: text('INVITATION_GO') }).click()
    await enterDesk(page, ana, text)
    await page.getByRole('navigation').waitFor()
    expect(invited.requests.filter((url) => url.includes(link.slice(-43)))).toEqual([])

    const late = await shop.visit()
    await late.page.goto(link)
    await late.page.locator('input[autocomplete="new-password"]').fill('una-clave-de-quien-llega-tarde')
    await button(late.page, 'INVITATION_SAVE').click()
    await title(late.page, text('INVITATION_INVALID')).waitFor()
    forgive(late)
    await expectSound(late)

    await owner.page.reload()
    await rowOf(owner.page, ana.email).getByText(text('STAFF_ACTIVE')).waitFor()
    await owner.page.getByRole('link', { name: text('DESK_LOG') }).click()
    await rowOf(owner.page, text('LOG_INVITACION_ACEPTADA')).getByText(ana.email).waitFor()
    await rowOf(owner.page, text('LOG_CUENTA_CREADA')).getByText(text('ROLE_AGENT')).waitFor()
    await expectSound(owner)
  })

  test('an owner changes a role, ends sessions and switches an account off', async () => {
    const hugo = await member('Hugo', 'agent')
    const his = await atDesk(hugo, '/registro')
    await title(his.page, text('DESK_NOT_FOUND')).waitFor()
    const { page } = await atDesk(deskOwner, '/equipo')
    const row = rowOf(page, hugo.email)
    await act(page, hugo, 'STAFF_EDIT')
    await page.getByRole('dialog').locator('input[aria-haspopup="listbox"]').click()
    await page.getByRole('option', { name: text('ROLE_MANAGER') }).click()
    await page.getByText(text('ROLE_MANAGER_MAY')).waitFor()
    await button(page, 'DESK_SAVE').click()
    await row.getByText(text('ROLE_MANAGER')).waitFor()
    await his.page.reload()
    await title(his.page, text('LOG_TITLE')).waitFor()
    await his.page.goto(`${shop.url}/desk/equipo`)
    await title(his.page, text('DESK_NOT_FOUND')).waitFor()
    expect(await his.page.getByRole('link', { name: text('DESK_STAFF'), exact: true }).count()).toBe(0)

    await act(page, hugo, 'STAFF_SESSIONS')
    await button(page, 'STAFF_END_SESSIONS').click()
    await page.getByText(text('STAFF_NO_SESSIONS')).waitFor()
    await page.keyboard.press('Escape')
    await his.page.reload()
    await atDoor(his.page)

    await act(page, hugo, 'STAFF_EDIT')
    await page.getByRole('switch', { name: text('STAFF_MAY_ENTER') }).click()
    await button(page, 'DESK_SAVE').click()
    await row.getByText(text('STAFF_OFF')).waitFor()
    await enterDesk(his.page, hugo, text)
    await his.page.getByRole('alert').waitFor()
  })

  test('what another owner changed while the dialog was open stands', async () => {
    const iris = await member('Iris', 'agent')
    const { page } = await atDesk(deskOwner, '/equipo')
    await act(page, iris, 'STAFF_EDIT')
    await page.getByRole('dialog').getByLabel(text('STAFF_NAME')).fill('Iris Vera')
    await shop.database.pool.query(`UPDATE staff SET active = false, role = 'warehouse' WHERE email = $1`, [
      iris.email,
    ])
    await button(page, 'DESK_SAVE').click()
    await rowOf(page, 'Iris Vera').getByText(text('STAFF_OFF')).waitFor()
    await rowOf(page, iris.email).getByText(text('ROLE_WAREHOUSE')).waitFor()
  })

  test('the last owner stays one, and is told what to do first', async () => {
    const olga = await member('Olga', 'owner')
    const visit = await atDesk(olga, '/equipo')
    const { page } = visit
    const { pool } = shop.database
    await pool.query('UPDATE staff SET active = false WHERE email = $1', [deskOwner.email])
    try {
      await act(page, olga, 'STAFF_EDIT')
      await page.getByRole('switch', { name: text('STAFF_MAY_ENTER') }).click()
      await button(page, 'DESK_SAVE').click()
      await page.getByText(text('STAFF_LAST_OWNER')).waitFor()
      forgive(visit)
      await expectSound(visit)
    } finally {
      await pool.query('UPDATE staff SET active = true WHERE email = $1', [deskOwner.email])
    }
    await button(page, 'DESK_SAVE').click()
    await atDoor(page)
  })
})

describe('the second step of signing in', () => {
  test('is set up with an authenticator, asked for, and passed by a code or by a recovery code, each once', async () => {
    const berta = await member('Berta', 'manager')
    const visit = await atDesk(berta, '/cuenta')
    const { page } = visit
    // Found by its text, since on paper nothing but the codes is in the tree of roles.
    const own = page.locator('section', { hasText: text('ACCOUNT_TOTP') })
    await own.locator('input[type="password"]').fill(berta.password)
    await button(page, 'ACCOUNT_TOTP_BEGIN').click()
    await page.getByRole('img', { name: text('ACCOUNT_TOTP_QR') }).waitFor()
    await expectSound(visit)
    const code = authenticator((await own.locator('code').textContent()) ?? '')
    await own.getByRole('textbox', { name: text('SESSION_CODE') }).fill('no-es')
    await button(page, 'ACCOUNT_TOTP_ENABLE').click()
    await own.locator('input[aria-invalid="true"]').waitFor()
    forgive(visit)
    await own.getByRole('textbox', { name: text('SESSION_CODE') }).fill(await code())
    await button(page, 'ACCOUNT_TOTP_ENABLE').click()
    await own.getByText(text('ACCOUNT_CODES_TITLE')).waitFor()
    const codes = await own.getByRole('listitem').allTextContents()
    expect(codes).toHaveLength(10)
    await expectSound(visit)

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(page, 'ACCOUNT_CODES_COPY').click()
    await button(page, 'ACCOUNT_CODES_COPIED').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
    await page.emulateMedia({ media: 'print' })
    expect(await own.getByRole('listitem').first().isVisible()).toBe(true)
    expect(await page.getByText(text('ACCOUNT_CODES_OF', { email: berta.email })).isVisible()).toBe(true)
    expect(await page.getByText(text('ACCOUNT_CODES_LEAD')).isVisible()).toBe(false)
    expect(await page.locator('nav').isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await button(page, 'ACCOUNT_CODES_DONE').click()
    await own.getByText(text('ACCOUNT_TOTP_ON')).waitFor()

    const second = await shop.visit({ width: 768 })
    const door = second.page
    await door.goto(`${shop.url}/desk/cuenta`)
    const leave = async () => {
      await door.getByRole('button', { name: berta.name }).click()
      await door.getByRole('menuitem', { name: text('DESK_SIGN_OUT') }).click()
      await atDoor(door)
    }
    const field = door.locator('input[autocomplete="one-time-code"]')
    const answer = async (given: string) => {
      await field.fill(given)
      await button(door, 'SESSION_ENTER').click()
    }
    await enterDesk(door, berta, text)
    await title(door, text('SESSION_CODE_TITLE')).waitFor()
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    forgive(second)
    await expectSound(second)
    await answer('no-es')
    await door.locator('input[aria-invalid="true"]').waitFor()
    forgive(second)
    await answer(codes[0] ?? '')
    await title(door, text('DESK_ACCOUNT')).waitFor()
    await leave()

    await enterDesk(door, berta, text)
    await answer(codes[0] ?? '')
    await door.locator('input[aria-invalid="true"]').waitFor()
    await answer(await code())
    await title(door, text('DESK_ACCOUNT')).waitFor()

    await button(door, 'ACCOUNT_TOTP_DISABLE').click()
    const turningOff = door.locator('form', { has: field })
    await turningOff.locator('input[type="password"]').fill(berta.password)
    await field.fill(codes[1]?.toLowerCase() ?? '')
    await turningOff.getByRole('button', { name: text('ACCOUNT_TOTP_DISABLE') }).click()
    await door.getByText(text('ACCOUNT_TOTP_OFF')).waitFor()
    await leave()
    await enterDesk(door, berta, text)
    await title(door, text('DESK_ACCOUNT')).waitFor()
  })
})

test('who may only see products is told so, and finds no way to make them or to change their prices', async () => {
  const visit = await atDesk(await member('Elba', 'warehouse'), '/productos')
  const { page } = visit
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByText(text('PRODUCTS_READ_ONLY')).waitFor()
  expect(await button(page, 'DESK_SAVE').count()).toBe(0)
  for (const path of ['/productos/nuevo', '/productos/precios']) {
    await page.goto(`${shop.url}/desk${path}`)
    await title(page, text('DESK_NOT_FOUND')).waitFor()
  }
  await expectSound(visit)
})

describe('my account', () => {
  test('a session that is ended elsewhere signs its browser out, and nothing of it stays', async () => {
    const carla = await member('Carla', 'warehouse')
    const here = await atDesk(carla, '/cuenta')
    const there = await atDesk(carla, '/cuenta')
    const endOthers = there.page.getByRole('button', { name: text('ACCOUNT_END_OTHERS') })
    await endOthers.waitFor()
    await here.page.reload()
    const end = here.page.getByRole('button', { name: text('ACCOUNT_END_OF', { device: '' }) })
    await end.waitFor()
    await expectSound(here)
    await end.click()
    await end.waitFor({ state: 'detached' })
    await endOthers.click()
    await atDoor(there.page)
    await here.page.reload()
    await title(here.page, text('DESK_ACCOUNT')).waitFor()

    await enterDesk(there.page, carla, text)
    await title(there.page, text('DESK_ACCOUNT')).waitFor()
    await here.page.reload()
    await button(here.page, 'ACCOUNT_END_OTHERS').click()
    await end.waitFor({ state: 'detached' })
    await there.page.reload()
    await atDoor(there.page)
  })

  test('another password ends the other sessions, and is the one that opens from then on', async () => {
    const dora = await member('Dora', 'agent')
    const next = 'la-nueva-clave-de-dora'
    const there = await atDesk(dora, '/cuenta')
    const here = await atDesk(dora, '/cuenta')
    const { page } = here
    const form = page.locator('form', { has: button(page, 'ACCOUNT_CHANGE') })
    await form.locator('input[autocomplete="current-password"]').fill('no-es-esta')
    await form.locator('input[autocomplete="new-password"]').fill(next)
    await button(page, 'ACCOUNT_CHANGE').click()
    await form.locator('[id$="-error"]').waitFor()
    forgive(here)
    await expectSound(here)
    await form.locator('input[autocomplete="current-password"]').fill(dora.password)
    await button(page, 'ACCOUNT_CHANGE').click()
    await page.getByText(text('ACCOUNT_CHANGED')).waitFor()
    await there.page.reload()
    await atDoor(there.page)
    await enterDesk(there.page, dora, text)
    await there.page.getByRole('alert').waitFor()
    await enterDesk(there.page, { ...dora, password: next }, text)
    await title(there.page, text('DESK_ACCOUNT')).waitFor()
  })
})

test.each<VisitOptions & { language: 'es' | 'en' }>([
  { width: 768, language: 'en', dark: true },
  ...inProof<VisitOptions & { language: 'es' | 'en' }>(
    { width: 768, language: 'es' },
    { width: 1280, language: 'en', dark: true },
    { width: 1280, language: 'en' },
    { width: 1280, language: 'es', dark: true },
  ),
])('is sound at $width in $language', async (look) => {
  const words = deskTextsOf(look.language)
  const visit = await atDesk(deskOwner, '/equipo', look)
  const { page } = visit
  await rowOf(page, deskOwner.email).waitFor()
  await expectSound(visit)
  await page.goto(`${shop.url}/desk/registro`)
  await title(page, words('LOG_TITLE')).waitFor()
  await page.getByRole('table').waitFor()
  await expectSound(visit)
  await page.goto(`${shop.url}/desk/cuenta`)
  await page.getByText(words('ACCOUNT_THIS'), { exact: true }).waitFor()
  await expectSound(visit)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.goto(`${shop.url}/desk/invitacion`)
  await title(page, words('INVITATION_INVALID')).waitFor()
  await expectSound(visit)
})
