import { readPhoto } from '#rules/catalogue/review-photos.ts'
import type { ReviewPhoto } from '../port/catalogue.port.ts'
import { readObject, refusal, type SampleContext } from './layer.ts'

const key = 'huella.sample.review-photos'

type Stored = Record<string, ReviewPhoto[]>

const read = (context: SampleContext): Partial<Stored> => readObject<Stored>(context.session, key)

/** A picture of a review as the browser shows it out of its own storage. PHOTO_INVALID. */
export function shownPhoto(context: SampleContext, sent: string): ReviewPhoto {
  const photo = readPhoto(sent)
  if (!photo) throw refusal(context, 'PHOTO_INVALID', { fields: { foto: 'PHOTO_INVALID' } })
  const src = `data:image/${photo.type};base64,${sent}`
  return { src, thumbnail: src }
}

/** The pictures of a review that was written in this browser's session. */
export const photosOf = (context: SampleContext, reviewId: number): ReviewPhoto[] =>
  read(context)[reviewId] ?? []

/** Takes a review's pictures from it: its form sends it anew. */
export function forgetPhotos(context: SampleContext, reviewId: number): void {
  context.session.setItem(key, JSON.stringify({ ...read(context), [reviewId]: undefined }))
}

/** Those of a review that is sent again word for word stay. */
export function storePhotos(context: SampleContext, reviewId: number, photos: ReviewPhoto[]): void {
  const stored = read(context)
  if (photos.length === 0 || stored[reviewId]) return
  context.session.setItem(key, JSON.stringify({ ...stored, [reviewId]: photos }))
}
