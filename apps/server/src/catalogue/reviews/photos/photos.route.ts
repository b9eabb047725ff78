import type { FastifyInstance } from 'fastify'
import { sendPicture } from '../../../http/cache/send-picture.ts'
import { sendRefusal } from '../../../http/errors.ts'
import { refuse } from '../../../refusals/refusal.ts'
import type { PhotosService } from './photos.service.ts'

/** How long a browser shows a picture after its review was hidden, in seconds. */
const kept = 10 * 60

/** `/media/resenas/<key>.webp` and `<key>-s.webp`: a picture of a review, large and small. */
export async function reviewPhotosRoute(
  app: FastifyInstance,
  { photos }: { photos: Pick<PhotosService, 'file'> },
): Promise<void> {
  app.get<{ Params: { file: string } }>('/media/resenas/:file', async (request, reply) => {
    const [, key, small] = /^([0-9a-f]{32})(-s)?\.webp$/.exec(request.params.file) ?? []
    const bytes = key && (await photos.file(key, small ? 'small' : 'large'))
    if (!bytes) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    const name = request.params.file
    return sendPicture(request, reply, { bytes, name, type: 'webp', kept: `public, max-age=${kept}` })
  })
}
