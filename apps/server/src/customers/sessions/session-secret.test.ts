import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount } from '#testing/server/test-account.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { sharedSessionSecret } from './session-secret.store.ts'

let first: TestShop
let second: TestShop
beforeAll(async () => {
  first = await openTestShop()
  second = await openTestShop({ database: first.database })
})
afterAll(async () => {
  await second?.app.close()
  await first?.close()
})

describe('money 10: two processes on one database, each with a DATA_DIR of its own', () => {
  test('know the sessions of one another, and their XSRF values', async () => {
    expect(first.config.dataDir).not.toBe(second.config.dataDir)
    const correo = `${randomUUID()}@correo.cl`
    const id = await insertAccount(first.database, { email: correo })
    const [here, there] = [testWire(first.app), testWire(second.app)]
    await here.post('autentificar-usuario', { correo, contrasenia: 'clave-secreta' })
    for (const [name, value] of here.cookies) there.cookies.set(name, value)
    expect((await there.get('sesion', {})).json()).toMatchObject({
      datos: { id_cliente: id },
      tipo: 'cliente',
    })
    expect((await there.post('cerrar-sesion', {})).json()).toBe(true)
    expect((await here.get('sesion', {})).json().tipo).toBeNull()
  })

  test('share one secret, also where many ask for the first time at once', async () => {
    await first.database.pool.query('delete from shop_secrets')
    const secrets = await Promise.all(Array.from({ length: 8 }, () => sharedSessionSecret(first.database)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('a shop whose settings name a secret keeps none in its database', async () => {
  await first.database.pool.query('delete from shop_secrets')
  const { app } = await openTestShop({
    database: first.database,
    environment: { SESSION_SECRET: 's'.repeat(32) },
  })
  await app.close()
  expect((await first.database.pool.query('select from shop_secrets')).rowCount).toBe(0)
})
