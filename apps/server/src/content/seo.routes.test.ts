import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire, type Wire } from '#testing/server/test-wire.ts'

const staff = { STAFF_EMAIL: 'ana@huella.example', STAFF_PASSWORD: 'una clave larga' }
const none = { pixelgoogle: [], pixelfacebook: { script: [], noscript: [] } }

let shop: TestShop
let wire: Wire
beforeAll(async () => {
  shop = await openTestShop({ environment: staff })
  wire = testWire(shop.app)
  await wire.post('staff/entrar', { correo: staff.STAFF_EMAIL, contrasenia: staff.STAFF_PASSWORD })
})
afterAll(async () => {
  await shop?.close()
})

const seo = async () => (await testWire(shop.app).get('HerramientoSeo', {})).json()
const version = async (): Promise<number> => (await wire.get('staff/datos-tienda', {})).json().pixeles.version
const save = async (body: object) =>
  wire.post(
    'staff/guardar-seo',
    { version: await version(), ...body },
    { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' },
  )

test('[S3.39] [S7.31] pixels are empty until the staff sets them, and then come without their tags, at once', async () => {
  await wire.get('HerramientoSeo', {})
  expect(await seo()).toEqual(none)
  const saved = await save({
    pixelgoogle: ['<script async src="https://g.example/gtag.js"></script>\n<script>gtag()</script>'],
    pixelfacebook: {
      script: ['<script>fbq("init", "1")</script>'],
      noscript: ['<noscript><img src="https://f.example/tr?id=1&amp;ev=PageView"></noscript>'],
    },
  })
  const pixels = {
    pixelgoogle: ['https://g.example/gtag.js', 'gtag()'],
    pixelfacebook: { script: ['fbq("init", "1")'], noscript: ['https://f.example/tr?id=1&ev=PageView'] },
  }
  expect(saved.json().datos).toEqual(pixels)
  await expect.poll(seo).toEqual(pixels)
  expect((await save(pixels)).json().datos).toEqual(pixels)
})

test('they are taken as JSON text too, as a form carries them', async () => {
  const body = { pixelgoogle: '["a()"]', pixelfacebook: '{"script":[],"noscript":[]}' }
  expect((await save(body)).json().datos).toEqual({ ...none, pixelgoogle: ['a()'] })
})

test('what is no script is refused with its entry named, and nothing is stored of it', async () => {
  const before = (await save(none)).json().datos
  const refused = await save({
    pixelgoogle: ['ok()', '<b>hola</b>', 'pega aquí el código'],
    pixelfacebook: { script: ['<script src="http://f.example/x.js"></script>'], noscript: ['hola'] },
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({
    'pixelgoogle.1': 'FIELD_INVALID',
    'pixelgoogle.2': 'FIELD_INVALID',
    'pixelfacebook.script.0': 'FIELD_INVALID',
    'pixelfacebook.noscript.0': 'FIELD_INVALID',
  })
  await expect.poll(seo).toEqual(before)
})

test('nobody but the staff sets them (D28)', async () => {
  const refused = await testWire(shop.app).post('staff/guardar-seo', { version: 1, ...none })
  expect([refused.statusCode, refused.json().error]).toEqual([401, 'SESSION_REQUIRED'])
})

test('a network that a save leaves out stays, and who comes second hears who was first', async () => {
  const facebook = { script: ['fbq()'], noscript: [] }
  await save({ pixelgoogle: ['a()'], pixelfacebook: facebook })
  const read = await version()
  expect((await save({ version: read, pixelgoogle: ['b()'] })).json().datos).toEqual({
    pixelgoogle: ['b()'],
    pixelfacebook: facebook,
  })
  const [entry] = (await wire.get('staff/registro', {})).json()
  expect(entry.cambios).toEqual([
    { campo: 'google', antes: 'a()', despues: '' },
    { campo: 'google', antes: '', despues: 'b()' },
  ])
  const second = await save({ version: read, pixelgoogle: ['c()'] })
  expect([second.statusCode, second.json().cambio.ahora.pixelgoogle]).toEqual([409, ['b()']])
})

test('a preview tells what pages would hold and let through, and writes nothing', async () => {
  const stands = (await save({ ...none, pixelgoogle: ['a()'] })).json()
  const ask = (body: object) =>
    wire.post('staff/previa-seo', body, { 'x-xsrf-token': wire.cookies.get('XSRF-TOKEN-STAFF') ?? '' })
  const pasted = '<script src="https://connect.facebook.net/x.js"></script><script>fbq()</script>'
  const shown = (await ask({ pixelfacebook: { script: [pasted], noscript: [] } })).json()
  expect(shown.hoy).toEqual({
    pixeles: stands.datos,
    origenes: [],
    codigos: [expect.stringMatching(/^'sha256-/)],
  })
  expect(shown.borrador).toEqual({
    pixeles: {
      pixelgoogle: ['a()'],
      pixelfacebook: { script: ['https://connect.facebook.net/x.js', 'fbq()'], noscript: [] },
    },
    origenes: ['https://connect.facebook.net', 'https://www.facebook.com'],
    codigos: [...shown.hoy.codigos, expect.stringMatching(/^'sha256-/)],
  })
  const refused = await ask({ pixelgoogle: ['ok()', '<b>hola</b>'] })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { 'pixelgoogle.1': 'FIELD_INVALID' }])
  expect(await version()).toBe(stands.version)
})
