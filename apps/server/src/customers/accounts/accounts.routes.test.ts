import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRut } from '#testing/server/test-account.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { defaultAppToken } from '../../settings/web.settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop?.close())

const newEmail = () => `${randomUUID()}@correo.cl`
const form = (changes: Record<string, unknown> = {}) => ({
  e_mail_cliente: newEmail(),
  contrasenia: 'clave-secreta',
  nombre_cliente: 'Camila',
  acepta_terminos: 1,
  ...changes,
})
const save = (wire: Wire, datos: object) => wire.post('ActualizarRegistrarClienteCommerce', { datos })
const rows = async (text: string, values: unknown[]) => (await shop.database.pool.query(text, values)).rows

async function signUp(changes: Record<string, unknown> = {}) {
  const wire = testWire(shop.app)
  const datos = form(changes)
  const saved = await save(wire, datos)
  expect(saved.statusCode, saved.body).toBe(200)
  return { wire, email: datos.e_mail_cliente, id: saved.json().datos.id_cliente as number }
}

const signIn = (correo: string, contrasenia: string) =>
  testWire(shop.app).post('autentificar-usuario', { correo, contrasenia })

describe('signing up', () => {
  test('[S7.43] takes an e-mail and a password, and opens a session', async () => {
    const { wire, email, id } = await signUp()
    expect((await wire.get('sesion', {})).json()).toMatchObject({
      tipo: 'cliente',
      datos: { id_cliente: id, e_mail_cliente: email, rut_cliente: '', celular_cliente: '' },
    })
    expect((await signIn(email, 'clave-secreta')).statusCode).toBe(200)
  })

  test('is taken as form data, with an address', async () => {
    const wire = testWire(shop.app)
    const datos = form({ id_comuna: 13110, direccion_cliente: 'Los Aromos', numero_direccion_cliente: '12' })
    const saved = await wire.postForm('ActualizarRegistrarClienteCommerce', { datos: JSON.stringify(datos) })
    expect(saved.json()).toMatchObject({ success: true, datos: { direccion_cliente: 'Los Aromos' } })
    const { id_direccion_cliente: addressId, datos: customer } = saved.json()
    expect(await rows('SELECT customer_id AS id FROM addresses WHERE id = $1', [addressId])).toEqual([
      { id: customer.id_cliente },
    ])
  })

  test.each([
    ['e_mail_cliente', 'camila@', 'EMAIL_INVALID'],
    ['e_mail_cliente', '', 'FIELD_REQUIRED'],
    ['contrasenia', '12345', 'WEAK_PASSWORD'],
    ['contrasenia', undefined, 'FIELD_REQUIRED'],
    ['acepta_terminos', 0, 'TERMS_REQUIRED'],
    ['rut_cliente', '12.345.678-4', 'RUT_INVALID'],
    ['celular_cliente', '12', 'PHONE_INVALID'],
    ['id_comuna', 99, 'NOT_FOUND'],
  ])('with %s %s is refused as %s, and nothing is written', async (field, value, code) => {
    const address = { id_comuna: 13110, direccion_cliente: 'Los Aromos', numero_direccion_cliente: '12' }
    const datos = form({ ...address, [field]: value })
    const refused = await save(testWire(shop.app), datos)
    expect(refused.statusCode).toBe(code === 'NOT_FOUND' ? 404 : 400)
    expect(refused.json()).toMatchObject({ error: code, fields: { [`datos.${field}`]: code } })
    expect(refused.headers['set-cookie']).toBeUndefined()
    expect(await rows('SELECT id FROM customers WHERE email = $1', [datos.e_mail_cliente])).toEqual([])
  })

  test('an e-mail or RUT that a customer has is taken, also when two ask at once', async () => {
    const rut = newRut()
    const { email } = await signUp({ rut_cliente: rut })
    expect((await save(testWire(shop.app), form({ e_mail_cliente: email }))).json().error).toBe('EMAIL_TAKEN')
    expect((await save(testWire(shop.app), form({ rut_cliente: rut }))).json().error).toBe('RUT_TAKEN')

    const datos = form()
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(testWire(shop.app), datos)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400])
  })

  test('a guest’s e-mail is not taken; the session’s own guest becomes the customer and keeps its order', async () => {
    const guest = testWire(shop.app)
    const email = newEmail()
    const registered = (await guest.post('RegistrarclientePedido', guestForm(email))).json()
    const guestToken = guest.cookies.get('huella_session')

    const stranger = await signUp({ e_mail_cliente: newEmail() })
    expect(stranger.id).not.toBe(registered.datos.id_cliente)

    const saved = (await save(guest, form({ e_mail_cliente: email }))).json()
    expect(saved.datos).toMatchObject({ id_cliente: registered.datos.id_cliente, rut_cliente: '12345678' })
    expect(guest.cookies.get('huella_session')).not.toBe(guestToken)
  })

  test('a guest with another e-mail stays what it is', async () => {
    const guest = testWire(shop.app)
    const registered = (await guest.post('RegistrarclientePedido', guestForm())).json()
    const saved = (await save(guest, form())).json()
    expect(saved.datos.id_cliente).not.toBe(registered.datos.id_cliente)
    expect(await rows('SELECT kind FROM customers WHERE id = $1', [registered.datos.id_cliente])).toEqual([
      { kind: 'guest' },
    ])
  })
})

