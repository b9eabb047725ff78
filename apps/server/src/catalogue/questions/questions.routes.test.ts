import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

const staff = { correo: 'rosa@huella.example', contrasenia: 'una clave larga' }

let shop: TestShop
let desk: Wire
let products: { id: number; slug: string; name: string }[]
beforeAll(async () => {
  shop = await openTestShop({
    environment: { STAFF_NAME: 'Rosa', STAFF_EMAIL: staff.correo, STAFF_PASSWORD: staff.contrasenia },
  })
  desk = testWire(shop.app)
  await desk.post('staff/entrar', staff)
  products = await query('SELECT id, slug, name FROM products WHERE active ORDER BY id LIMIT 20')
})
afterAll(() => shop?.close())

const query = async (text: string, values: unknown[] = []) =>
  (await shop.database.pool.query(text, values)).rows

const tell = async (call: string, body: object) =>
  (
    await desk.post(`staff/${call}`, body, { 'x-xsrf-token': desk.cookies.get('XSRF-TOKEN-STAFF') ?? '' })
  ).json()
const waiting = async (tipo: string, estado = 'espera') =>
  (await desk.get('staff/opiniones', { tipo, estado })).json() as { id: number; [field: string]: unknown }[]

const product = (place: number) => products[place] ?? { id: 0, slug: '', name: '' }
const questionOf = (productId: number, more: object = {}) => ({
  clave: randomUUID(),
  id_producto: productId,
  autor: 'Camila R.',
  email: 'camila@correo.cl',
  contenido: '¿Le sirve a un <b>hurón</b>?',
  ...more,
})
const ask = async (body: object, wire = testWire(shop.app), idioma = 'es') =>
  wire.post('guardar-pregunta', { ...body, idioma })
const seen = async (id: number, more: Record<string, string> = {}) =>
  (await testWire(shop.app).get('preguntas-producto', { id_producto: `${id}`, ...more })).json()

const answered = async (id: number, respuesta: string) =>
  tell('responder-opinion', { tipo: 'pregunta', id, respuesta })

