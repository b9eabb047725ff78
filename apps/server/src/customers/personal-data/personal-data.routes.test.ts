import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRut } from '#testing/server/test-account.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { buy } from '#testing/server/test-purchase.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

let shop: TestShop
let product: { id: number; price: number }
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMITS: 'off' } })
  const { rows } = await shop.database.pool.query(
    `SELECT id, price FROM products p WHERE active AND stock > 20
       AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) LIMIT 1`,
  )
  product = rows[0]
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

/** Someone with a name, RUT, phone and street that nobody else has. */
async function signUp(changes: Record<string, unknown> = {}) {
  const mark = randomUUID().slice(0, 8)
  const person = {
    e_mail_cliente: `${mark}@correo.cl`,
    nombre_cliente: `Nombre${mark}`,
    apellidopaterno_cliente: `Apellido${mark}`,
    rut_cliente: newRut(),
    celular_cliente: `9${String(Date.now()).slice(-4)}${Math.floor(1000 + Math.random() * 9000)}`,
    direccion_cliente: `Calle${mark}`,
    numero_direccion_cliente: '12',
    id_comuna: 13110,
  }
  const wire = testWire(shop.app)
  const datos = {
    ...person,
    contrasenia: 'clave-secreta',
    acepta_terminos: 1,
    acepta_publicidad: 1,
    ...changes,
  }
  const saved = await wire.post('ActualizarRegistrarClienteCommerce', { datos })
  expect(saved.statusCode, saved.body).toBe(200)
  return { wire, person, id: saved.json().datos.id_cliente as number }
}

/** An order of the person's, and its number. */
async function order(wire: Wire, person: { e_mail_cliente: string; direccion_cliente: string }) {
  const { pool } = shop.database
  const bought = await buy(wire, product)
  expect(bought.statusCode, bought.body).toBe(200)
  const { id_pedido: id, numero_pedido: number } = bought.json()
  // Buying has given a guest another e-mail.
  await wire.post('RegistrarclientePedido', guestForm(person.e_mail_cliente))
  const address = {
    street: person.direccion_cliente,
    number: '12',
    flat: '',
    reference: '',
    comuna: '',
    region: '',
  }
  await pool.query('UPDATE orders SET address = $2, note = $3 WHERE id = $1', [
    id,
    address,
    `Tocar donde ${person.direccion_cliente}`,
  ])
  return { id: id as number, number: number as number }
}

