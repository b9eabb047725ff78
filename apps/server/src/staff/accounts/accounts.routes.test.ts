import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOfLink } from '#server/http/security/link-tokens.ts'
import { timesOf } from '#testing/counts.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { staffPassword, testMember, testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'

const named = { STAFF_EMAIL: 'ana@huella.example', STAFF_PASSWORD: staffPassword, STAFF_NAME: 'Ana' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: named })
})
afterAll(() => shop?.close())

type Member = Awaited<ReturnType<typeof testSignedIn>>
type Account = Record<'id_cuenta' | 'activa' | 'invitada' | 'de_ajustes', number> & {
  correo: string
  rol: string
}

const newEmail = () => `${randomUUID()}@huella.example`
const owner = () => testSignedIn(shop, { role: 'owner', name: 'Olga' })
const accountsOf = async (member: Member): Promise<Account[]> => (await member.get('staff/cuentas')).json()

/** The token of the last link that was mailed there. */
async function mailed(email: string): Promise<string> {
  const { rows } = await shop.database.pool.query(
    `SELECT data->>'token' AS token FROM mails WHERE recipient = $1 AND kind = 'staff-invitation'
     ORDER BY created_at DESC, id LIMIT 1`,
    [email],
  )
  return rows[0]?.token
}
const mailsTo = async (email: string) =>
  (await shop.database.pool.query('SELECT FROM mails WHERE recipient = $1', [email])).rowCount
const accept = (token: string, contrasenia = staffPassword) =>
  testWire(shop.app).post('staff/aceptar-invitacion', { token, contrasenia })

test('an owner adds an account, whose owner chooses the password by the mailed link, once', async () => {
  const olga = await owner()
  const correo = newEmail()
  const form = { nombre: 'Rosa', correo: correo.toUpperCase(), rol: 'warehouse' }
  const made = (await olga.post('staff/guardar-cuenta', form)).json()
  expect(made).toMatchObject({ correo, rol: 'warehouse', activa: 1, invitada: 1, ultima_vez: null })
  expect((await testWire(shop.app).post('staff/entrar', { correo, contrasenia: '' })).statusCode).toBe(400)
  expect((await olga.post('staff/guardar-cuenta', form)).json()).toEqual(made)
  expect(await mailsTo(correo)).toBe(1)

  const token = await mailed(correo)
  expect((await accept(token, 'abc')).json()).toMatchObject({ fields: { contrasenia: 'WEAK_PASSWORD' } })
  expect((await accept(token, 'contraseña')).json().error).toBe('PASSWORD_GUESSABLE')
  const tries = await Promise.all(Array.from({ length: timesOf(20) }, () => accept(token)))
  const taken = tries.filter(({ statusCode }) => statusCode === 200)
  expect(taken.map((response) => response.json())).toEqual([{ nombre: 'Rosa', correo }])
  expect((await accept(token)).json().error).toBe('LINK_INVALID')
  const entered = await testWire(shop.app).post('staff/entrar', { correo, contrasenia: staffPassword })
  expect(entered.json()).toEqual({ nombre: 'Rosa', rol: 'warehouse' })
  expect((await olga.post('staff/guardar-cuenta', form)).json()).toMatchObject({
    fields: { correo: 'ACCOUNT_TAKEN' },
  })
})

test('a link that was replaced, has expired, or is of an account that is switched off is none', async () => {
  const olga = await owner()
  const correo = newEmail()
  const { id_cuenta } = (
    await olga.post('staff/guardar-cuenta', { nombre: 'Rosa', correo, rol: 'agent' })
  ).json()
  const first = await mailed(correo)
  await olga.post('staff/reinvitar-cuenta', { id_cuenta })
  const second = await mailed(correo)
  expect(second).not.toBe(first)
  expect((await accept(first)).json().error).toBe('LINK_INVALID')
  await shop.database.pool.query(`UPDATE staff_invitations SET expires_at = now() WHERE staff_id = $1`, [
    id_cuenta,
  ])
  expect((await accept(second)).json().error).toBe('LINK_INVALID')
  await olga.post('staff/reinvitar-cuenta', { id_cuenta })
  const off = { id_cuenta, nombre: 'Rosa', rol: 'agent', activa: 0 }
  expect((await olga.post('staff/guardar-cuenta', off)).json().activa).toBe(0)
  expect((await accept(await mailed(correo))).json().error).toBe('LINK_INVALID')
  expect((await olga.post('staff/reinvitar-cuenta', { id_cuenta })).json().error).toBe('NOT_FOUND')
})

