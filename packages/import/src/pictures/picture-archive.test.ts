import { describe, expect, test } from 'vitest'
import { type ZippedFile, zipOf } from '#testing/zip-of.ts'
import { archiveLimits, openPictureArchive } from './picture-archive.ts'

const source = (zip: Buffer) => ({
  length: zip.length,
  async *read(start: number, end: number) {
    for (let at = start; at < end; at += 50) yield zip.subarray(at, Math.min(at + 50, end))
  },
})
const open = (files: readonly ZippedFile[], limits: Partial<typeof archiveLimits> = {}) =>
  openPictureArchive(source(zipOf(files)), { ...archiveLimits, ...limits })

const file = (name: string, text = name) => ({ name, bytes: Buffer.from(text) })

describe('a ZIP of pictures', () => {
  test('gives each by its name, with or without its folder, however it is written', async () => {
    const archive = await open([
      file('Perros/Ñandú.JPG', 'uno'),
      file('gatos/a.png', 'dos'),
      file('perros/a.png', 'tres'),
      file('perros/'),
      file('__MACOSX/perros/a.png'),
      file('.DS_Store'),
    ])
    expect(archive.length).toBe(3)
    const read = async (name: string) => {
      const found = await archive.read(name)
      return 'bytes' in found ? found.bytes.toString() : found.error
    }
    expect(await read('ñandú.jpg'.normalize('NFD'))).toBe('uno')
    expect(await read('./PERROS\\ñandú.jpg')).toBe('uno')
    expect(await read('gatos/a.png')).toBe('dos')
    // Two folders have it.
    expect(await read('a.png')).toBe('PICTURE_MISSING')
    expect(archive.has('a.png')).toBe(false)
    expect(await read('.DS_Store')).toBe('PICTURE_MISSING')
  })

  test.each(['../../etc/passwd', '/etc/passwd', 'C:/a.png'])('that names %s is refused', async (name) => {
    await expect(open([file('a.png'), file(name)])).rejects.toMatchObject({ code: 'BROKEN' })
  })

  test.each([
    ['files', { entries: 1 }],
    ['bytes', { bytes: 1_500 }],
    ['names', { listBytes: 8 }],
  ])('of more %s than it may have is refused', async (_what, limits) => {
    const files = [file('a.png', 'a'.repeat(1000)), file('b.png', 'b'.repeat(1000))]
    await expect(open(files, limits)).rejects.toMatchObject({ code: 'UNPACKS_TOO_LARGE' })
    expect((await open(files)).length).toBe(2)
  })

  test('whose files lie on one another is refused', async () => {
    const bomb = file('a.png', 'a'.repeat(2_000_000))
    const files = Array.from({ length: 50 }, (_, place) => ({ ...bomb, name: `${place}.png`, at: 0 }))
    const packed = zipOf(files.slice(0, 1))
    expect(packed.length).toBeLessThan(3000)
    // One body, and the list of fifty.
    const whole = zipOf(files)
    const bodies = whole.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    const body = whole.subarray(0, bodies / 50)
    const end = Buffer.from(whole.subarray(bodies))
    end.writeUInt32LE(body.length, end.length - 6)
    await expect(openPictureArchive(source(Buffer.concat([body, end])))).rejects.toMatchObject({
      code: 'UNPACKS_TOO_LARGE',
    })
  })

  test('breaks off what unpacks to more than it says, and what says too much', async () => {
    const archive = await open(
      [
        { ...file('a.png', 'a'.repeat(100_000)), says: 10 },
        file('b.png', 'b'.repeat(2000)),
        file('c.png', 'c'),
      ],
      { entryBytes: 1000 },
    )
    expect(await archive.read('a.png')).toEqual({ error: 'PICTURE_UNREADABLE' })
    expect(await archive.read('b.png')).toEqual({ error: 'PICTURE_LARGE' })
    expect(await archive.read('c.png')).toEqual({ bytes: Buffer.from('c') })
  })

  test('that is none, or breaks off, is refused', async () => {
    const zip = zipOf([file('a.png')])
    for (const bytes of [Buffer.from('SKU,Nombre'), zip.subarray(0, 40), zip.subarray(20)]) {
      await expect(openPictureArchive(source(bytes))).rejects.toMatchObject({ code: 'BROKEN' })
    }
  })

  test('that is away for a while says so, and is no broken one', async () => {
    const zip = zipOf([file('a.png')])
    let isAway = true
    const archived = source(zip)
    const now = {
      ...archived,
      async *read(start: number, end: number) {
        if (isAway) throw new Error('away')
        yield* archived.read(start, end)
      },
    }
    await expect(openPictureArchive(now)).rejects.toThrow('away')
    isAway = false
    const archive = await openPictureArchive(now)
    isAway = true
    await expect(archive.read('a.png')).rejects.toThrow('away')
    isAway = false
    expect(await archive.read('a.png')).toMatchObject({ bytes: Buffer.from('a.png') })
  })
})
