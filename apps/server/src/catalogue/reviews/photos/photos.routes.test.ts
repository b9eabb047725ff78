import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testWire } from '#testing/server/test-wire.ts'

let shop: TestShop
let products: number[]
beforeAll(async () => {
  shop = await openTestShop()
  const { rows } = await shop.database.pool.query('SELECT id FROM products WHERE active ORDER BY id LIMIT 9')
  products = rows.map(({ id }) => id)
})
afterAll(() => shop?.close())

const wire = () => testWire(shop.app)

/** A picture taken lying on its side, by a camera that says where. */
const taken = (width = 900, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#8a4' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camara' }, IFD3: { GPSLatitude: '33/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const upload = async (file: Buffer) => wire().post('subir-foto-resena', { foto: file.toString('base64') })
const uploaded = async () => (await upload(await taken())).json().clave as string

const reviewOf = (place: number, fotos: unknown, more: object = {}) =>
  wire().post('guardar-resena', {
    ...{ id_producto: products[place], calificacion: 5, autor: 'Ana', email: `a${place}@correo.cl` },
    ...{ contenido: 'Con fotos.', fotos },
    ...more,
  })
const get = (path: string) => shop.app.inject({ url: path })

describe('a photo', () => {
  test('is shown with its review alone: drawn anew, upright, small and large, and silent of where it was taken', async () => {
    expect((await sharp(await taken()).metadata()).exif?.includes('Camara'), 'or nothing is left out').toBe(
      true,
    )
    const key = await uploaded()
    expect((await get(`/media/resenas/${key}.webp`)).statusCode).toBe(404)
    const { fotos } = (await reviewOf(0, [key])).json()
    expect(fotos).toEqual([
      {
        path: `/media/resenas/${key}.webp`,
        path_chica: `/media/resenas/${key}-s.webp`,
        ancho: 300,
        alto: 900,
      },
    ])
    const [large, small] = [await get(fotos[0].path), await get(fotos[0].path_chica)]
    expect(large.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 240,
    })
    const had = { 'if-none-match': String(large.headers.etag) }
    expect((await shop.app.inject({ url: fotos[0].path, headers: had })).statusCode).toBe(304)
    expect((await shop.app.inject({ url: fotos[0].path_chica, headers: had })).statusCode).toBe(200)
    const metadata = await sharp(large.rawPayload).metadata()
    expect([metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual([
      'webp',
      300,
      900,
      undefined,
    ])
    expect(large.rawPayload.includes('Camara')).toBe(false)
  })

  test('is never larger than a screen shows', async () => {
    const { clave } = (await upload(await taken(3000, 900))).json()
    const { fotos } = (await reviewOf(1, [clave])).json()
    expect([fotos[0].ancho, fotos[0].alto]).toEqual([420, 1400])
  })

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['what only begins like one', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)])],
  ])('%s is none', async (_, file) => {
    const refused = await upload(file)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { error: 'PHOTO_INVALID', fields: { foto: 'PHOTO_INVALID' } },
    ])
  })

  test('that ends in the middle, or is a huge picture in a small file, is none', async () => {
    const whole = await taken()
    expect((await upload(whole.subarray(0, whole.length / 2))).json().error).toBe('PHOTO_INVALID')
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    expect(bomb.length).toBeLessThan(180_000)
    expect((await upload(bomb)).json().error).toBe('PHOTO_INVALID')
  })
})

test('of photos that no review has taken so many are kept, and a review goes without', async () => {
  const { pool } = shop.database
  await pool.query(
    `INSERT INTO review_photos (key, large, small, width, height)
     SELECT md5(n::text), '', '', 1, 1 FROM generate_series(1, 2000) n`,
  )
  const full = await upload(await taken())
  expect([full.statusCode, full.json()]).toMatchObject([
    503,
    { error: 'PHOTOS_UNAVAILABLE', fields: { foto: 'PHOTOS_UNAVAILABLE' } },
  ])
  expect((await reviewOf(8, [])).statusCode).toBe(200)
  await pool.query(`DELETE FROM review_photos WHERE large = ''`)
  expect((await upload(await taken())).statusCode).toBe(200)
})

describe('a review', () => {
  test('takes at most four that nobody else has, each once, or is not written', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const codeOf = async (place: number, fotos: unknown) => {
      const { error, fields } = (await reviewOf(place, fotos)).json()
      return [error, fields]
    }
    const refused = ['PHOTO_INVALID', { fotos: 'PHOTO_INVALID' }]
    expect(await codeOf(2, ['0'.repeat(32)])).toEqual(refused)
    expect(await codeOf(2, [first, first])).toEqual(refused)
    expect(await codeOf(2, Array(5).fill(first))).toEqual(['INVALID_REQUEST', { fotos: 'FIELD_INVALID' }])
    const { rows } = await shop.database.pool.query(
      `SELECT FROM reviews WHERE author = 'Ana' AND product_id = $1`,
      [products[2]],
    )
    expect(rows).toEqual([])
    const { fotos, id_resena } = (await reviewOf(2, JSON.stringify([second, first]))).json()
    expect(fotos.map(({ path }: { path: string }) => path)).toEqual([
      `/media/resenas/${second}.webp`,
      `/media/resenas/${first}.webp`,
    ])
    expect((await reviewOf(2, [second, first])).json().id_resena, 'sent again it is the same').toBe(id_resena)
    expect(await codeOf(3, [first])).toEqual(refused)
  })

  test('takes its pictures along when it is hidden, and when it is taken away', async () => {
    const key = await uploaded()
    const { id_resena } = (await reviewOf(4, [key])).json()
    const status = async () => (await get(`/media/resenas/${key}-s.webp`)).statusCode
    expect(await status()).toBe(200)
    const { pool } = shop.database
    await pool.query(`UPDATE reviews SET hidden_at = now(), hidden_reason = 'x' WHERE id = $1`, [id_resena])
    expect(await status()).toBe(404)
    await pool.query('DELETE FROM reviews WHERE id = $1', [id_resena])
    expect((await pool.query('SELECT FROM review_photos WHERE key = $1', [key])).rows).toEqual([])
  })
})
