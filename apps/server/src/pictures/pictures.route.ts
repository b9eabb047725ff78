import type { FastifyInstance } from 'fastify'
import { sendPicture } from '../http/cache/send-picture.ts'
import { sendRefusal } from '../http/errors.ts'
import { refuse } from '../refusals/refusal.ts'
import type { PicturesService } from './pictures.service.ts'

/** A file of one key never changes. */
const forever = 'public, max-age=31536000, immutable'

/** `/media/fotos/<key>/<width>.<avif or webp>`: what the shop has drawn of an uploaded picture. */
export async function picturesRoute(
  app: FastifyInstance,
  { pictures }: { pictures: Pick<PicturesService, 'drawing'> },
): Promise<void> {
  app.get<{ Params: { key: string; name: string } }>('/media/fotos/:key/:name', async (request, reply) => {
    const { key, name } = request.params
    const [, type] = /^[1-9]\d{0,3}\.(avif|webp)$/.exec(name) ?? []
    const bytes = type && /^[0-9a-f]{32}$/.test(key) && (await pictures.drawing(key, name))
    if (!bytes) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    const format = type === 'avif' ? type : 'webp'
    return sendPicture(request, reply, { bytes, name: `${key}-${name}`, type: format, kept: forever })
  })
}