/** The tables of the whole database in which a row has the text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await query(`SELECT FROM ${name} t WHERE strpos(lower(t::text), lower($1)) > 0 LIMIT 1`, [
      text,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

const stringsOf = (person: Awaited<ReturnType<typeof signUp>>['person']) => [
  person.e_mail_cliente,
  person.nombre_cliente,
  person.apellidopaterno_cliente,
  person.rut_cliente,
  `+56${person.celular_cliente}`,
  person.direccion_cliente,
]

test('the export holds what is stored of the person, and nobody else’s', async () => {
  const other = await signUp()
  await order(other.wire, other.person)
  const { wire, person, id } = await signUp()
  const made = await order(wire, person)
  const exported = await wire.get('mis-datos', {})
  expect(exported.statusCode, exported.body).toBe(200)
  const data = exported.json()
  expect(data).toMatchObject({
    tipo: 'cliente',
    datos: { id_cliente: id, e_mail_cliente: person.e_mail_cliente },
    consentimientos: [
      { proposito: 'terminos', otorgado: 1, version: '2026-11' },
      { proposito: 'publicidad', otorgado: 1, version: '2026-11' },
    ],
    sesiones: [{ tipo: 'cliente' }],
    pedidos: [{ numero_pedido: made.number, correo: person.e_mail_cliente }],
  })
  expect(
    data.direcciones.map((each: { calle_direccion_cliente: string }) => each.calle_direccion_cliente),
  ).toContain(person.direccion_cliente)
  for (const text of stringsOf(other.person)) expect(exported.body).not.toContain(text)
  expect(exported.body).not.toMatch(/argon2|token_hash|idempotency/)
})

test('what is stored by e-mail alone is shown once a mailed link has proven the address', async () => {
  const { wire, person, id } = await signUp()
  await wire.post('subcripcion-email', { email: person.e_mail_cliente })
  const others = async () => (await wire.get('mis-datos', {})).json().otros
  expect(await others()).toEqual({
    correos: [],
    avisos: [],
    pagos: [],
    carrito: [],
    conversaciones: [],
    mascotas: [],
    preguntas: [],
    recetas: [],
    recordatorios: [],
    resenas: [],
    solicitudes: [],
    vehiculos: [],
  })
  await query('UPDATE customers SET email_proven_at = now() WHERE id = $1', [id])
  expect(await others()).toMatchObject({
    correos: [{ kind: 'newsletter-confirmation' }],
    boletin: { textVersion: expect.any(String) },
    contacto: [],
    conversaciones_sin_sesion: [],
    preguntas_sin_sesion: [],
  })
})

test('what was said in the chat is exported and erased with its session, and by e-mail once that is proven', async () => {
  const { wire, person, id } = await signUp()
  const email = person.e_mail_cliente
  const visitor = randomUUID()
  const identified = { nombre_usuario: 'Camila', correo_usuario: email, cliente_identificado: visitor }
  await wire.post('ChatBoxDatoClienteApi', identified)
  await wire.post('ChatBoxApi', { message: 'Con sesión', cliente_identificado: visitor })
  await query(
    `INSERT INTO chat_notes (conversation_id, after_sequence, author, content)
     SELECT id, 1, 'Rosa', 'Una nota' FROM chat_conversations WHERE visitor_id = $1`,
    [visitor],
  )
  await leaveTraces(email)
  const others = async () => (await wire.get('mis-datos', {})).json().otros
  expect((await others()).conversaciones).toMatchObject([
    {
      name: 'Camila',
      messages: [{ content: 'Con sesión', administrator: null }],
      notes: [{ content: 'Una nota' }],
    },
  ])
  expect(JSON.stringify(await others())).not.toContain('¿Abren hoy?')
  await prove(wire, email)
  expect((await others()).conversaciones_sin_sesion).toMatchObject([
    { messages: [{ content: '¿Abren hoy?' }] },
    { messages: [] },
  ])
  await wire.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
  expect(
    await query('SELECT FROM chat_conversations WHERE email = $1 OR customer_id = $2', [email, id]),
  ).toEqual([])
})

test('a guest sees what is theirs; nobody without a session', async () => {
  const guest = testWire(shop.app)
  const email = `${randomUUID()}@correo.cl`
  await guest.post('RegistrarclientePedido', guestForm(email))
  expect((await guest.get('mis-datos', {})).json()).toMatchObject({
    tipo: 'invitado',
    datos: { e_mail_cliente: email },
  })
  expect((await testWire(shop.app).get('mis-datos', {})).statusCode).toBe(401)
})

test('consent to marketing is taken back and given again, each with its date and version', async () => {
  const { wire, id } = await signUp()
  const consent = (acepta_publicidad: number) =>
    wire.post('mis-datos', { accion: 'consentimiento', acepta_publicidad })
  expect((await consent(0)).json()).toEqual({ acepta_publicidad: 0, version: null, fecha: null })
  expect((await consent(0)).json()).toEqual({ acepta_publicidad: 0, version: null, fecha: null })
  expect((await consent(1)).json()).toEqual({
    acepta_publicidad: 1,
    version: '2026-11',
    fecha: expect.any(String),
  })
  const stored = await query(
    `SELECT given FROM consents WHERE customer_id = $1 AND purpose = 'marketing' ORDER BY id`,
    [id],
  )
  expect(stored).toEqual([{ given: true }, { given: false }, { given: true }])
})

test('a link changes nothing: by GET there is only the export', async () => {
  const { wire } = await signUp()
  for (const accion of ['borrar', 'consentimiento']) {
    const reply = await wire.get('mis-datos', {
      accion,
      contrasenia: 'clave-secreta',
      acepta_publicidad: '0',
    })
    expect(reply.statusCode).toBe(400)
  }
  expect((await wire.get('sesion', {})).json().tipo).toBe('cliente')
})

/** Follows the link that the shop has mailed to an e-mail. */
async function prove(wire: Wire, email: string) {
  expect((await wire.post('comprobar-correo', {})).json()).toBe(true)
  const confirmed = await wire.post('confirmar-correo', { token: await linkTo(email) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
}

/** The token of the last link of that kind that waits to be mailed. */
async function linkTo(email: string, kind = 'email-proof'): Promise<string> {
  const [mail] = await query(
    `SELECT coalesce(data ->> 'token', data ->> 'confirmToken') AS token FROM mails
     WHERE recipient = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1`,
    [email, kind],
  )
  return mail?.token
}

/** Leaves what the shop stores by an e-mail alone: a subscription, a message, a review, an alert and a recovery. */
async function leaveTraces(email: string) {
  const anyone = testWire(shop.app)
  await anyone.post('subcripcion-email', { email })
  const message = { nombre: 'Otra', email, tema: 'Duda', mensaje: '¿Tienen arena?' }
  expect((await anyone.post('enviar-datos-contacto', message)).statusCode).toBe(200)
  const left = { clave: randomUUID(), nombre_usuario: 'Otra', correo_usuario: email, mensaje: '¿Abren hoy?' }
  expect((await anyone.post('chat-dejar-mensaje', left)).statusCode).toBe(200)
  const chatting = { nombre_usuario: 'Otra', correo_usuario: email, cliente_identificado: randomUUID() }
  expect((await anyone.post('ChatBoxDatoClienteApi', chatting)).statusCode).toBe(200)
  const review = { id_producto: product.id, calificacion: 5, autor: 'Otra', email, contenido: 'Muy bueno.' }
  expect((await anyone.post('guardar-resena', review)).statusCode).toBe(200)
  const question = {
    clave: randomUUID(),
    id_producto: product.id,
    autor: 'Otra',
    email,
    contenido: '¿Sirve?',
  }
  expect((await anyone.post('guardar-pregunta', question)).statusCode).toBe(200)
  await anyone.post('RecuperarContra', { correo: email })
  const awaited = { productos: [{ id_producto: product.id }], e_mail_cliente: email }
  expect((await anyone.post('NotificarPedido', awaited)).statusCode).toBe(200)
}

const storedOf = async (email: string) => ({
  subscriptions: await query('SELECT FROM newsletter_subscriptions WHERE email = $1', [email]),
  messages: await query('SELECT FROM contact_messages WHERE email = $1', [email]),
  conversations: await query('SELECT kind FROM chat_conversations WHERE email = $1 ORDER BY id', [email]),
  reviews: await query('SELECT FROM reviews WHERE email = $1', [email]),
  questions: await query('SELECT FROM product_questions WHERE email = $1', [email]),
  alerts: await query('SELECT FROM stock_alerts WHERE email = $1', [email]),
  recoveries: await query('SELECT FROM recovery_requests WHERE email = $1', [email]),
  mails: await query(
    `SELECT FROM mails WHERE recipient = $1 OR data #>> '{contact,email}' = $1 OR data #>> '{message,email}' = $1
     ORDER BY created_at`,
    [email],
  ),
})

test('M1: a guest under somebody’s e-mail erases what is of this guest, and nothing of that e-mail', async () => {
  const email = `${randomUUID()}@correo.cl`
  await leaveTraces(email)
  const before = await storedOf(email)
  const guest = testWire(shop.app)
  await order(guest, { e_mail_cliente: email, direccion_cliente: 'Los Aromos' })
  await query(
    `INSERT INTO mails (kind, recipient, language, data, order_number)
    SELECT 'order-received', $1, 'es', '{}', max(number) FROM orders`,
    [email],
  )
  expect((await guest.post('mis-datos', { accion: 'borrar' })).json()).toEqual({ borrado: true })
  expect(await storedOf(email)).toEqual(before)
})

test('M1: who has signed up under an e-mail and not proven it erases nothing that is stored by it', async () => {
  const owner = `${randomUUID()}@correo.cl`
  await leaveTraces(owner)
  const before = await storedOf(owner)
  const { wire } = await signUp({ e_mail_cliente: owner })
  expect((await wire.get('mis-datos', {})).json().correo_comprobado).toBeNull()
  expect((await wire.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })).statusCode).toBe(
    200,
  )
  expect(await storedOf(owner)).toEqual(before)

  const proven = await signUp({ e_mail_cliente: owner })
  await prove(proven.wire, owner)
  expect((await proven.wire.get('mis-datos', {})).json().correo_comprobado).toEqual(expect.any(String))
  await proven.wire.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
  expect(Object.values(await storedOf(owner)).flat()).toEqual([])
})