describe('the profile', () => {
  test('[S3.24] [S7.43] both phones are stored, each on its own', async () => {
    const { wire, id } = await signUp()
    const { datos } = (await save(wire, { id_cliente: id, telefono_cliente: '2 2345 6789' })).json()
    expect(datos).toMatchObject({ telefono_cliente: '+56223456789', celular_cliente: '' })
    const both = (await save(wire, { id_cliente: id, celular_cliente: '9 8765 4321' })).json().datos
    expect(both).toMatchObject({ telefono_cliente: '+56223456789', celular_cliente: '+56987654321' })
    expect((await save(wire, { id_cliente: id, telefono_cliente: '12' })).json()).toMatchObject({
      error: 'PHONE_INVALID',
      fields: { 'datos.telefono_cliente': 'PHONE_INVALID' },
    })
    const guest = guestForm()
    const bought = await testWire(shop.app).post('RegistrarclientePedido', {
      ...guest,
      datosusuario: { ...guest.datosusuario, telefono_cliente: '32 234 5678' },
    })
    expect(bought.json().datos.telefono_cliente).toBe('+56322345678')
  })

  test('[S7.43] what is given changes, the rest stays', async () => {
    const { wire, id, email } = await signUp({ apellidomaterno_cliente: 'Soto' })
    const rut = newRut()
    const [body = '', digit = ''] = rut.split('-')
    const changed = await save(wire, {
      id_cliente: id,
      rut_cliente: body,
      dv_cliente: digit,
      celular_cliente: '9 8765 4321',
      apellidopaterno_cliente: 'Rojas',
    })
    expect(changed.json().datos).toMatchObject({
      e_mail_cliente: email,
      nombre_cliente: 'Camila',
      apellidopaterno_cliente: 'Rojas',
      apellidomaterno_cliente: 'Soto',
      rut_cliente: body,
      dv_cliente: digit,
      celular_cliente: '+56987654321',
    })
  })

  test('another’s id is not yours, whether it exists or not, and nothing changes', async () => {
    const other = await signUp()
    const { wire } = await signUp()
    for (const id of [other.id, 2_000_000_000]) {
      const refused = await save(wire, { id_cliente: id, nombre_cliente: 'Otra' })
      expect(refused.statusCode).toBe(403)
      expect(refused.json().error).toBe('NOT_YOURS')
    }
    expect((await save(testWire(shop.app), { id_cliente: other.id })).statusCode).toBe(403)
    expect((await other.wire.get('sesion', {})).json().datos.nombre_cliente).toBe('Camila')
  })

  test('an e-mail that another customer has is refused', async () => {
    const other = await signUp()
    const { wire } = await signUp()
    const taken = { e_mail_cliente: other.email, contrasenia: 'clave-secreta' }
    expect((await save(wire, taken)).json().error).toBe('EMAIL_TAKEN')
  })

  const mailsTo = (email: string) =>
    rows('SELECT kind, data, language FROM mails WHERE recipient = $1 ORDER BY created_at', [email])

  test('M2: another e-mail needs the password and the link that goes there; the old one is told', async () => {
    const { wire, email, id } = await signUp()
    const other = testWire(shop.app)
    await other.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
    const next = newEmail()
    expect((await save(wire, { e_mail_cliente: next })).json()).toMatchObject({
      error: 'FIELD_REQUIRED',
      fields: { 'datos.contrasenia': 'FIELD_REQUIRED' },
    })
    expect((await save(wire, { e_mail_cliente: next, contrasenia: 'no-es-esta' })).json()).toMatchObject({
      error: 'PASSWORD_WRONG',
      fields: { 'datos.contrasenia': 'PASSWORD_WRONG' },
    })
    expect(await mailsTo(next)).toEqual([])

    const reply = await save(wire, {
      e_mail_cliente: next.toUpperCase(),
      contrasenia: 'clave-secreta',
      nombre_cliente: 'Andrea',
    })
    expect(reply.json()).toMatchObject({
      datos: { e_mail_cliente: email, nombre_cliente: 'Andrea' },
      correo_por_confirmar: next,
    })
    expect((await signIn(next, 'clave-secreta')).statusCode).toBe(400)
    expect(await mailsTo(email)).toEqual([])

    const [link] = await mailsTo(next)
    expect(link).toMatchObject({ kind: 'email-proof', language: 'es' })
    const confirmed = await wire.post('confirmar-correo', { token: link?.data.token })
    expect(confirmed.json().datos).toMatchObject({ id_cliente: id, id_usuario: id, e_mail_cliente: next })
    expect(await mailsTo(email)).toMatchObject([{ kind: 'email-changed', data: { email: next } }])
    expect((await signIn(next, 'clave-secreta')).statusCode).toBe(200)
    expect((await signIn(email, 'clave-secreta')).statusCode).toBe(400)
    expect((await other.get('sesion', {})).json().tipo).toBeNull()
    expect((await wire.get('sesion', {})).json().tipo).toBe('cliente')
  })

  test('M2: of two accounts that want one e-mail, the first to follow its link has it', async () => {
    const next = newEmail()
    const both = [await signUp(), await signUp()]
    const tokens: string[] = []
    for (const { wire } of both) {
      await save(wire, { e_mail_cliente: next, contrasenia: 'clave-secreta' })
      tokens.push((await mailsTo(next)).at(-1)?.data.token)
    }
    const answers = await Promise.all(
      both.map(({ wire }, index) => wire.post('confirmar-correo', { token: tokens[index] })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().error).toBe('EMAIL_TAKEN')
  })

  test('a customer has ten links a day mailed, to whichever e-mail they type, and is told of the eleventh', async () => {
    const limited = await openTestShop({ database: shop.database, environment: { RATE_LIMITS: 'on' } })
    try {
      const { wire: mine, email, id } = await signUp()
      let from = 0
      const asks = (call: string, payload: object) => {
        from += 1
        return limited.app.inject({
          method: 'POST',
          url: `/api/${call}?token_authentication=${defaultAppToken}`,
          remoteAddress: `198.51.100.${from}`,
          headers: {
            cookie: [...mine.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-xsrf-token': mine.cookies.get('XSRF-TOKEN'),
          },
          payload,
        })
      }
      const stranger = newEmail()
      const change = { datos: { e_mail_cliente: stranger, contrasenia: 'clave-secreta' } }
      const sent = async () => [...(await mailsTo(email)), ...(await mailsTo(stranger))]
      for (let at = 0; at < 10; at += 1) {
        await rows('UPDATE email_links SET mailed_at = mailed_at - $1::interval', ['1 hour'])
        const asked =
          at % 2 === 0 ? asks('comprobar-correo', {}) : asks('ActualizarRegistrarClienteCommerce', change)
        expect((await asked).statusCode).toBe(200)
        // What was mailed a moment ago is not mailed again, and counts for nothing.
        if (at % 2 === 0) expect((await asks('comprobar-correo', {})).statusCode).toBe(200)
      }
      expect(await sent()).toHaveLength(10)
      for (const [call, payload] of [
        ['comprobar-correo', {}],
        ['ActualizarRegistrarClienteCommerce', { datos: { ...change.datos, nombre_cliente: 'Andrea' } }],
      ] as const) {
        const refused = await asks(call, payload)
        expect([refused.statusCode, refused.json().error]).toEqual([429, 'TOO_MANY_REQUESTS'])
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      }
      expect(await sent()).toHaveLength(10)
      expect(await rows('SELECT first_name FROM customers WHERE id = $1', [id])).toEqual([
        { first_name: 'Camila' },
      ])
    } finally {
      await limited.app.close()
    }
  })

  test('consents are stored with their dates and versions, given and taken back', async () => {
    const { wire, id } = await signUp({ acepta_publicidad: 1 })
    await save(wire, { acepta_publicidad: 1 })
    await save(wire, { acepta_publicidad: 0 })
    await save(wire, { nombre_cliente: 'Camila Andrea' })
    const stored = await rows(
      'SELECT purpose, given, version FROM consents WHERE customer_id = $1 ORDER BY id',
      [id],
    )
    expect(stored).toEqual([
      { purpose: 'terms', given: true, version: '2026-11' },
      { purpose: 'marketing', given: true, version: '2026-11' },
      { purpose: 'marketing', given: false, version: '2026-11' },
    ])
  })

  test('a customer without RUT and phone cannot order until they are given, with the first order’s form', async () => {
    const email = newEmail()
    const { wire, id } = await signUp({ e_mail_cliente: email })
    const rut = newRut()
    const first = guestForm(email)
    first.datosusuario = { ...first.datosusuario, rut_cliente: rut, nombre_cliente: 'Otro nombre' }
    const given = (await wire.post('RegistrarclientePedido', first)).json()
    expect(given.datos).toMatchObject({
      id_cliente: id,
      nombre_cliente: 'Camila',
      rut_cliente: rut.split('-')[0],
    })
    const { rows: products } = await shop.database.pool.query(
      `SELECT id, price FROM products p WHERE active AND stock > 1
         AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
    )
    expect((await buy(wire, products[0])).statusCode).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (wire: Wire, id: number, old: string, wanted: string) =>
    wire.post('actualizarcontrasenia-usuario', {
      id_usuario: id,
      contrasenia_anterior: old,
      contrasenia_actual: wanted,
    })

  test('[S7.13] ends every other session and gives this one a new token', async () => {
    const { wire, id, email } = await signUp()
    const other = testWire(shop.app)
    await other.post('autentificar-usuario', { correo: email, contrasenia: 'clave-secreta' })
    const token = wire.cookies.get('huella_session') ?? ''

    expect((await change(wire, id, 'clave-secreta', 'clave-nueva')).json()).toBe('Tu contraseña se cambió.')
    expect((await other.get('sesion', {})).json().tipo).toBeNull()
    expect((await wire.get('sesion', {})).json().tipo).toBe('cliente')
    const old = testWire(shop.app)
    old.cookies.set('huella_session', token)
    expect((await old.get('sesion', {})).json().tipo).toBeNull()

    expect((await signIn(email, 'clave-secreta')).statusCode).toBe(400)
    expect((await signIn(email, 'clave-nueva')).statusCode).toBe(200)
  })

  test('[S7.13] needs the old one, six characters, and one’s own id', async () => {
    const other = await signUp()
    const { wire, id, email } = await signUp()
    expect((await change(wire, id, 'otra-clave', 'clave-nueva')).json()).toMatchObject({
      error: 'PASSWORD_WRONG',
      fields: { contrasenia_anterior: 'PASSWORD_WRONG' },
    })
    expect((await change(wire, id, 'clave-secreta', '12345')).json()).toMatchObject({
      error: 'WEAK_PASSWORD',
    })
    const refused = await change(wire, other.id, 'clave-secreta', 'clave-nueva')
    expect(refused.statusCode).toBe(403)
    expect((await change(testWire(shop.app), id, 'clave-secreta', 'clave-nueva')).statusCode).toBe(401)
    expect((await signIn(email, 'clave-secreta')).statusCode).toBe(200)
    expect((await signIn(other.email, 'clave-secreta')).statusCode).toBe(200)
  })

  test('M2: the owner is notified of a changed password', async () => {
    const { wire, id, email } = await signUp()
    await change(wire, id, 'no-es-esta', 'clave-nueva')
    const mails = () => rows('SELECT kind, customer_id FROM mails WHERE recipient = $1', [email])
    expect(await mails()).toEqual([])
    await change(wire, id, 'clave-secreta', 'clave-nueva')
    expect(await mails()).toEqual([{ kind: 'password-changed', customer_id: id }])
  })

  test('of two changes at once one is made', async () => {
    const { wire, id, email } = await signUp()
    const wanted = ['clave-nueva-1', 'clave-nueva-2']
    const answers = await Promise.all(wanted.map((next) => change(wire, id, 'clave-secreta', next)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const now = wanted[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? ''
    expect((await signIn(email, now)).statusCode).toBe(200)
  })

  test('a guest has no password to change', async () => {
    const guest = testWire(shop.app)
    const { datos } = (await guest.post('RegistrarclientePedido', guestForm())).json()
    expect((await change(guest, datos.id_cliente, 'clave-secreta', 'clave-nueva')).statusCode).toBe(403)
  })
})

describe('whether an e-mail or RUT is known', () => {
  test('[S7.23] [S7.36] [S7.44] [S7.45] [S7.46] is told of registered customers, as a boolean, in every name of the call', async () => {
    const rut = newRut()
    const { email, id, wire } = await signUp({ rut_cliente: rut })
    const [nobody, noRut] = [newEmail(), newRut()]
    const reply = async (response: ReturnType<Wire['get']>) => (await response).json()
    const anyone = testWire(shop.app)

    expect(await reply(anyone.get('VerificarEmailCommerce', { email }))).toBe(true)
    expect(await reply(anyone.post('VerificarEmailCommerce', { email: nobody }))).toBe(false)
    expect(await reply(anyone.get('VerificarEmailCliente', { email }))).toBe(true)
    expect(await reply(anyone.get('VerificarEmailCliente', { email: nobody }))).toBe(false)
    expect(await reply(anyone.post('VerificarRutCommerce', { rut }))).toBe(true)
    expect(await reply(anyone.post('VerificarRutCommerce', { rut: noRut }))).toBe(false)
    const both = (e: string, r: string) =>
      reply(anyone.postForm('VerificarEmailRutCommerce', { email: e, rut_cliente: r }))
    expect(await both(email, noRut)).toBe(true)
    expect(await both(nobody, rut)).toBe(true)
    expect(await both(nobody, noRut)).toBe(false)
    const each = (email_cliente: string, rut_cliente: string) =>
      reply(anyone.get('VistaNuevaEmailRutCommerce', { email_cliente, rut_cliente }))
    expect(await each(email, noRut)).toEqual({ email: true, rut: false })
    expect(await each(nobody, rut)).toEqual({ email: false, rut: true })

    const own = String(id)
    expect(await reply(wire.post('VerificarEmailCommerce', { email, id_cliente: own }))).toBe(false)
    expect(await reply(wire.post('VerificarRutCommerce', { rut, id_cliente: own }))).toBe(false)
    expect((await anyone.post('VerificarRutCommerce', { rut, id_cliente: own })).statusCode).toBe(403)
    expect((await anyone.post('VerificarEmailCommerce', { email, id_cliente: own })).statusCode).toBe(403)
  })

  test('a guest is not known', async () => {
    const email = newEmail()
    await testWire(shop.app).post('RegistrarclientePedido', guestForm(email))
    expect((await testWire(shop.app).get('VerificarEmailCliente', { email })).json()).toBe(false)
  })

  test('what is no e-mail or RUT is told so', async () => {
    const anyone = testWire(shop.app)
    expect((await anyone.get('VerificarEmailCliente', { email: 'camila@' })).json().error).toBe(
      'EMAIL_INVALID',
    )
    expect((await anyone.post('VerificarRutCommerce', { rut: '1-1' })).json().error).toBe('RUT_INVALID')
  })
})

test('[S7.12] ObtenerClienteEmailInvitado shows a person to the session that owns it alone (D26)', async () => {
  const email = newEmail()
  const guest = testWire(shop.app)
  const { datos } = (await guest.post('RegistrarclientePedido', guestForm(email))).json()
  const ask = (wire: Wire, e_mail_cliente: string) =>
    wire.get('ObtenerClienteEmailInvitado', { e_mail_cliente })
  expect((await ask(guest, email)).json()).toMatchObject({
    id_cliente: datos.id_cliente,
    rut_cliente: '12345678',
  })
  const { wire } = await signUp()
  for (const stranger of [wire, testWire(shop.app)]) {
    expect((await ask(stranger, email)).json()).toBeNull()
    expect((await ask(stranger, newEmail())).json()).toBeNull()
  }
})
