import type { FastifyReply } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, openTestCheckout, type TestCheckout } from '#testing/server/test-checkout.ts'
import { inTransaction } from '../../db/connection.ts'
import { sessionsService } from './sessions.service.ts'

const secret = 'a secret of at least thirty-two characters'
let shop: TestCheckout
let buyer: Buyer
beforeAll(async () => {
  shop = await openTestCheckout()
  buyer = await shop.buyer()
})
afterAll(() => shop.database.drop())

const withSecret = (text: string, secureCookies = false) =>
  sessionsService({ database: shop.database, secret: text, secureCookies })

async function open(sessions = withSecret(secret)) {
  const cookies: string[] = []
  const reply = { header: (_name: string, values: string[]) => cookies.push(...values) }
  const opened = await inTransaction(shop.database, (tx) => sessions.openGuest(tx, buyer.customerId))
  sessions.give(reply as unknown as FastifyReply, opened)
  const { session } = opened
  const cookie = (name: string) =>
    cookies.find((text) => text.startsWith(`${name}=`))?.replace(/^[^=]+=([^;]+).*$/, '$1') ?? ''
  return { session, cookies, token: cookie('huella_session'), xsrf: cookie('XSRF-TOKEN') }
}

const carrying = (token: string) => ({ headers: { cookie: `otra=1; huella_session=${token}; fin=2` } })

test('the cookie opens its session and no other text does', async () => {
  const { session, token } = await open()
  const sessions = withSecret(secret)
  expect(await sessions.resolve(carrying(token))).toEqual(session)
  expect(session).toMatchObject({ customerId: buyer.customerId, kind: 'guest' })
  const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const other of [flipped, '', "' OR 1=1 --", token.slice(1), `${token}x`]) {
    expect(await sessions.resolve(carrying(other))).toBeNull()
  }
  expect(await sessions.resolve({ headers: {} })).toBeNull()
})

test('the cookies: the session is out of the reach of scripts, both stay on the site, for 30 days', async () => {
  const plain = (await open()).cookies
  expect(plain[0]).toMatch(/^huella_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Strict; HttpOnly$/)
  expect(plain[1]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Strict$/)
  for (const cookie of (await open(withSecret(secret, true))).cookies) expect(cookie).toContain('; Secure')
})

test('L5: with https the session’s cookie is of this very host alone, and no other name opens it', async () => {
  const { cookies, session } = await open(withSecret(secret, true))
  expect(cookies[0]).toMatch(/^__Host-huella_session=[\w-]{43}; Path=\/; .*; Secure; HttpOnly$/)
  expect(cookies[0]).not.toContain('Domain')
  const token = cookies[0]?.replace(/^[^=]+=([^;]+).*$/, '$1') ?? ''
  const sessions = withSecret(secret, true)
  expect(await sessions.resolve(carrying(token))).toBeNull()
  expect(await sessions.resolve({ headers: { cookie: `__Host-huella_session=${token}` } })).toEqual(session)
})

test('L5: a session that rests for as long as the settings say is none, and using it keeps it', async () => {
  const sessions = sessionsService({
    database: shop.database,
    secret,
    secureCookies: false,
    idleSeconds: 86_400,
  })
  const [used, left] = [await open(), await open()]
  const rest = (hours: number) =>
    shop.database.pool.query('UPDATE sessions SET last_seen_at = last_seen_at - make_interval(hours => $1)', [
      hours,
    ])
  await rest(23)
  expect(await sessions.resolve(carrying(used.token))).toEqual(used.session)
  await rest(2)
  expect(await sessions.resolve(carrying(used.token))).toEqual(used.session)
  expect(await sessions.resolve(carrying(left.token))).toBeNull()
})

test('the token is not in the database', async () => {
  const { session, token } = await open()
  const row = await shop.one<{ token_hash: Buffer }>('SELECT * FROM sessions WHERE id = $1', [session.id])
  expect(row.token_hash).toHaveLength(32)
  expect(row.token_hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
})

test('an expired or ended session is none, and another secret ends them all', async () => {
  const [expired, ended, current] = [await open(), await open(), await open()]
  await shop.database.pool.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [expired.session.id])
  await shop.database.pool.query('UPDATE sessions SET revoked_at = now() WHERE id = $1', [ended.session.id])
  const sessions = withSecret(secret)
  expect(await sessions.resolve(carrying(expired.token))).toBeNull()
  expect(await sessions.resolve(carrying(ended.token))).toBeNull()
  expect(await sessions.resolve(carrying(current.token))).toEqual(current.session)
  expect(await withSecret(`${secret}!`).resolve(carrying(current.token))).toBeNull()
})

test("the XSRF header must be the session's own", async () => {
  const [mine, other] = [await open(), await open()]
  const sessions = withSecret(secret)
  const sent = (value?: string | string[]) => ({ headers: { 'x-xsrf-token': value } })
  expect(sessions.xsrfOk(sent(mine.xsrf), mine.session)).toBe(true)
  for (const value of [undefined, '', other.xsrf, mine.xsrf.slice(1), [mine.xsrf], mine.token]) {
    expect(sessions.xsrfOk(sent(value), mine.session)).toBe(false)
  }
})

test('others end and one stays; what has ended or expired is cleaned', async () => {
  const [current, other, expired] = [await open(), await open(), await open()]
  const sessions = withSecret(secret)
  await shop.database.pool.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [expired.session.id])
  await inTransaction(shop.database, (tx) => sessions.revokeOthers(tx, buyer.customerId, current.session.id))
  expect(await sessions.resolve(carrying(current.token))).toEqual(current.session)
  expect(await sessions.resolve(carrying(other.token))).toBeNull()
  expect(await sessions.clean()).toBeGreaterThanOrEqual(2)
  expect(await shop.one('SELECT count(*) AS left FROM sessions')).toEqual({ left: 1 })
})
