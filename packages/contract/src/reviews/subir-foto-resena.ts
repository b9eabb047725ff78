import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { photoKey } from './review-photo.ts'

/** A PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const subirFotoResena = defineCall({
  name: 'subir-foto-resena',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 40, seconds: 60 * 60 } },
  /** A JPEG, PNG or WebP of at most 180 kB, as base64. */
  request: z.object({ foto: z.string().min(1).max(240_000) }),
  reply: z.object({ clave: photoKey }),
  errors: ['PHOTO_INVALID', 'PHOTOS_UNAVAILABLE'],
  doc: 'Takes a picture for a review that is about to be written, by what it is and not by what it is called. It is drawn anew, which leaves out where and by what it was taken. Nobody sees it before its review; what no review takes within a day is deleted. PHOTOS_UNAVAILABLE while too many wait for a review, which can be sent without.',
  example: { request: { foto: pixel }, reply: { clave: '0123456789abcdef0123456789abcdef' } },
})