test('M1: a link proves an e-mail in a session of the account that asked, and in no other', async () => {
  const { wire, person, id } = await signUp()
  await wire.post('comprobar-correo', {})
  await wire.post('comprobar-correo', {})
  const mailed = await query(`SELECT FROM mails WHERE recipient = $1 AND kind = 'email-proof'`, [
    person.e_mail_cliente,
  ])
  expect(mailed).toHaveLength(1)
  const token = await linkTo(person.e_mail_cliente)
  const stranger = (await signUp()).wire
  expect((await stranger.post('confirmar-correo', { token })).json().error).toBe('LINK_INVALID')
  expect((await testWire(shop.app).post('confirmar-correo', { token })).statusCode).toBe(401)
  expect((await wire.post('confirmar-correo', { token: 'A'.repeat(43) })).json().error).toBe('LINK_INVALID')
  expect((await wire.get('mis-datos', {})).json().correo_comprobado).toBeNull()
  expect((await wire.post('confirmar-correo', { token })).json().datos.id_cliente).toBe(id)
  expect((await wire.get('mis-datos', {})).json().correo_comprobado).toEqual(expect.any(String))
  expect((await wire.post('confirmar-correo', { token })).json().error).toBe('LINK_INVALID')
})

test('M1: the newsletter’s link proves the e-mail of the session in which it is followed, and of no other', async () => {
  const { wire, person } = await signUp()
  await wire.post('subcripcion-email', { email: person.e_mail_cliente })
  const token = await linkTo(person.e_mail_cliente, 'newsletter-confirmation')
  const stranger = (await signUp()).wire
  const proven = async (of: Wire) => (await of.get('mis-datos', {})).json().correo_comprobado
  for (const other of [testWire(shop.app), stranger]) {
    expect((await other.post('confirmar-suscripcion', { token })).json()).toBe(true)
    expect([await proven(wire), await proven(stranger)]).toEqual([null, null])
  }
  expect((await wire.post('confirmar-suscripcion', { token })).json()).toBe(true)
  expect(await proven(wire)).toEqual(expect.any(String))
})

