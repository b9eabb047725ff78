import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#testing/server/test-services.ts'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { StoreAway } from '../files/away-store.ts'
import { picturesService } from './pictures.service.ts'

let shop: TestShop
let draw: () => Promise<void>
let staff: Awaited<ReturnType<typeof testSignedIn>>
let products: { id: number; slug: string; name: string }[]
beforeAll(async () => {
  shop = await openTestShop()
  const { database } = shop
  const services = openTestServices({ database, environment: { MEDIA: shop.config.media } })
  draw = services.pictures.drawWaiting
  staff = await testSignedIn(shop, { role: 'manager', name: 'Rosa' })
  const { rows } = await database.pool.query(
    `SELECT id, slug, name FROM products p WHERE active
     AND NOT EXISTS (SELECT FROM product_options o WHERE o.product_id = p.id) ORDER BY id LIMIT 9`,
  )
  products = rows
})
afterAll(() => shop?.close())

/** A picture taken lying on its side, by a camera that says where. */
const taken = (background: string, { width = 700, height = 400 } = {}) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camara' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const upload = (file: Buffer, more: object = {}) =>
  staff.post('staff/subir-imagen', { archivo: file.toString('base64'), nombre: 'foto.jpg', ...more })
const get = (url: string, headers = {}) => shop.app.inject({ url, headers })
const picturesOf = async (id: number) =>
  (await staff.get('staff/imagenes-producto', { id_producto: String(id) })).json()
const save = (body: object) => staff.post('staff/guardar-imagenes-producto', body)
const product = (at: number) => products[at] ?? { id: 0, slug: '', name: '' }
const shownOf = async ({ slug }: { slug: string }) =>
  (await testWire(shop.app).get('ver-producto', { urlamigable_producto: slug })).json().imagenes

