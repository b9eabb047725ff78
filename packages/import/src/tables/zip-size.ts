import { UnreadableFile } from './table.ts'
import type { Chunks } from './text-encoding.ts'

/** How many bytes a workbook may unpack to, and those of them that are held all at once while it is read. */
export type UnpackedLimits = { bytes: number; held: number }

const isHeld = (name: string) =>
  /^xl\/(?:sharedStrings\.xml|workbook\.xml|_rels\/workbook\.xml\.rels)$/.test(name)

const entrySignature = 0x04034b50
const endSignatures = new Set([0x02014b50, 0x06054b50])
const descriptorMark = Buffer.from([0x50, 0x4b, 7, 8])
const descriptorLength = 16
/** What of the sizes stands elsewhere, since it is longer than a file may be. */
const elsewhere = 0xffffffff

/**
 * Unpacks a workbook, keeps nothing, and throws `UnreadableFile` for one of more bytes than it may be: what a ZIP says of
 * its sizes need not be so. It is read by its entries' own headers, as who reads its rows does.
 */
export async function checkUnpacked(chunks: Chunks, { bytes, held }: UnpackedLimits): Promise<void> {
  const file = byteReader(chunks)
  const left = { bytes, held }
  const count = (name: string) => (length: number) => {
    left.bytes -= length
    if (isHeld(name)) left.held -= length
    if (left.bytes < 0 || left.held < 0) throw new UnreadableFile('UNPACKS_TOO_LARGE')
  }
  try {
    for (;;) {
      const signature = (await file.take(4)).readUInt32LE(0)
      if (endSignatures.has(signature)) return
      if (signature !== entrySignature) throw new UnreadableFile('BROKEN')
      await readEntry(file, count)
    }
  } finally {
    await file.close()
  }
}

async function readEntry(
  file: ByteReader,
  countOf: (name: string) => (length: number) => void,
): Promise<void> {
  const head = await file.take(26)
  const flags = head.readUInt16LE(2)
  const method = head.readUInt16LE(4)
  const packed = head.readUInt32LE(14)
  const name = (await file.take(head.readUInt16LE(22))).toString('utf8')
  await file.take(head.readUInt16LE(24))
  const isEncrypted = (flags & 1) !== 0
  if (isEncrypted || packed === elsewhere || (method !== 0 && method !== 8))
    throw new UnreadableFile('BROKEN')
  const isSizeBehind = (flags & 8) !== 0 && packed === 0
  const data = isSizeBehind ? file.until(descriptorMark) : file.sized(packed)
  await countUnpacked(data, method, countOf(name))
  if (isSizeBehind) await file.take(descriptorLength)
}

async function countUnpacked(
  data: AsyncIterable<Buffer<ArrayBuffer>>,
  method: number,
  count: (length: number) => void,
): Promise<void> {
  if (method === 0) {
    for await (const piece of data) count(piece.length)
    return
  }
  const { readable, writable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const counting = countRead(readable.getReader(), count)
  // Whoever writes below hears of what goes wrong; until then it is no rejection that nobody handles.
  counting.catch(() => undefined)
  writer.closed.catch(() => undefined)
  let isEmpty = true
  try {
    for await (const piece of data) {
      isEmpty = false
      await writer.write(piece)
    }
    // What stands behind the end of its data is refused as well: another reader might take it for an entry.
    await (isEmpty ? writer.abort() : Promise.all([writer.close(), counting]))
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    // Which says why where it was too much.
    await counting
    throw error
  }
}

async function countRead(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  count: (length: number) => void,
): Promise<void> {
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) count(read.value.length)
  } catch (error) {
    await reader.cancel(error).catch(() => undefined)
    throw error
  }
}

type ByteReader = ReturnType<typeof byteReader>

function byteReader(chunks: Chunks) {
  const iterator = chunks[Symbol.asyncIterator]()
  let rest: Buffer<ArrayBuffer> = Buffer.alloc(0)

  async function more(): Promise<void> {
    const next = await iterator.next()
    if (next.done) throw new UnreadableFile('BROKEN')
    rest = rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([rest, next.value])
  }

  function cut(length: number): Buffer<ArrayBuffer> {
    const piece = rest.subarray(0, length)
    rest = rest.subarray(length)
    return piece
  }

  return {
    async take(length: number): Promise<Buffer> {
      while (rest.length < length) await more()
      return cut(length)
    },

    async *sized(length: number): AsyncGenerator<Buffer<ArrayBuffer>> {
      let left = length
      while (left > 0) {
        if (rest.length === 0) await more()
        const piece = cut(left)
        left -= piece.length
        yield piece
      }
    },

    /** All before a mark, which is read next. */
    async *until(mark: Buffer): AsyncGenerator<Buffer<ArrayBuffer>> {
      let place = rest.indexOf(mark)
      while (place < 0) {
        if (rest.length >= mark.length) yield cut(rest.length - mark.length + 1)
        await more()
        place = rest.indexOf(mark)
      }
      yield cut(place)
    },

    async close(): Promise<void> {
      await iterator.return?.()
    },
  }
}