test('M1: a guest who gives another e-mail has not proven that one', async () => {
  const guest = testWire(shop.app)
  const email = `${randomUUID()}@correo.cl`
  await guest.post('RegistrarclientePedido', guestForm(email))
  await guest.post('subcripcion-email', { email })
  await guest.post('confirmar-suscripcion', { token: await linkTo(email, 'newsletter-confirmation') })
  const proven = async () => (await guest.get('mis-datos', {})).json().correo_comprobado
  await guest.post('RegistrarclientePedido', guestForm(email))
  expect(await proven()).toEqual(expect.any(String))
  await guest.post('RegistrarclientePedido', guestForm(`${randomUUID()}@correo.cl`))
  expect(await proven()).toBeNull()
})

test('erasing needs the password, ends every session, and leaves nothing of the person anywhere', async () => {
  const { wire, person, id } = await signUp()
  await prove(wire, person.e_mail_cliente)
  const made = await order(wire, person)
  await query(`UPDATE orders SET state = 'COMPLETED', payment_state = 'PAID' WHERE id = $1`, [made.id])
  await wire.post('NotificarPedido', {
    productos: [{ id_producto: product.id }],
    e_mail_cliente: person.e_mail_cliente,
  })
  await testWire(shop.app).post('RecuperarContra', { correo: person.e_mail_cliente })
  await wire.post('subcripcion-email', { email: person.e_mail_cliente })
  const other = testWire(shop.app)
  await other.post('autentificar-usuario', { correo: person.e_mail_cliente, contrasenia: 'clave-secreta' })
  const [before] = await query('SELECT total, neto, iva, document_kind FROM orders WHERE id = $1', [made.id])
  for (const text of stringsOf(person)) expect(await tablesWith(text)).not.toEqual([])

  const erase = (contrasenia?: string) => wire.post('mis-datos', { accion: 'borrar', contrasenia })
  expect((await erase()).json().error).toBe('FIELD_REQUIRED')
  expect((await erase('otra-clave')).json().error).toBe('PASSWORD_WRONG')
  const erased = await erase('clave-secreta')
  expect(erased.json(), erased.body).toEqual({ borrado: true })
  expect(wire.cookies.get('huella_session')).toBe('')

  for (const text of stringsOf(person)) expect(await tablesWith(text)).toEqual([])
  expect((await other.get('sesion', {})).json().tipo).toBeNull()
  expect(await query('SELECT total, neto, iva, document_kind FROM orders WHERE id = $1', [made.id])).toEqual([
    before,
  ])
  expect(await query('SELECT quantity FROM order_lines WHERE order_id = $1', [made.id])).toEqual([
    { quantity: 1 },
  ])
  expect(await query('SELECT erased_at IS NOT NULL AS erased FROM customers WHERE id = $1', [id])).toEqual([
    { erased: true },
  ])
  const again = { correo: person.e_mail_cliente, contrasenia: 'clave-secreta' }
  expect((await testWire(shop.app).post('autentificar-usuario', again)).json().error).toBe(
    'CREDENTIALS_INVALID',
  )
})

