import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { zipOf } from '#testing/zip-of.ts'
import { StoreAway } from '../../../files/away-store.ts'
import { picturesService } from '../../../pictures/pictures.service.ts'
import { productPicturesService } from '../../pictures/product-pictures.service.ts'
import { importFile } from '../import-file.ts'
import { type FetchPicture, pictureFetcher } from './fetch-picture.ts'
import { importArchivesService } from './import-archives.service.ts'
import { archivePieceBytes } from './import-archives.store.ts'
import { importPicturesService } from './import-pictures.service.ts'

let database: TestDatabase
let web: Server
let url: string
const asked: string[] = []
const files = new Map<string, Buffer>()

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  web = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const path = request.url ?? ''
    if (path.startsWith('/png')) return reply.end(Buffer.concat([png, Buffer.from(path)]))
    if (path === '/large') return reply.end(Buffer.alloc(26 * 1024 * 1024))
    if (path === '/text') return reply.end('<script>alert(1)</script>')
    if (path === '/away') return reply.writeHead(503).end()
    if (path === '/moved') return reply.writeHead(302, { location: '/png?moved' }).end()
    if (path === '/inside') return reply.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (path === '/round') return reply.writeHead(302, { location: '/round' }).end()
    return reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
})
afterAll(async () => {
  web?.close()
  await database?.drop()
})

const anywhere = pictureFetcher({ targets: 'any' })

test('a picture is fetched over redirects, bounded, and what is wrong is told from what is away', async () => {
  const error = async (path: string) => {
    const fetched = await anywhere(`${url}${path}`)
    return 'error' in fetched ? fetched : 'fetched'
  }
  expect(await error('/moved')).toBe('fetched')
  expect(await error('/large')).toEqual({ error: 'PICTURE_LARGE', isFinal: true })
  expect(await error('/gone')).toEqual({ error: 'PICTURE_AWAY', isFinal: true })
  expect(await error('/away')).toEqual({ error: 'PICTURE_AWAY', isFinal: false })
  expect(await error('/inside')).toEqual({ error: 'PICTURE_ADDRESS', isFinal: true })
  expect(await error('/round')).toEqual({ error: 'PICTURE_ADDRESS', isFinal: true })
})

test.each([
  'http://127.0.0.1/a.png',
  'http://[::1]/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.8/a.png',
  'http://user:word@example.com/a.png',
  'http://shop.internal/a.png',
  'file:///etc/passwd',
  'foto.png',
])('a shop that is open asks no address inside: %s', async (address) => {
  expect(await pictureFetcher({ targets: 'public' })(address)).toEqual({
    ...{ error: 'PICTURE_ADDRESS', isFinal: true },
  })
})

test('whoever answers there is not asked', async () => {
  const before = asked.length
  expect(await pictureFetcher({ targets: 'public' })(`${url}/png`)).toMatchObject({
    error: 'PICTURE_ADDRESS',
  })
  expect(asked.length).toBe(before)
})

async function* inPieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const fileOf = (name: string, bytes: Buffer, length = 1_000_000) => ({
  ...{ name, bytes: bytes.length, open: () => inPieces(bytes, length) },
})

/** What was said of it. */
async function bring(text: string, zip?: Buffer): Promise<string[]> {
  const said: string[] = []
  const pictures = zip && fileOf('fotos.zip', zip, 700_000)
  const file = fileOf('fotos.csv', Buffer.from(text))
  await importFile(database, file, { isDry: false, say: (line) => said.push(line), pictures })
  return said
}

const fetching = (fetchPicture: FetchPicture) => {
  const productPictures = productPicturesService({ database, staffLog: { note: async () => undefined } })
  const pictures = picturesService({
    database,
    files: {
      read: async (name) => files.get(name) ?? null,
      async write(name, bytes) {
        files.set(name, Buffer.from(bytes))
      },
    },
    stageDrawing: async () => undefined,
    whenDrawn: productPictures.show,
    report: (error) => {
      throw error
    },
  })
  const archives = importArchivesService({ database })
  return {
    pictures,
    ...importPicturesService({ database, pictures, productPictures, fetchPicture, archives }),
  }
}

