import { inflateSync } from 'node:zlib'

/** What runs something or carries another file. Long enough to come by no chance where pictures are packed. */
const active = /\/(?:JavaScript|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|Launch\s)/

/** The same by names so short that they are looked for outside of packed content alone; and what cannot be looked into. */
const activeOutside = /\/(?:JS|Launch|Encrypt)(?![A-Za-z0-9])/

/** What the packed objects of one file may come to, in bytes. */
const mostUnpacked = 32 * 1024 * 1024

/** Names as readers of a PDF understand them: `/J#61vaScript` is `/JavaScript`. */
const withPlainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The bodies of streams that hold further objects; null where one cannot be read, or they come to too much. */
function packedObjects(text: string): string[] | null {
  const found: string[] = []
  let left = mostUnpacked
  for (const { 1: head = '', 2: body = '' } of text.matchAll(
    /\sobj\b((?:(?!\sobj\b|stream)[\s\S])*?)stream\r?\n([\s\S]*?)endstream/g,
  )) {
    const dictionary = withPlainNames(head)
    if (!dictionary.includes('/ObjStm')) continue
    const filters = dictionary.match(/\/[A-Za-z0-9]+Decode|\/Predictor/g) ?? []
    if (filters.some((filter) => filter !== '/FlateDecode') || filters.length > 1) return null
    try {
      const bytes = Buffer.from(body, 'latin1')
      const plain = filters.length === 0 ? bytes : inflateSync(bytes, { maxOutputLength: left })
      left -= plain.length
      if (left <= 0) return null
      found.push(plain.toString('latin1'))
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
  const packed = packedObjects(text)
  if (!packed) return false
  const outside = [text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, ''), ...packed].map(withPlainNames)
  if ([withPlainNames(text), ...packed].some((part) => active.test(part))) return false
  return !outside.some((part) => active.test(part) || activeOutside.test(part))
}
