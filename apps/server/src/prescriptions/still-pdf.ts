import { inflateSync } from 'node:zlib'

/**
 * What runs something, carries another file or keeps a reader out. Long enough to come by no chance where pictures are
 * packed: it is looked for everywhere, whatever is called a stream.
 */
const active =
  /\/(?:JavaScript|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Rendition|(?:Launch|Encrypt)(?![A-Za-z0-9]))/

/** The same by names so short that they are looked for outside of packed content alone. */
const activeOutside = /\/(?:JS|XFA)(?![A-Za-z0-9])/

/** What the packed objects of one file may come to, in bytes, and in how many streams they may stand. */
const mostUnpacked = 32 * 1024 * 1024
const mostPacked = 1000

const packedName = '/ObjStm'
const streamEnd = 'endstream'

/** What a byte is worth as a digit of base 16; -1 for what is none. */
const digits = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
)

/** Names as readers of a PDF understand them: `/J#61vaScript` is `/JavaScript`. */
function withPlainNames(text: string): string {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const [high = -1, low = -1] =
      bytes[at] === 0x23 ? [digits[bytes[at + 1] ?? 0], digits[bytes[at + 2] ?? 0]] : []
    const isEscaped = high >= 0 && low >= 0
    bytes[length] = isEscaped ? high * 16 + low : (bytes[at] ?? 0)
    length += 1
    if (isEscaped) at += 2
  }
  return bytes.subarray(0, length).toString('latin1')
}

/** A stream: what stands before it, since the last one, with plain names, and its body. */
type Stream = { before: string; body: string }

/**
 * A PDF in streams, and what follows the last of them. It is read once from end to end: a pattern of a stream as a whole
 * would read all the rest again for each beginning that has no end.
 */
function streamsOf(text: string): { streams: Stream[]; rest: string } {
  const streams: Stream[] = []
  const begins = /(?<!end)stream\r?\n/g
  let at = 0
  for (;;) {
    begins.lastIndex = at
    const begin = begins.exec(text)
    const end = begin ? text.indexOf(streamEnd, begins.lastIndex) : -1
    if (!begin || end < 0) return { streams, rest: withPlainNames(text.slice(at)) }
    const before = withPlainNames(text.slice(at, begin.index))
    streams.push({ before, body: text.slice(begins.lastIndex, end) })
    at = end + streamEnd.length
  }
}

const timesPacked = (text: string): number => text.split(packedName).length - 1

/** What a stream is packed by. A name with a dot is of who signs: a signature names its handler as its `Filter` too. */
const packing =
  /\/(?:[A-Za-z0-9]+Decode|Filter(?!\s*\/[A-Za-z0-9]+\.[A-Za-z])|Predictor|DecodeParms)(?![A-Za-z0-9])/g

/** The bodies of streams that hold further objects; null where one cannot be read, or they come to too much. */
function packedObjects(streams: readonly Stream[]): string[] | null {
  const found: string[] = []
  let left = mostUnpacked
  for (const { before, body } of streams) {
    if (!before.includes(packedName)) continue
    if (before.includes(streamEnd) || found.length === mostPacked) return null
    const filters = before.match(packing) ?? []
    if (filters.length > 0 && filters.toSorted().join('') !== '/Filter/FlateDecode') return null
    try {
      const bytes = Buffer.from(body, 'latin1')
      const plain = filters.length === 0 ? bytes : inflateSync(bytes, { maxOutputLength: left })
      left -= plain.length
      if (left <= 0) return null
      found.push(withPlainNames(plain.toString('latin1')))
    } catch {
      return null
    }
  }
  return found
}

/**
 * Whether bytes are a PDF that does nothing by itself: neither script nor form that is sent, no program started, no
 * other file inside, no password. Objects that are packed are unpacked and looked at as well.
 */
export function isStillPdf(bytes: Buffer): boolean {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return false
  if (!bytes.subarray(-1024).includes('%%EOF')) return false
  const text = bytes.toString('latin1')
  const { streams, rest } = streamsOf(text)
  const packed = packedObjects(streams)
  if (!packed) return false
  const outside = [...streams.map(({ before }) => before), rest]
  const whole = withPlainNames(text)
  // A reader may find packed objects where none were looked into, such as in what is no stream to it.
  const looked = streams.reduce((sum, { before }) => sum + timesPacked(before), 0)
  if (timesPacked(whole) !== looked) return false
  return (
    ![whole, ...packed].some((part) => active.test(part)) &&
    ![...outside, ...packed].some((part) => activeOutside.test(part))
  )
}