const query = async <Row>(text: string): Promise<Row[]> => (await database.pool.query(text)).rows

test('the pictures of a file come in their order, once, and what cannot be had is said', async () => {
  const text = `SKU,Nombre,Precio,Categorías,Imágenes\nF-1,Foto,900,Perros,"${url}/png?1, ${url}/text, ${url}/away, ${url}/png?2"\n`
  await bring(text)
  const service = fetching(anywhere)
  await service.fetchWaiting()
  const states = () =>
    query("SELECT regexp_replace(url, '.*/', '') AS of, state, attempts FROM import_pictures ORDER BY id")
  // What is away holds up those behind it, so that they keep their order.
  expect(await states()).toEqual([
    { of: 'png?1', state: 'kept', attempts: 1 },
    { of: 'text', state: 'failed', attempts: 1 },
    { of: 'away', state: 'waiting', attempts: 1 },
    { of: 'png?2', state: 'waiting', attempts: 0 },
  ])
  for (let time = 0; time < 5; time += 1) {
    await database.pool.query("UPDATE import_pictures SET due_at = now() WHERE state = 'waiting'")
    await service.fetchWaiting()
  }
  expect(await states()).toMatchObject([{}, {}, { state: 'failed', attempts: 6 }, { state: 'kept' }])
  await service.pictures.drawWaiting()
  const shown = await query<{ position: number }>(
    "SELECT w.position FROM product_pictures w JOIN products p ON p.id = w.product_id WHERE sku = 'F-1' ORDER BY w.position",
  )
  expect(shown).toEqual([{ position: 0 }, { position: 1 }])
  const errors = await query('SELECT line, column_name, code FROM import_errors ORDER BY id')
  expect(errors).toEqual([
    { line: 2, column_name: 'Imágenes', code: 'PICTURE_UNREADABLE' },
    { line: 2, column_name: 'Imágenes', code: 'PICTURE_AWAY' },
  ])

  asked.length = 0
  await bring(text)
  // A run that is to end begins none.
  await service.fetchWaiting(AbortSignal.abort())
  expect(asked).toEqual([])
  await service.fetchWaiting()
  expect(asked.toSorted()).toEqual(['/away', '/text'])
})

const nextTry = () => database.pool.query("UPDATE import_pictures SET due_at = now() WHERE state = 'waiting'")

test('a picture is kept whatever its address escapes, under a name that can be read', async () => {
  const addresses = ['/png/cami%F3n.jpg', '/png/a%00b.jpg', '/png/cami%C3%B3n.jpg'].map((path) => url + path)
  await bring(`SKU,Nombre,Precio,Categorías,Imágenes\nF-2,Foto,900,Perros,"${addresses.join(', ')}"\n`)
  await fetching(anywhere).fetchWaiting()
  const names = `SELECT c.name FROM coming_product_pictures c JOIN products p ON p.id = c.product_id
    WHERE p.sku = 'F-2' ORDER BY c.name`
  expect(await query(names)).toEqual([
    { name: 'a%00b.jpg' },
    { name: 'cami%F3n.jpg' },
    { name: 'camión.jpg' },
  ])
})

