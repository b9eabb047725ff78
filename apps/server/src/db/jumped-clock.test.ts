import { generate } from 'otplib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestServices } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())
afterEach(() => void vi.useRealTimers())

/** From now on the clock of this process is so many minutes ahead of the database's. */
const jump = (minutes: number) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

const rows = async <Row>(text: string): Promise<Row[]> => (await shop.database.pool.query(text)).rows as Row[]

test.each([60, -60])(
  'with a clock %i minutes off, sessions and mailed links end when others do',
  async (minutes) => {
    await rows('DELETE FROM staff_sessions')
    await rows('DELETE FROM sessions')
    await rows('DELETE FROM mails')
    const correo = `reloj-${minutes + 60}@example.com`
    await insertAccount(shop.database, { email: correo })
    const wire = testWire(shop.app)
    jump(minutes)
    await testSignedIn(shop)
    await wire.post('RecuperarContra', { correo })
    await openTestServices({ database: shop.database }).recovery.answer()
    await wire.post('autentificar-usuario', { correo, contrasenia: 'clave-secreta' })
    const hours = 'round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours'
    expect(await rows(`SELECT ${hours} FROM staff_sessions`)).toEqual([{ hours: 12 }])
    expect(await rows(`SELECT ${hours} FROM sessions`)).toEqual([{ hours: 30 * 24 }])
    expect(await rows(`SELECT ${hours} FROM mails WHERE kind = 'recovery'`)).toEqual([{ hours: 1 }])
  },
)

test.each([60, -60])('with a clock %i minutes off, the code of an app is right', async (minutes) => {
  const member = await testSignedIn(shop)
  const { secreto: secret } = (
    await member.post('staff/totp-preparar', { contrasenia: staffPassword })
  ).json()
  const codigo = await generate({ secret, epoch: Math.floor(Date.now() / 1000) })
  jump(minutes)
  expect((await member.post('staff/totp-activar', { codigo })).statusCode).toBe(200)
})

test('with a clock an hour ahead, an offer that begins in half an hour is saved as one that has not begun', async () => {
  const owner = await testSignedIn(shop, { role: 'owner' })
  const desde = new Date(Date.now() + 30 * 60_000).toISOString()
  const cambios = {
    nombre: 'Collar',
    codigo: 'COL-HORA',
    precio: 5990,
    oferta: { precio: 4990, desde, hasta: null },
  }
  jump(60)
  const saved = await owner.post('staff/guardar-producto', { cambios })
  expect(saved.json()).toMatchObject({ precio: 5990 })
  expect(await rows("SELECT price FROM products WHERE sku = 'COL-HORA'")).toEqual([{ price: 5990 }])
})