describe('an uploaded picture', () => {
  test('is kept as it came, drawn upright in its sizes, silent of its camera, and shown with its product', async () => {
    const file = await taken('#ffffff')
    const before = await shownOf(product(0))
    const kept = (await upload(file, { id_producto: product(0).id })).json()
    expect(kept).toMatchObject({
      archivo: `fotos/${kept.clave}/400.webp`,
      estado: 'dibujando',
      fondo: '#ffffff',
    })
    expect((await get(kept.path_imagen)).statusCode).toBe(404)
    expect((await picturesOf(product(0).id)).pendientes).toEqual([
      { clave: kept.clave, nombre: 'foto.jpg', estado: 'dibujando' },
    ])
    expect(await shownOf(product(0))).toEqual(before)

    await draw()
    expect((await staff.get('staff/imagen', { clave: kept.clave })).json().estado).toBe('lista')
    const added = { path_imagen: kept.path_imagen, alt: product(0).name, fondo: '#ffffff' }
    // The shop hears of it from the database.
    await expect.poll(() => shownOf(product(0))).toEqual([...before, added])
    expect((await picturesOf(product(0).id)).pendientes).toEqual([])
    for (const [name, width, format] of [
      ['320.avif', 320, 'heif'],
      ['400.webp', 400, 'webp'],
    ] as const) {
      const path = `/media/fotos/${kept.clave}/${name}`
      const served = await get(path)
      expect(served.headers).toMatchObject({
        'content-type': `image/${name.slice(4)}`,
        'cache-control': expect.stringContaining('immutable'),
        'x-content-type-options': 'nosniff',
      })
      const metadata = await sharp(served.rawPayload).metadata()
      expect([metadata.format, metadata.width, metadata.exif]).toEqual([format, width, undefined])
      const tag = String(served.headers.etag)
      const again = await get(path, { 'if-none-match': `W/${tag}` })
      expect([tag.startsWith('"'), again.statusCode, again.rawPayload.length]).toEqual([true, 304, 0])
      expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    }
    const original = await readFile(join(shop.config.media, 'originales', `${kept.clave}.jpeg`))
    expect(original.equals(file)).toBe(true)
    expect((await get(`/media/originales/${kept.clave}.jpeg`)).statusCode).toBe(404)
    expect((await get(`/media/fotos/${kept.clave}/..%2F..%2Foriginales`)).statusCode).toBe(404)
  })

  test('uploaded again is the same, and shown once; with another product it is shown at once', async () => {
    const file = await taken('#204060')
    await upload(file, { id_producto: product(1).id })
    await draw()
    const before = await shownOf(product(1))
    expect((await upload(file, { id_producto: product(1).id })).json().estado).toBe('lista')
    expect(await shownOf(product(1))).toEqual(before)
    const { path_imagen, fondo } = (await upload(file, { id_producto: product(2).id })).json()
    expect(fondo).toMatch(/^#[12][0-9a-f][34][0-9a-f][56][0-9a-f]$/)
    expect((await shownOf(product(2))).at(-1)).toMatchObject({ path_imagen, alt: product(2).name })
  })

  test('that ends the process each time it is drawn is given up after five times', async () => {
    const kept = (await upload(await taken('#102030'), { id_producto: product(5).id })).json()
    const attempted = (times: number) =>
      shop.database.pool.query(
        `UPDATE pictures SET attempts = $2, due_at = now() - interval '1 second' WHERE key = $1`,
        [kept.clave, times],
      )
    await attempted(5)
    await expect(draw()).rejects.toThrow(/was given up/)
    expect((await picturesOf(product(5).id)).pendientes).toEqual([
      { clave: kept.clave, nombre: 'foto.jpg', estado: 'fallida' },
    ])
    await upload(await taken('#102030'), { id_producto: product(5).id })
    await attempted(4)
    await draw()
    expect((await staff.get('staff/imagen', { clave: kept.clave })).json().estado).toBe('lista')
  })

  test('waits for the next job where the store is away, as those behind it do', async () => {
    for (const color of ['#102132', '#213243'])
      await upload(await taken(color), { id_producto: product(5).id })
    let asked = 0
    const away = picturesService({
      database: shop.database,
      files: {
        read: async () => {
          asked += 1
          if (asked === 2) throw new Error('asked again')
          throw new StoreAway('away')
        },
        write: async () => undefined,
      },
      stageDrawing: async () => undefined,
      whenDrawn: async () => undefined,
      report: () => undefined,
    })
    // A run that is to end begins none.
    await away.drawWaiting(AbortSignal.abort())
    expect(asked).toBe(0)
    await away.drawWaiting()
    expect(asked).toBe(1)
    await draw()
  })

  test('is what its bytes say and nothing besides', async () => {
    const jpeg = await taken('#123456')
    const zip = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)])
    const bomb = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    // A few bytes that say they are 20,000 pixels wide and high.
    for (const at of [16, 20]) bomb.writeUInt32BE(20_000, at)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const cases: [string, Buffer][] = [
      ['PICTURE_TYPE', Buffer.from(svg)],
      ['PICTURE_TYPE', Buffer.from('GIF89a/*')],
      ['PICTURE_TYPE', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['PICTURE_DISGUISED', Buffer.concat([jpeg, zip])],
      ['PICTURE_DISGUISED', Buffer.concat([jpeg, Buffer.from('<SCRIPT>alert(1)</SCRIPT>')])],
      [
        'PICTURE_DISGUISED',
        Buffer.concat([jpeg.subarray(0, 20), Buffer.from('%PDF-1.7'), jpeg.subarray(20)]),
      ],
      ['PICTURE_DISGUISED', Buffer.concat([jpeg, Buffer.from('<?php system(1);')])],
      ['PICTURE_TOO_MANY_PIXELS', bomb],
      ['PICTURE_BROKEN', jpeg.subarray(0, jpeg.length - 200)],
      ['PICTURE_BROKEN', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)])],
      ['PICTURE_TOO_LARGE', Buffer.concat([jpeg, Buffer.alloc(25 * 1024 * 1024)])],
    ]
    for (const [code, file] of cases) {
      const { error } = (await upload(file)).json()
      expect([error, file.subarray(0, 12).toString('latin1')]).toEqual([
        code,
        file.subarray(0, 12).toString('latin1'),
      ])
    }
    expect(await get('/api/staff/imagen').then(({ statusCode }) => statusCode)).toBe(401)
  })

  test('is not even read from whoever may not send one, and no larger than it may be from whoever may', async () => {
    const body = { archivo: 'A'.repeat(2_000_000), nombre: 'a' }
    const agent = await testSignedIn(shop, { role: 'agent' })
    expect((await testWire(shop.app).post('staff/subir-imagen', body)).json().error).toBe('SESSION_REQUIRED')
    expect((await agent.post('staff/subir-imagen', body)).json().error).toBe('ROLE_FORBIDDEN')
    const huge = await staff.post('staff/subir-imagen', { archivo: 'A'.repeat(37_000_000), nombre: 'a' })
    expect(huge.json().error).toBe('BODY_TOO_LARGE')
    expect((await upload(await taken('#fff'), { id_producto: 2_000_000_000 })).json().error).toBe('NOT_FOUND')
  })
})

