import { randomBytes } from 'node:crypto'
import { readPhoto } from '#rules/catalogue/review-photos.ts'
import type { Database } from '../../../db/connection.ts'
import { type Refusal, refuse } from '../../../refusals/refusal.ts'
import { drawPhoto } from './draw-photo.ts'
import { photosStore } from './photos.store.ts'

export type PhotosService = ReturnType<typeof photosService>

/** So many may wait for a review, whoever has sent them: some 100 kB each, of which a disk is to have room for other things. */
const mostUnused = 2000

/** Pictures that people show with their reviews. */
export function photosService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    /** Keeps a picture that was sent as base64, and the key by which a review takes it. PHOTO_INVALID, PHOTOS_UNAVAILABLE. */
    async upload(sent: string): Promise<string | Refusal> {
      const photo = readPhoto(sent)
      const drawn = photo && (await drawPhoto(photo.bytes, photo.type))
      if (!drawn) return refuse('PHOTO_INVALID', { fields: { foto: 'PHOTO_INVALID' } })
      const key = randomBytes(16).toString('hex')
      const isStored = await photosStore.insert(db, key, { drawn, most: mostUnused })
      return isStored ? key : refuse('PHOTOS_UNAVAILABLE', { fields: { foto: 'PHOTOS_UNAVAILABLE' } })
    },

    ofReviews: (reviewIds: readonly number[]) => photosStore.ofReviews(db, reviewIds),

    file: (key: string, size: 'large' | 'small') => photosStore.file(db, key, size),

    removeUnused: () => photosStore.removeUnused(db),
  }
}
