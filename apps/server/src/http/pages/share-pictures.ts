import type { FastifyInstance } from 'fastify'
import { loadSharp } from '../../pictures/load-sharp.ts'
import { refuse } from '../../refusals/refusal.ts'
import { CachedReply } from '../cache/cached-reply.ts'
import type { ReplyCache } from '../cache/reply-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { sendRefusal } from '../errors.ts'
import { readDrawing } from './drawings.ts'

/** What chats and networks show of a shared link; they take no SVG. */
const width = 1200
const height = 630
const quality = 82

/** `/media/share/<name>.jpg`: the drawn picture `<name>.svg` as a JPEG of 1200 × 630, made when first asked for. */
export function registerSharePictures(app: FastifyInstance, media: string, cache: ReplyCache): void {
  app.get<{ Params: { file: string } }>('/media/share/:file', async (request, reply) => {
    const name = /^([a-z0-9-]+)\.jpg$/.exec(request.params.file)?.[1]
    const key = `share ${name}`
    const cached = cache.get(key)
    if (cached) return sendCached(request, reply, cached)
    const readSince = cache.version
    const found = name === undefined ? null : await readDrawing(media, name)
    if (found === null) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    const sharp = await loadSharp()
    const drawing = Buffer.from(found)
    const picture = await sharp(drawing)
      .resize(width, height, { fit: 'contain', background: await groundOf(drawing) })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    const entry = await CachedReply.of(picture, { contentType: 'image/jpeg' })
    cache.put(key, entry, readSince)
    return sendCached(request, reply, entry)
  })
}

/** The colour of the drawing's corner goes on to the edges. */
async function groundOf(drawing: Buffer): Promise<{ r: number; g: number; b: number }> {
  const sharp = await loadSharp()
  const [r = 255, g = 255, b = 255] = await sharp(drawing)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { r, g, b }
}