describe("a product's pictures", () => {
  test('are ordered, worded and taken away by what is named alone, and the log knows who did it', async () => {
    const { id } = product(3)
    const { version, imagenes } = await picturesOf(id)
    const [first, second, ...rest] = imagenes
    const reply = await save({
      ...{ id_producto: id, version },
      imagenes: [
        { archivo: second.archivo, alt: 'De lado', alt_en: 'From the side' },
        { archivo: first.archivo },
      ],
      quitadas: [rest[0].archivo],
    })
    expect(reply.json()).toEqual({
      version: version + 1,
      imagenes: [{ ...second, alt: 'De lado', alt_en: 'From the side' }, first, ...rest.slice(1)],
      valores: [],
      pendientes: [],
    })
    expect((await shownOf(product(3)))[0]).toMatchObject({ alt: 'De lado' })
    const { rows } = await shop.database.pool.query(
      `SELECT actor, subject FROM staff_actions WHERE action = 'imagenes-cambiadas'`,
    )
    expect(rows).toEqual([{ actor: 'Rosa', subject: product(3).name }])
  })

  test('saved by two tell the second who was first; one that comes meanwhile is lost by neither', async () => {
    const { id } = product(4)
    const { version, imagenes } = await picturesOf(id)
    const kept = (await upload(await taken('#445566'), { id_producto: id })).json()
    const order = imagenes.map(({ archivo }: { archivo: string }) => ({ archivo })).toReversed()
    await draw()
    const saved = (await save({ id_producto: id, version, imagenes: order })).json()
    expect(saved.imagenes.map(({ archivo }: { archivo: string }) => archivo)).toEqual([
      ...order.map(({ archivo }: { archivo: string }) => archivo),
      kept.archivo,
    ])
    const refused = (await save({ id_producto: id, version, imagenes: [] })).json()
    expect(refused).toMatchObject({
      error: 'EDITED_MEANWHILE',
      cambio: {
        version: version + 1,
        responsable: 'Rosa',
        ahora: { imagenes: expect.arrayContaining([expect.objectContaining({ archivo: kept.archivo })]) },
      },
    })
    expect((await picturesOf(id)).imagenes).toHaveLength(imagenes.length + 1)
  })

  test('stand for the colours of this product alone, until they are taken away', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; value: number; slug: string }>(
      `SELECT o.product_id AS id, min(v.id) AS value FROM product_options o
       JOIN product_option_values v ON v.option_id = o.id WHERE o.kind = 'color' GROUP BY 1 ORDER BY 1 LIMIT 2`,
    )
    const [{ id, value }, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
    const { version, imagenes } = await picturesOf(id)
    const [{ archivo }] = imagenes
    const shows = (of: { valores: { id_valor: number; archivo: string | null }[] }) =>
      of.valores.find(({ id_valor }) => id_valor === value)?.archivo
    const change = { id_producto: id, valores: [{ id_valor: value, archivo }] }
    expect(shows((await save({ ...change, version })).json())).toBe(archivo)
    for (const valores of [
      [{ id_valor: other.value, archivo }],
      [{ id_valor: value, archivo: 'fotos/otra.webp' }],
    ]) {
      const refused = await save({ id_producto: id, version: version + 1, valores })
      expect(refused.json()).toMatchObject({ error: 'INVALID_REQUEST', fields: { valores: 'FIELD_INVALID' } })
    }
    const without = await save({ id_producto: id, version: version + 1, quitadas: [archivo] })
    expect(shows(without.json())).toBeNull()
  })

  test('are seen with one value of its own options alone where it is said, until that value is gone', async () => {
    const { rows } = await shop.database.pool.query<{ id: number; slug: string; value: number }>(
      `SELECT p.id, p.slug, max(v.id) AS value FROM products p JOIN product_options o ON o.product_id = p.id
       JOIN product_option_values v ON v.option_id = o.id
       WHERE p.active AND o.kind = 'color' GROUP BY 1 ORDER BY 1 DESC LIMIT 2`,
    )
    const [{ id, slug, value }, other] = rows as [(typeof rows)[0], (typeof rows)[0]]
    const { version, imagenes } = await picturesOf(id)
    const [, { archivo, id_valor }] = imagenes
    expect(id_valor).not.toBe(value)
    const change = (shown: number | null, from: number) =>
      save({ id_producto: id, version: from, imagenes: [{ archivo, id_valor: shown }] })
    const refused = (await change(other.value, version)).json()
    expect(refused).toMatchObject({ error: 'INVALID_REQUEST', fields: { imagenes: 'FIELD_INVALID' } })
    expect((await change(value, version)).json().imagenes[0]).toMatchObject({ archivo, id_valor: value })
    expect((await shownOf({ slug }))[0]).toMatchObject({ id_valor: value })
    // Words are not named, and what it is seen with stays.
    const worded = await save({
      id_producto: id,
      version: version + 1,
      imagenes: [{ archivo, alt: 'De lado' }],
    })
    expect(worded.json().imagenes[0]).toMatchObject({ alt: 'De lado', id_valor: value })
    await shop.database.pool.query('DELETE FROM product_option_values WHERE id = $1', [value])
    expect((await picturesOf(id)).imagenes[0]).toMatchObject({ archivo, id_valor: null })
  })
})
