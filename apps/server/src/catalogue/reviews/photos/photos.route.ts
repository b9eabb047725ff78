import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../../../http/wire/errors.ts'
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
    const file = key && (await photos.file(key, small ? 'small' : 'large'))
    if (!file) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `public, max-age=${kept}`)
      .send(file)
  })
}
