import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** The drawing `<name>.svg` of the media folder; null where there is none. `name` is letters, digits and hyphens. */
export async function readDrawing(media: string, name: string): Promise<string | null> {
  if (!isName(name)) return null
  try {
    return await readFile(fileOf(media, name), 'utf8')
  } catch (error) {
    return nothingOr(error)
  }
}

/** So many characters of drawings are kept, most of a byte each: those of 300 products. */
const mostText = 8 * 1024 * 1024

/** The drawings of the media folder as the first pictures of rendered pages hold them; those asked for last are kept. */
export class InlineDrawings {
  readonly #media: string
  readonly #texts: LRUCache<string, string>

  /** `media` is the folder; its files stay as they are while the process runs. */
  constructor(media: string, maxText = mostText) {
    this.#media = media
    this.#texts = new LRUCache({ maxSize: maxText, sizeCalculation: (text) => text.length })
  }

  /** What follows `data:image/svg+xml,` in an attribute, of `<name>.svg`; null where there is none. */
  of(name: string): string | null {
    const known = this.#texts.get(name)
    if (known !== undefined) return known
    const drawing = readDrawingNow(this.#media, name)
    if (drawing === null) return null
    const text = drawingText(drawing)
    this.#texts.set(name, text)
    return text
  }
}

/**
 * A drawing as it stands in an attribute and in an address: more than these signs need not be written otherwise. A space
 * would end an address in a `srcset`. Whole texts are replaced one after the other: a function called for each of
 * thousands of signs takes four times as long.
 */
const drawingText = (drawing: string): string =>
  drawing
    .replaceAll('%', '%25')
    .replaceAll('"', '%22')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
    .replaceAll(' ', '%20')
    .replace(/\s/g, encodeURIComponent)

/** A few kilobytes of this machine's own, read at once, cost a page less than four trips to another thread and back. */
function readDrawingNow(media: string, name: string): string | null {
  if (!isName(name)) return null
  try {
    return readFileSync(fileOf(media, name), 'utf8')
  } catch (error) {
    return nothingOr(error)
  }
}

const isName = (name: string) => /^[a-z0-9-]+$/.test(name)
const fileOf = (media: string, name: string) => join(media, `${name}.svg`)

/** No such file is an answer. */
function nothingOr(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