test('who forgot the password gets a link, and keeps the old one until it is used', async () => {
  const olga = await owner()
  const rosa = await testSignedIn(shop)
  await olga.post('staff/reinvitar-cuenta', { id_cuenta: rosa.id })
  expect((await rosa.get('staff/sesion')).json()).not.toBeNull()
  await accept(await mailed(rosa.email), 'una clave nueva y larga')
  expect((await rosa.get('staff/sesion')).json()).toBeNull()
  expect((await rosa.enter()).json().error).toBe('CREDENTIALS_INVALID')
  expect((await rosa.enter({ contrasenia: 'una clave nueva y larga' })).statusCode).toBe(200)
  const { rows } = await shop.database.pool.query(
    'SELECT kind FROM mails WHERE recipient = $1 ORDER BY created_at',
    [rosa.email],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['staff-invitation', 'staff-password-changed'])
})

test('an account that is switched off loses its sessions and its link, and does not sign in until it is on again', async () => {
  const olga = await owner()
  const rosa = await testSignedIn(shop)
  await olga.post('staff/reinvitar-cuenta', { id_cuenta: rosa.id })
  const link = await mailed(rosa.email)
  const set = (activa: 0 | 1) =>
    olga.post('staff/guardar-cuenta', { id_cuenta: rosa.id, nombre: 'Rosa', rol: 'agent', activa })
  await set(0)
  expect((await rosa.get('staff/sesion')).json()).toBeNull()
  expect((await rosa.enter()).json().error).toBe('CREDENTIALS_INVALID')
  await set(1)
  expect((await accept(link, 'una clave de quien leyó su correo')).json().error).toBe('LINK_INVALID')
  expect((await rosa.get('staff/sesion')).json()).toBeNull()
  expect((await rosa.enter()).statusCode).toBe(200)
})

test('what one owner changes of an account is not written over by what another has open', async () => {
  const [olga, oscar] = [await owner(), await owner()]
  const rosa = await testSignedIn(shop)
  const change = (by: Member, fields: object) =>
    by.post('staff/guardar-cuenta', { id_cuenta: rosa.id, ...fields })
  expect((await change(oscar, { activa: 0, rol: 'warehouse' })).json()).toMatchObject({ activa: 0 })
  expect((await change(olga, { nombre: 'Rosa Díaz' })).json()).toMatchObject({
    nombre: 'Rosa Díaz',
    rol: 'warehouse',
    activa: 0,
  })
  expect((await rosa.enter()).json().error).toBe('CREDENTIALS_INVALID')
  for (const missing of ['nombre', 'rol']) {
    const form = { nombre: 'Lía', correo: newEmail(), rol: 'agent', [missing]: undefined }
    const refused = await olga.post('staff/guardar-cuenta', form)
    expect(refused.json().fields).toEqual({ [missing]: 'FIELD_REQUIRED' })
  }
})

test("an owner sees and ends another's sessions", async () => {
  const olga = await owner()
  const rosa = await testSignedIn(shop)
  const query = { id_cuenta: String(rosa.id) }
  expect((await olga.get('staff/sesiones-cuenta', query)).json()).toMatchObject([{ actual: 0 }])
  expect((await olga.post('staff/cerrar-sesiones-cuenta', { id_cuenta: rosa.id })).json()).toBe(true)
  expect((await rosa.get('staff/sesion')).json()).toBeNull()
  expect((await olga.get('staff/sesiones-cuenta', query)).json()).toEqual([])
  for (const call of ['staff/cerrar-sesiones-cuenta', 'staff/reinvitar-cuenta'])
    expect((await olga.post(call, { id_cuenta: 2_000_000_000 })).json().error).toBe('NOT_FOUND')
})

