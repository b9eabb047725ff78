import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'
import { isBucket, storeAt } from './store-at.ts'

const bucket = 'tienda'
const noBucket = { endpoint: undefined, region: undefined, keyId: undefined, secret: undefined }
let folder: string
let objects: S3rver
const stores = new Map<string, FileStore>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'huella-files-'))
  objects = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'objects'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { address, port } = await objects.run()
  const settings = {
    endpoint: `http://${address}:${port}`,
    region: 'us-east-1',
    keyId: 'S3RVER',
    secret: 'S3RVER',
  }
  stores.set('a folder', storeAt(join(folder, 'files'), settings))
  stores.set('a bucket', storeAt(`s3://${bucket}/fotos`, settings))
})
afterAll(async () => {
  await objects.close()
  await rm(folder, { recursive: true, force: true })
})

test('a place is a bucket where it says so, else a folder', () => {
  expect(isBucket('s3://tienda')).toBe(true)
  expect(isBucket('s3://tienda/a/b')).toBe(true)
  for (const place of ['/srv/s3', 's3://', 's3://A', 's3:/tienda']) expect(isBucket(place)).toBe(false)
})

test('a bucket that says nothing is not waited for without end', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    keyId: 'abc',
    secret: 'abcdefgh',
  }
  const silent = s3Store({ bucket, prefix: '', settings, silence: 50 })
  await expect(silent.read('a')).rejects.toThrow(/timed out/i)
  expect(sockets.length).toBeGreaterThan(0)
})

describe.each(['a folder', 'a bucket'])('%s', (kind) => {
  const store = () => stores.get(kind) as FileStore
  const listed = async () => {
    const found: unknown[] = []
    for await (const each of store().list()) found.push(each)
    return found
  }

  test('keeps files by their paths, and says which there are', async () => {
    expect(await store().read('originales/a.jpeg')).toBeNull()
    expect(await store().open('originales/a.jpeg')).toBeNull()
    if (kind === 'a bucket') expect(await store().has('originales/a.jpeg')).toBe(false)
    else await expect(store().has('originales/a.jpeg')).rejects.toThrow('ENOENT')
    await store().write('originales/a.jpeg', Buffer.from('a picture'))
    expect((await store().read('originales/a.jpeg'))?.toString()).toBe('a picture')
    expect(await listed()).toEqual([{ path: 'originales/a.jpeg', bytes: 9 }])
    expect(await store().has('originales/a.jpeg')).toBe(true)
    await store().remove('originales/a.jpeg')
    await store().remove('originales/a.jpeg')
    expect(await store().has('originales/a.jpeg')).toBe(false)
    expect(await listed()).toEqual([])
  })

  test('takes a stream of any length whole, and nothing of one that fails', async () => {
    const part = Buffer.alloc(1024 * 1024, 7)
    await store().write('large', Readable.from(Array(20).fill(part)))
    const opened = await store().open('large')
    let bytes = 0
    for await (const chunk of opened ?? []) bytes += chunk.length
    expect(bytes).toBe(20 * part.length)
    async function* breaking() {
      yield part
      throw new Error('It broke.')
    }
    await expect(store().write('broken', Readable.from(breaking()))).rejects.toThrow('It broke.')
    expect(await listed()).toEqual([{ path: 'large', bytes: 20 * part.length }])
  })
})

test('a folder keeps nothing for ever of what was begun and not ended, and what is being written', async () => {
  const place = join(folder, 'begun')
  await mkdir(place)
  const [left, written] = ['left.1.unfinished', 'written.2.unfinished'].map((name) => join(place, name))
  for (const path of [left, written]) await writeFile(path ?? '', 'half')
  await utimes(left ?? '', 0, 0)
  await storeAt(place, noBucket).write('whole', Readable.from([Buffer.from('whole')]))
  expect((await readdir(place)).sort()).toEqual(['whole', 'written.2.unfinished'])
})
