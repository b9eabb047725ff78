import { generate } from 'otplib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testMember, testSignedIn } from '#testing/server/test-staff.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop?.close())

beforeEach(() => shop.database.pool.query('DELETE FROM rate_limits'))

const stepMs = 30_000
/** As if the codes that were taken had been so many steps earlier. */
const wait = (steps: number) =>
  shop.database.pool.query('UPDATE staff_totp SET last_step = last_step - $1', [steps])
const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor((Date.now() + steps * stepMs) / 1000) })

type Member = Awaited<ReturnType<typeof testSignedIn>>

async function activate(member: Member) {
  const { secreto: secret } = (
    await member.post('staff/totp-preparar', { contrasenia: staffPassword })
  ).json()
  const activated = await member.post('staff/totp-activar', { codigo: await codeOf(secret) })
  expect(activated.statusCode).toBe(200)
  return { secret: secret as string, recovery: activated.json().codigos_recuperacion as string[] }
}

const errorOf = async (response: ReturnType<Member['enter']>) => (await response).json().error

test('all who work in one shop sign in from its address; who guesses at one of them is stopped there', async () => {
  const rosa = await testMember(shop)
  const entered: number[] = []
  for (let at = 0; at < 30; at += 1) entered.push((await rosa.enter()).statusCode)
  expect(new Set(entered)).toEqual(new Set([200]))
  const guessed: number[] = []
  for (let at = 0; at < 11; at += 1) guessed.push((await rosa.enter({ contrasenia: 'adivinada' })).statusCode)
  expect(guessed).toEqual([...Array(10).fill(400), 429])
})

test('an app of codes lists the shop by the name that its owner gave it', async () => {
  const owner = await testSignedIn(shop, { role: 'owner' })
  const { marca } = (await owner.get('staff/datos-tienda')).json()
  const named = await owner.post('staff/guardar-identidad', {
    version: marca.version,
    nombre: 'Patitas & Cía',
  })
  const prepared = await owner.post('staff/totp-preparar', { contrasenia: staffPassword })
  expect(new URL(prepared.json().uri).searchParams.get('issuer')).toBe('Patitas & Cía')
  const { version } = named.json()
  await owner.post('staff/guardar-identidad', { version, nombre: '' })
})

test('a code is asked for once the first one proved that the secret arrived', async () => {
  const member = await testSignedIn(shop)
  const other = await testMember(shop)
  const prepared = await member.post('staff/totp-preparar', { contrasenia: staffPassword })
  const { secreto: secret, uri } = prepared.json()
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(decodeURIComponent(uri)).toContain(`Huella:${member.email}`)
  expect((await member.enter()).statusCode).toBe(200)
  const wrong = (await codeOf(secret)) === '000000' ? '000001' : '000000'
  const refused = await member.post('staff/totp-activar', { codigo: wrong })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: 'TOTP_INVALID', fields: { codigo: 'TOTP_INVALID' } })
  const activated = await member.post('staff/totp-activar', { codigo: await codeOf(secret) })
  expect(new Set(activated.json().codigos_recuperacion).size).toBe(10)
  expect((await member.get('staff/sesion')).json().totp).toBe(1)
  const without = await member.enter()
  expect(without.statusCode).toBe(400)
  expect(without.json()).toMatchObject({ error: 'TOTP_REQUIRED', fields: { codigo: 'FIELD_REQUIRED' } })
  expect(without.headers['set-cookie']).toBeUndefined()
  await wait(1)
  expect((await member.enter({ codigo: await codeOf(secret) })).statusCode).toBe(200)
  expect((await other.enter()).statusCode).toBe(200)
})

test('who does not know the password is told nothing of a code', async () => {
  const member = await testSignedIn(shop)
  const { secret } = await activate(member)
  await wait(1)
  const codigo = await codeOf(secret)
  expect(await errorOf(member.enter({ contrasenia: 'otra', codigo }))).toBe('CREDENTIALS_INVALID')
  expect(await errorOf(member.enter({ contrasenia: 'otra' }))).toBe('CREDENTIALS_INVALID')
})

