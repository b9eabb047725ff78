import type { PhotoType } from '#rules/catalogue/review-photos.ts'
import { drawInTurn } from '../../../pictures/draw-in-turn.ts'
import { loadSharp } from '../../../pictures/load-sharp.ts'

/** Pixels of the longer side, and of each side of the small one. */
const longest = 1400
const thumbnail = 240

/** A small file can be a huge picture. */
const mostPixels = 40_000_000

export type DrawnPhoto = { large: Buffer; small: Buffer; width: number; height: number }

const readers = { jpeg: 'jpeg', png: 'png', webp: 'webp' } as const

/**
 * A picture drawn anew as WebP, upright, at most 1400 pixels long, and small: nothing of the file that was sent is kept
 * but what it shows. Null for what is no picture of that type.
 */
export function drawPhoto(bytes: Uint8Array, type: PhotoType): Promise<DrawnPhoto | null> {
  return drawInTurn(async () => {
    const sharp = await loadSharp()
    try {
      const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
      if ((await sharp(bytes).metadata()).format !== readers[type]) return null
      const [{ data: large, info }, small] = await Promise.all([
        read()
          .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 78 })
          .toBuffer({ resolveWithObject: true }),
        read().resize({ width: thumbnail, height: thumbnail, fit: 'cover' }).webp({ quality: 76 }).toBuffer(),
      ])
      return { large, small, width: info.width, height: info.height }
    } catch {
      // What claims to be a picture and cannot be read as one.
      return null
    }
  })
}