test('whom the settings name is changed there alone', async () => {
  const ana = await testMember(shop)
  await ana.wire.post('staff/entrar', { correo: named.STAFF_EMAIL, contrasenia: staffPassword })
  const own = (await ana.get('staff/sesion')).json()
  const olga = await owner()
  const codes = await Promise.all([
    ana.post('staff/cambiar-contrasenia', { actual: staffPassword, nueva: 'una clave nueva y larga' }),
    olga.post('staff/reinvitar-cuenta', { id_cuenta: own.id_cuenta }),
    olga.post('staff/guardar-cuenta', { id_cuenta: own.id_cuenta, nombre: 'Ana', rol: 'agent' }),
  ])
  for (const response of codes) expect(response.json().error).toBe('SET_BY_SETTINGS')
  const token = 'B'.repeat(43)
  await shop.database.pool.query(
    `INSERT INTO staff_invitations (staff_id, token_hash, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [own.id_cuenta, hashOfLink(token)],
  )
  expect((await accept(token)).json().error).toBe('LINK_INVALID')
  expect((await ana.get('staff/sesion')).json()).toEqual(own)
  const listed = (await accountsOf(olga)).find(({ correo }) => correo === named.STAFF_EMAIL)
  expect(listed).toMatchObject({ de_ajustes: 1, rol: 'owner' })
})

test('the last owner who can sign in stays one, also where two lower one another', async () => {
  const { pool } = shop.database
  for (let round = 0; round < timesOf(30); round += 1) {
    await pool.query(`UPDATE staff SET active = false WHERE role = 'owner'`)
    // An owner who has not accepted yet opens no shop.
    await pool.query(`INSERT INTO staff (name, email, role) VALUES ('Nadie', $1, 'owner')`, [newEmail()])
    const [olga, oscar] = [await owner(), await owner()]
    const lower = (by: Member, of: Member) =>
      by.post('staff/guardar-cuenta', { id_cuenta: of.id, nombre: 'Olga', rol: 'agent' })
    await Promise.all([lower(olga, oscar), lower(oscar, olga)])
    const { rows } = await pool.query(
      `SELECT id FROM staff WHERE role = 'owner' AND active AND password_hash IS NOT NULL`,
    )
    expect(rows).toHaveLength(1)
    const last = rows[0].id === olga.id ? olga : oscar
    expect((await lower(last, last)).json().error).toBe('LAST_OWNER')
    const off = { id_cuenta: last.id, nombre: 'Olga', rol: 'owner', activa: 0 }
    expect((await last.post('staff/guardar-cuenta', off)).json().error).toBe('LAST_OWNER')
  }
})

test('the log says who did what, to owners and managers', async () => {
  const olga = await owner()
  const correo = newEmail()
  const { id_cuenta } = (
    await olga.post('staff/guardar-cuenta', { nombre: 'Rosa', correo, rol: 'agent' })
  ).json()
  await accept(await mailed(correo))
  await olga.post('staff/guardar-cuenta', { id_cuenta, nombre: 'Rosa', rol: 'warehouse', activa: 0 })
  const manager = await testSignedIn(shop, { role: 'manager' })
  const [last, ...before] = (await manager.get('staff/registro')).json()
  expect(last).toMatchObject({
    responsable: 'Olga',
    accion: 'cuenta-cambiada',
    asunto: correo,
    detalle: 'warehouse, inactiva',
    cambios: [
      { campo: 'rol', antes: 'agent', despues: 'warehouse' },
      { campo: 'activa', antes: '1', despues: '0' },
    ],
  })
  expect(before.slice(0, 2)).toMatchObject([
    { responsable: 'Rosa', accion: 'invitacion-aceptada', asunto: correo },
    { responsable: 'Olga', accion: 'cuenta-creada', asunto: correo, detalle: 'agent' },
  ])
  const page = (await manager.get('staff/registro', { antes_de: String(last.id_registro) })).json()
  expect(page[0]).toEqual(before[0])

  const asked = async (filter: Record<string, string>) =>
    (await manager.get('staff/registro', filter)).json().map((entry: { accion: string }) => entry.accion)
  const ofRosa = await asked({ id_cuenta: String(before[0].id_cuenta) })
  expect(ofRosa).toEqual(['invitacion-aceptada'])
  expect(new Set(await asked({ accion: 'cuenta-creada' }))).toEqual(new Set(['cuenta-creada']))
  const day = new Date(last.fecha).toLocaleDateString('en-CA', { timeZone: 'America/Santiago' })
  expect((await asked({ desde: day, hasta: day }))[0]).toBe('cuenta-cambiada')
  expect(await asked({ hasta: '2020-01-01' })).toEqual([])
})