test('what the shop itself cannot keep holds up those behind it for its attempts alone, and is told each time', async () => {
  await bring(
    `SKU,Nombre,Precio,Categorías,Imágenes\nF-3,Foto,900,Perros,"${url}/png?bad, ${url}/png?good"\nF-4,Foto,900,Perros,${url}/png?other\n`,
  )
  const thrown = async (fault: Error) => {
    const { fetchWaiting } = fetching(async (address) => {
      if (address.endsWith('bad')) throw fault
      return anywhere(address)
    })
    await nextTry()
    return fetchWaiting().then(
      () => [],
      (error: AggregateError) => error.errors,
    )
  }
  const states = () =>
    query(`SELECT regexp_replace(i.url, '.*/', '') AS of, i.state FROM import_pictures i
      JOIN products p ON p.id = i.product_id WHERE p.sku IN ('F-3', 'F-4') ORDER BY i.id`)
  const away = new StoreAway('The store of pictures did not do it.')
  for (let time = 0; time < 7; time += 1) expect(await thrown(away)).toEqual([away])
  expect(await states()).toEqual([
    { of: 'png?bad', state: 'waiting' },
    { of: 'png?good', state: 'waiting' },
    { of: 'png?other', state: 'kept' },
  ])

  const fault = new URIError('URI malformed')
  expect(await thrown(fault)).toEqual([fault])
  expect(await states()).toMatchObject([{ state: 'failed' }, { state: 'kept' }, { state: 'kept' }])
  const [error] = await query('SELECT line, code, value FROM import_errors ORDER BY id DESC LIMIT 1')
  expect(error).toEqual({ line: 2, code: 'PICTURE_UNREADABLE', value: `${url}/png?bad` })
  expect(await thrown(fault)).toEqual([])
})

describe('a ZIP beside a file', () => {
  const noise = randomBytes(1_300_000)
  const png = (color: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer()
  const text =
    'SKU,Nombre,Precio,Categorías,Imágenes\nZ-1,Foto,900,Perros,"uno.png, perros/dos.png | tres.png,cuatro.png"\n'
  const zip = async () =>
    zipOf([
      // So that it is more than one piece, and the others stand in the second.
      { name: 'ruido.bin', bytes: noise },
      { name: 'fotos/uno.png', bytes: await png('#0c0') },
      { name: 'perros/dos.png', bytes: await png('#00c') },
      { name: 'cuatro.png', bytes: Buffer.from('<svg onload="alert(1)"/>') },
    ])
  const ofZ1 = () =>
    query(`SELECT url AS of, state FROM import_pictures i JOIN products p ON p.id = i.product_id
      WHERE p.sku = 'Z-1' ORDER BY i.id`)

  test('gives products its pictures in their order, once, and says which it has not', async () => {
    const packed = await zip()
    expect(packed.length).toBeGreaterThan(archivePieceBytes)
    const said = await bring(text, packed)
    expect(said).toContain('row 2, Imágenes: PICTURE_MISSING tres.png')
    const service = fetching(anywhere)
    await service.fetchWaiting()
    const states = await ofZ1()
    expect(states).toEqual([
      { of: 'uno.png', state: 'kept' },
      { of: 'perros/dos.png', state: 'kept' },
      { of: 'tres.png', state: 'failed' },
      { of: 'cuatro.png', state: 'failed' },
    ])
    const errors = await query('SELECT code, value FROM import_errors ORDER BY id DESC LIMIT 2')
    expect(errors).toEqual([
      { code: 'PICTURE_UNREADABLE', value: 'cuatro.png' },
      { code: 'PICTURE_MISSING', value: 'tres.png' },
    ])
    await service.pictures.drawWaiting()
    const shown = await query(
      "SELECT w.position FROM product_pictures w JOIN products p ON p.id = w.product_id WHERE sku = 'Z-1'",
    )
    expect(shown.length).toBe(2)
    expect(await query('SELECT FROM import_archives')).toEqual([])

    // Again, without what it has: only what failed is looked for.
    await bring(text, zipOf([{ name: 'tres.png', bytes: await png('#cc0') }]))
    await service.fetchWaiting()
    expect(await ofZ1()).toMatchObject([
      { state: 'kept' },
      { state: 'kept' },
      { state: 'kept' },
      { state: 'failed' },
    ])
  })

  test('stays while a picture waits, for the process that takes it', async () => {
    await bring(text.replace('Z-1', 'Z-2'), await zip())
    const archives = importArchivesService({ database })
    await archives.clear()
    expect(await query('SELECT entries FROM import_archives')).toEqual([{ entries: 4 }])
    await fetching(anywhere).fetchWaiting()
    expect(await query('SELECT entries FROM import_archives')).toEqual([])
  })
})