test('the e-mail and RUT of who was erased can sign up again', async () => {
  const { wire, person } = await signUp()
  await wire.post('mis-datos', { accion: 'borrar', contrasenia: 'clave-secreta' })
  const again = await signUp({ e_mail_cliente: person.e_mail_cliente, rut_cliente: person.rut_cliente })
  expect((await again.wire.get('mis-datos', {})).json().pedidos).toEqual([])
})

test('at sign-in the session’s own guest with the same e-mail hands over its orders, another guest does not', async () => {
  const { person, id } = await signUp()
  const [own, stranger] = [testWire(shop.app), testWire(shop.app)]
  const mine = await order(own, person)
  const theirs = await order(stranger, person)
  await own.post('autentificar-usuario', { correo: person.e_mail_cliente, contrasenia: 'clave-secreta' })
  const numbers = (await own.get('mis-datos', {}))
    .json()
    .pedidos.map((each: { numero_pedido: number }) => each.numero_pedido)
  expect(numbers).toEqual([mine.number])
  const owners = await query('SELECT customer_id AS id FROM orders WHERE id = ANY ($1) ORDER BY id', [
    [mine.id, theirs.id],
  ])
  expect(owners[0]).toEqual({ id })
  expect(owners[1]).not.toEqual({ id })
})

test('a guest with another e-mail hands nothing over', async () => {
  const { person } = await signUp()
  const guest = testWire(shop.app)
  await order(guest, { e_mail_cliente: `${randomUUID()}@correo.cl`, direccion_cliente: 'Los Aromos' })
  await guest.post('autentificar-usuario', { correo: person.e_mail_cliente, contrasenia: 'clave-secreta' })
  expect((await guest.get('mis-datos', {})).json().pedidos).toEqual([])
})