describe('a code is taken once', () => {
  test('neither again nor after a later one, and the one of the activation neither', async () => {
    const member = await testSignedIn(shop)
    const { secret } = await activate(member)
    expect(await errorOf(member.enter({ codigo: await codeOf(secret) }))).toBe('TOTP_INVALID')
    await wait(2)
    const later = await codeOf(secret, 1)
    expect((await member.enter({ codigo: later })).statusCode).toBe(200)
    expect(await errorOf(member.enter({ codigo: later }))).toBe('TOTP_INVALID')
    expect(await errorOf(member.enter({ codigo: await codeOf(secret) }))).toBe('TOTP_INVALID')
  })

  test('by one of many who send it at the same moment', async () => {
    const member = await testSignedIn(shop)
    const { secret } = await activate(member)
    await wait(1)
    const codigo = await codeOf(secret)
    const all = await Promise.all(Array.from({ length: 6 }, () => member.enter({ codigo })))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test("one step away from the database's clock at most", async () => {
    const step = () => Math.floor(Date.now() / stepMs)
    let told: unknown[]
    let began: number
    do {
      began = step()
      const member = await testSignedIn(shop)
      const { secret } = await activate(member)
      await wait(5)
      const typed = (await codeOf(secret, 1)).replace(/(?=...$)/, ' ')
      told = [
        await errorOf(member.enter({ codigo: await codeOf(secret, -2) })),
        await errorOf(member.enter({ codigo: await codeOf(secret, 2) })),
        (await member.enter({ codigo: await codeOf(secret, -1) })).statusCode,
        (await member.enter({ codigo: ` ${typed} ` })).statusCode,
      ]
      // Codes are of the step in which they were made.
    } while (step() !== began)
    expect(told).toEqual(['TOTP_INVALID', 'TOTP_INVALID', 200, 200])
  })

  test('a recovery code works once, however it is written', async () => {
    const member = await testSignedIn(shop)
    const { recovery } = await activate(member)
    const [first = '', second = ''] = recovery
    expect(first).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const all = await Promise.all(Array.from({ length: 4 }, () => member.enter({ codigo: first })))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const typed = second.toLowerCase().replaceAll('-', ' ')
    expect((await member.enter({ codigo: typed })).statusCode).toBe(200)
    expect(await errorOf(member.enter({ codigo: second }))).toBe('TOTP_INVALID')
    const other = await testSignedIn(shop)
    await activate(other)
    expect(await errorOf(other.enter({ codigo: recovery[2] ?? '' }))).toBe('TOTP_INVALID')
  })
})

test('nothing of it stands in the database as it is', async () => {
  const member = await testSignedIn(shop)
  const { secret, recovery } = await activate(member)
  const { rows } = await shop.database.pool.query(
    `SELECT encode(secret, 'escape') AS text FROM staff_totp WHERE staff_id = $1
     UNION ALL SELECT encode(code_hash, 'escape') FROM staff_recovery_codes WHERE staff_id = $1`,
    [member.id],
  )
  expect(rows).toHaveLength(11)
  const stored = JSON.stringify(rows)
  for (const shown of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(shown)
})

test('guessing at codes with the right password ends after ten an hour, wherever it comes from', async () => {
  const member = await testSignedIn(shop)
  const { secret, recovery } = await activate(member)
  await wait(1)
  const right = await codeOf(secret)
  const guess = right === '000000' ? '000001' : '000000'
  const from = (address: number, codigo: string) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/staff/entrar?token_authentication=${defaultAppToken}`,
      remoteAddress: `203.0.113.${address}`,
      payload: { correo: member.email, contrasenia: staffPassword, codigo },
    })
  for (let address = 1; address <= 10; address += 1)
    expect((await from(address, guess)).json().error).toBe('TOTP_INVALID')
  const late = await from(11, right)
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await from(12, recovery[0] ?? '')).statusCode).toBe(429)
})

test('it is turned off with the password and a code alone, and its recovery codes end', async () => {
  const member = await testSignedIn(shop)
  const off = (contrasenia: string, codigo: string) =>
    member.post('staff/totp-desactivar', { contrasenia, codigo })
  expect((await off(staffPassword, '123456')).json().error).toBe('NOT_FOUND')
  const { recovery } = await activate(member)
  expect((await member.post('staff/totp-preparar', { contrasenia: staffPassword })).json().error).toBe(
    'TOTP_ACTIVE',
  )
  expect((await off('otra', recovery[0] ?? '')).json().error).toBe('PASSWORD_WRONG')
  expect((await off(staffPassword, 'AAAA-AAAA-AAAA-AAAA')).json().error).toBe('TOTP_INVALID')
  expect((await off(staffPassword, recovery[0] ?? '')).json()).toBe(true)
  expect((await member.enter()).statusCode).toBe(200)
  const { rows } = await shop.database.pool.query(
    'SELECT count(*)::int AS n FROM staff_recovery_codes WHERE staff_id = $1',
    [member.id],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('turning it on ends the other sessions, which knew the password alone', async () => {
  const member = await testSignedIn(shop)
  const before = await testMember(shop)
  for (const [name, value] of member.wire.cookies) before.wire.cookies.set(name, value)
  member.wire.cookies.clear()
  await member.enter()
  await activate(member)
  expect((await member.get('staff/sesion')).json()).not.toBeNull()
  expect((await before.get('staff/sesion')).json()).toBeNull()
})
