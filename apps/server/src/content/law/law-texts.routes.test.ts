import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { currentTerms } from '#content/terms.ts'
import { guestForm } from '#testing/server/test-checkout.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let wire: Wire
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  wire = testWire(shop.app)
  desk = await testSignedIn(shop, { role: 'manager', name: 'Marta' })
})
afterAll(() => shop?.close())

const publish = (sent: object) => desk.post('staff/publicar-texto-legal', sent)
const shown = (query: Record<string, string>) => wire.get('texto-legal', query)
const atDesk = async (tipo: string) =>
  (await desk.get('staff/textos-legales')).json().find((row: { tipo: string }) => row.tipo === tipo)
const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santiago' })

describe('a text of law', () => {
  test('is what the shop came with until the owner publishes one, and that shows at once', async () => {
    expect((await shown({ tipo: 'privacidad' })).json()).toBeNull()
    expect(await atDesk('privacidad')).toMatchObject({ version: 0, versiones: [], datos: { titulo: '' } })
    const contenido = '## Qué guardamos\n\nTu <b>correo</b>.'
    const first = await publish({ tipo: 'privacidad', version: 0, titulo: 'Privacidad', contenido })
    expect(first.json()).toMatchObject({
      version: 1,
      responsable: 'Marta',
      versiones: [{ version: today() }],
    })
    await until(async () =>
      expect((await shown({ tipo: 'privacidad' })).json()).toEqual({
        version: today(),
        fecha: expect.any(String),
        titulo: 'Privacidad',
        contenido: expect.stringContaining('&lt;b&gt;'),
        versiones: [{ version: today(), fecha: expect.any(String) }],
      }),
    )
    const [entry] = (await desk.get('staff/registro')).json()
    expect(entry.cambios).toContainEqual({ campo: 'title', antes: '', despues: 'Privacidad' })
  })

  test('has all its versions: what was published stays to be read, and is changed by nobody', async () => {
    await publish({
      tipo: 'garantia',
      version: 0,
      titulo: 'Garantía',
      contenido: 'Uno.',
      titulo_en: 'Guarantee',
      contenido_en: 'One.',
    })
    const second = await publish({ tipo: 'garantia', version: 1, contenido: 'Dos.' })
    expect(second.json()).toMatchObject({ version: 2, datos: { titulo: 'Garantía', contenido_en: 'One.' } })
    const name = `${today()}-2`
    await until(async () =>
      expect((await shown({ tipo: 'garantia' })).json()).toMatchObject({
        version: name,
        contenido: '<p>Dos.</p>\n',
        versiones: [{ version: name }, { version: today() }],
      }),
    )
    expect((await shown({ tipo: 'garantia', version: today() })).json()).toMatchObject({
      contenido: '<p>Uno.</p>\n',
    })
    expect((await shown({ tipo: 'garantia', idioma: 'en' })).json()).toMatchObject({ titulo: 'Guarantee' })
    expect((await shown({ tipo: 'garantia', idioma: 'ru' })).json()).toMatchObject({ idioma: 'es' })
    expect((await shown({ tipo: 'garantia', version: '1999-01-01' })).statusCode).toBe(404)
    const read = async (version: string) => desk.get('staff/texto-legal', { tipo: 'garantia', version })
    expect((await read(name)).json()).toMatchObject({
      version: name,
      responsable: 'Marta',
      datos: { contenido: 'Dos.', titulo_en: 'Guarantee' },
      anterior: { version: today(), datos: { contenido: 'Uno.' } },
    })
    expect((await read(today())).json().anterior).toBeNull()
    expect((await read('1999-01-01')).statusCode).toBe(404)
    const { pool } = shop.database
    await expect(pool.query("UPDATE law_texts SET body = 'Otra cosa'")).rejects.toThrow('stays as it was')
    await expect(pool.query('DELETE FROM law_texts')).rejects.toThrow('stays as it was')
  })

  test('is not published over what somebody has published meanwhile', async () => {
    const sent = { tipo: 'cookies', version: 0, titulo: 'Cookies', contenido: 'Pocas.' }
    const [one, other] = await Promise.all([publish(sent), publish({ ...sent, contenido: 'Ninguna.' })])
    const [done, late] = one.statusCode === 200 ? [one, other] : [other, one]
    expect([late.statusCode, late.json().cambio]).toMatchObject([
      409,
      { version: 1, responsable: 'Marta', ahora: done.json().datos },
    ])
    expect((await atDesk('cookies')).versiones).toHaveLength(1)
  })

  test('is previewed on its page, and nothing is published', async () => {
    const sent = { tipo: 'retracto', titulo: 'Devoluciones', contenido: 'En prueba.' }
    const { direccion } = (await desk.post('staff/previa-texto-legal', sent)).json()
    expect(direccion).toMatch(/^\/site\/returns\?vista=[\w-]{43}$/)
    const { rows } = await shop.database.pool.query('SELECT replies FROM previews')
    expect(rows.at(-1).replies['texto-legal'].es).toMatchObject({ contenido: '<p>En prueba.</p>\n' })
    expect((await shown({ tipo: 'retracto' })).json()).toBeNull()
  })

  test.each([
    [{ titulo: 'Uno' }, { contenido: 'FIELD_REQUIRED' }],
    [{ titulo: 'Uno', contenido: 'Dos', titulo_en: 'One' }, { contenido_en: 'FIELD_REQUIRED' }],
    [{ titulo: 'Uno', contenido: 'Dos', contenido_ru: 'Раз' }, { titulo_ru: 'FIELD_REQUIRED' }],
  ])('that is %j is refused', async (sent, fields) => {
    const refused = await publish({ tipo: 'retracto', version: 0, ...sent })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields])
  })
})

test('who buys and who opens an account agrees to the terms that hold then, and keeps that version', async () => {
  const agreed = async (email: string) => {
    const buyer = testWire(shop.app)
    await buyer.post('RegistrarclientePedido', guestForm(email))
    const { rows } = await shop.database.pool.query('SELECT terms_version FROM customers WHERE email = $1', [
      email,
    ])
    return rows.map(({ terms_version }) => terms_version)
  }
  expect(await agreed('antes@huella.example')).toEqual([currentTerms])
  await publish({ tipo: 'terminos', version: 0, titulo: 'Términos', contenido: 'Nuevos.' })
  expect(await agreed('despues@huella.example')).toEqual([today()])
  const { rows } = await shop.database.pool.query(
    "SELECT terms_version FROM customers WHERE email = 'antes@huella.example'",
  )
  expect(rows).toEqual([{ terms_version: currentTerms }])
  // A form that was opened before shows the others.
  const form = guestForm('abierta@huella.example')
  const late = await wire.post('RegistrarclientePedido', {
    ...form,
    datosextra: { ...form.datosextra, version_terminos: currentTerms },
  })
  const fields = { 'datosextra.acepta_terminos': 'TERMS_CHANGED' }
  expect([late.statusCode, late.json()]).toMatchObject([409, { error: 'TERMS_CHANGED', fields }])
  await until(async () => expect((await wire.get('plazos-tienda', {})).json().terminos).toBe(today()))
})