describe('a question', () => {
  test('is seen by nobody until the shop has answered, and then by everyone with its day', async () => {
    const about = product(0)
    const before = await seen(about.id)
    const asked = await ask(questionOf(about.id))
    expect(asked.json()).toEqual({
      id_pregunta: expect.any(Number),
      fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const { id_pregunta: id, fecha } = asked.json()
    expect(await seen(about.id, { limit: '20' })).toMatchObject({ total: before.total, todas: before.todas })
    const [row] = (await waiting('pregunta')).filter((each) => each.id === id)
    expect(row).toMatchObject({
      autor: 'Camila R.',
      contenido: '¿Le sirve a un <b>hurón</b>?',
      respuesta: '',
    })
    expect(await answered(id, 'Sí.')).toMatchObject({ respuesta: 'Sí.', respondida_por: 'Rosa' })
    await expect.poll(async () => (await seen(about.id)).todas).toBe(before.todas + 1)
    const [shown] = (await seen(about.id)).items
    expect(shown).toEqual({
      id_pregunta: id,
      fecha,
      autor: 'Camila R.',
      contenido: '¿Le sirve a un <b>hurón</b>?',
      respuesta: 'Sí.',
      fecha_respuesta: fecha,
    })
    expect((await waiting('pregunta')).map((each) => each.id)).not.toContain(id)
    const english = await seen(about.id, { idioma: 'en' })
    expect(english.items[0].idioma, 'its words are its author’s').toBe('es')
  })

  test('is mailed to whoever asked with its first answer, once, in the language of the question', async () => {
    const { id_pregunta: id } = (
      await ask(questionOf(product(1).id, { email: 'ivan@correo.cl' }), testWire(shop.app), 'ru')
    ).json()
    await answered(id, 'Sí.')
    await answered(id, 'Sí, desde los dos meses.')
    const mails = await query(
      `SELECT language, data -> 'asked' ->> 'answer' AS answer FROM mails WHERE kind = 'question-answered' AND recipient = $1`,
      ['ivan@correo.cl'],
    )
    expect(mails).toEqual([{ language: 'ru', answer: 'Sí.' }])
  })

  test('says a changed answer in every language, also where the one before was translated', async () => {
    const { rows } = await shop.database.pool.query(
      `SELECT q.id, q.product_id FROM product_questions q JOIN question_translations t ON t.question_id = q.id
       WHERE t.language = 'en' AND q.hidden_at IS NULL ORDER BY q.id LIMIT 1`,
    )
    const [{ id, product_id: about }] = rows
    const shown = async () => {
      const { items } = await seen(about, { limit: '20', idioma: 'en' })
      return items.find((each: { id_pregunta: number }) => each.id_pregunta === id)
    }
    expect((await shown()).respuesta).not.toContain('Corregida')
    await answered(id, 'Corregida: media dosis.')
    await expect.poll(async () => (await shown()).respuesta).toContain('Corregida')
  })

  test('is not answered over what somebody else has said meanwhile, unless that was read', async () => {
    const { id_pregunta: id } = (await ask(questionOf(product(2).id))).json()
    const place = { tipo: 'pregunta', id }
    const lia = await testSignedIn(shop, { role: 'agent', name: 'Lía' })
    const hugo = await testSignedIn(shop, { role: 'manager', name: 'Hugo' })
    const say = (respuesta: string, respuesta_leida: string, by = hugo) =>
      by.post('staff/responder-opinion', { ...place, respuesta, respuesta_leida })
    const first = await say('Sí, desde los dos meses.', '', lia)
    expect(first.json()).toMatchObject({ respondida_por: 'Lía' })
    const second = await say('No.', '')
    expect([second.statusCode, second.json()]).toMatchObject([
      409,
      {
        error: 'EDITED_MEANWHILE',
        cambio: {
          responsable: 'Lía',
          fecha: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          ahora: { respuesta: 'Sí, desde los dos meses.' },
        },
      },
    ])
    // What is sent again after a lost answer says what stands.
    expect((await say('Sí, desde los dos meses.', '', lia)).statusCode).toBe(200)
    expect((await say('Desde los tres.', 'Sí, desde los dos meses.')).json()).toMatchObject({
      respuesta: 'Desde los tres.',
    })
  })

  test('is kept once for a key, however many are sent at once; another under the key is refused', async () => {
    const body = questionOf(product(2).id)
    const replies = await Promise.all([ask(body), ask(body), ask(body)])
    expect(new Set(replies.map((reply) => reply.json().id_pregunta)).size).toBe(1)
    for (const other of [{ contenido: '¿Y a un gato?' }, { email: 'otra@correo.cl' }])
      expect((await ask({ ...body, ...other })).json().error).toBe('KEY_REUSED')
  })

  test.each(['clave', 'id_producto', 'autor', 'email', 'contenido'])('needs %s', async (field) => {
    const refused = await ask({ ...questionOf(product(2).id), [field]: undefined })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
  })

  test('of an unknown product, too long, or with what is no e-mail is refused', async () => {
    expect((await ask(questionOf(2_147_483_647))).json().error).toBe('NOT_FOUND')
    expect((await seen(2_147_483_647)).error).toBe('NOT_FOUND')
    const long = await ask(questionOf(product(2).id, { contenido: 'a'.repeat(1001) }))
    expect(Object.keys(long.json().fields)).toEqual(['contenido'])
    const odd = await ask(questionOf(product(2).id, { email: 'nada' }))
    expect(odd.json()).toMatchObject({ error: 'EMAIL_INVALID', fields: { email: 'EMAIL_INVALID' } })
  })

  test('is found by words of it or of its answer, whatever their accents', async () => {
    const { id } = product(3)
    const { id_pregunta } = (await ask(questionOf(id))).json()
    await answered(id_pregunta, 'Con ración de cachorro.')
    await expect.poll(async () => (await seen(id, { buscar: 'huron RACION' })).total).toBe(1)
    expect((await seen(id, { buscar: 'huron dragon' })).items).toEqual([])
    expect((await seen(id, { buscar: 'huron dragon' })).todas).toBeGreaterThan(0)
  })

  test('names nobody’s e-mail, is shown to whoever asked it, and forgotten with them', async () => {
    const wire = testWire(shop.app)
    const { id } = product(4)
    await wire.post('RegistrarclientePedido', guestForm('pregunta@correo.cl'))
    const { id_pregunta } = (await ask(questionOf(id, { email: 'pregunta@correo.cl' }), wire)).json()
    await answered(id_pregunta, 'Sí.')
    await expect.poll(async () => (await seen(id)).items[0].id_pregunta).toBe(id_pregunta)
    expect(JSON.stringify(await seen(id))).not.toContain('@')
    const { otros } = (await wire.get('mis-datos', {})).json()
    expect(otros.preguntas).toEqual([expect.objectContaining({ answer: 'Sí.' })])
    await wire.post('mis-datos', { accion: 'borrar' })
    await expect.poll(async () => (await seen(id)).items[0]?.id_pregunta).not.toBe(id_pregunta)
  })
})

describe('the desk', () => {
  test('hides a question with a reason, shows it again, and the log says who did', async () => {
    const about = product(5)
    const { id_pregunta: id } = (await ask(questionOf(about.id))).json()
    await answered(id, 'Sí.')
    const before = (await seen(about.id)).todas
    expect(await tell('ocultar-opinion', { tipo: 'pregunta', id, motivo: 'Publicidad' })).toMatchObject({
      motivo_oculta: 'Publicidad',
    })
    await expect.poll(async () => (await seen(about.id)).todas).toBe(before - 1)
    expect((await waiting('pregunta', 'ocultas')).map((each) => each.id)).toContain(id)
    await tell('mostrar-opinion', { tipo: 'pregunta', id })
    await expect.poll(async () => (await seen(about.id)).todas).toBe(before)
    const log = await query(
      'SELECT actor, action, detail FROM staff_actions WHERE subject = $1 ORDER BY id',
      [about.name],
    )
    expect(log).toEqual([
      { actor: 'Rosa', action: 'opinion-respondida', detail: 'Sí.' },
      { actor: 'Rosa', action: 'opinion-oculta', detail: 'Publicidad' },
      { actor: 'Rosa', action: 'opinion-mostrada', detail: '' },
    ])
  })

  test('answers a review under it, and a hidden one counts for nothing', async () => {
    const { id: productId, slug } = product(6)
    const wire = testWire(shop.app)
    const review = async () => (await wire.get('listar-resenas', { id_producto: `${productId}` })).json()
    const count = async () =>
      (await wire.get('ver-producto', { urlamigable_producto: slug })).json().cantidad_resenas
    const [before, standing] = [await count(), await review()]
    const written = { calificacion: 1, autor: 'Ana', email: 'ana@correo.cl', contenido: 'No me gustó.' }
    const { id_resena: id } = (
      await wire.post('guardar-resena', { id_producto: productId, ...written })
    ).json()
    await expect.poll(count).toBe(before + 1)
    const place = { tipo: 'resena', id }
    expect((await waiting('resena')).at(-1)).toMatchObject({ ...place, calificacion: 1 })
    await tell('responder-opinion', { ...place, respuesta: 'Lo sentimos.' })
    await expect.poll(async () => (await review()).items[0].respuesta?.contenido).toBe('Lo sentimos.')
    await tell('ocultar-opinion', { ...place, motivo: 'Insultos' })
    await expect.poll(count).toBe(before)
    const hidden = await review()
    expect(hidden).toEqual(standing)
    await tell('mostrar-opinion', place)
    await expect.poll(count).toBe(before + 1)
  })

  test('counts what waits, and goes on after the last one of a page', async () => {
    const counts = async () => (await desk.get('staff/opiniones-cantidades', {})).json()
    const before = await counts()
    const first = (await ask(questionOf(product(7).id))).json().id_pregunta
    const second = (await ask(questionOf(product(7).id))).json().id_pregunta
    expect(await counts()).toEqual({ ...before, preguntas: before.preguntas + 2 })
    const rest = (await desk.get('staff/opiniones', { tipo: 'pregunta', sigue_a: `${first}` })).json()
    expect(rest.map((each: { id: number }) => each.id)).toEqual([second])
    expect(
      await tell('responder-opinion', { tipo: 'pregunta', id: 2_147_483_647, respuesta: 'Sí' }),
    ).toMatchObject({
      error: 'NOT_FOUND',
    })
  })
})
