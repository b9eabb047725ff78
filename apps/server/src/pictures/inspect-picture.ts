import { mostPictureBytes, mostPicturePixels } from '#rules/catalogue/drawn-pictures.ts'
import { type PhotoType, photoTypeOf } from '#rules/catalogue/review-photos.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { isDisguise } from './disguise.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { loadSharp } from './load-sharp.ts'

/** Upright, in pixels; `ground` as CSS hex. */
export type Inspected = { type: PhotoType; width: number; height: number; ground: string }

const white = '#ffffff'

/** How far corners of one ground may be apart, of 255. */
const alike = 24

/**
 * What a file is and measures, by its bytes and not by its name, read through to its end. PICTURE_TOO_LARGE,
 * PICTURE_TYPE (a drawing in SVG among what is refused), PICTURE_DISGUISED, PICTURE_TOO_MANY_PIXELS, PICTURE_BROKEN.
 */
export async function inspectPicture(bytes: Buffer): Promise<Inspected | Refusal> {
  if (bytes.length > mostPictureBytes) return refuse('PICTURE_TOO_LARGE')
  const type = photoTypeOf(bytes)
  if (!type) return refuse('PICTURE_TYPE')
  if (isDisguise(bytes)) return refuse('PICTURE_DISGUISED')
  return drawInTurn(async () => {
    const sharp = await loadSharp()
    try {
      const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (format !== type) return refuse('PICTURE_TYPE')
      if (width * height > mostPicturePixels) return refuse('PICTURE_TOO_MANY_PIXELS')
      return { type, width: autoOrient.width, height: autoOrient.height, ground: await groundOf(bytes) }
    } catch {
      return refuse('PICTURE_BROKEN')
    }
  })
}

/** The colour of the corners where they have one together, or else white. Reads every pixel on the way. */
async function groundOf(bytes: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const { data } = await sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error' })
    .flatten({ background: white })
    .toColourspace('srgb')
    .removeAlpha()
    .resize({ width: 24, height: 24, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corners = [0, 23, 24 * 23, 24 * 24 - 1].map((at) => [...data.subarray(at * 3, at * 3 + 3)])
  const channels = [0, 1, 2].map((channel) => corners.map((corner) => corner[channel] ?? 255))
  if (channels.some((each) => Math.max(...each) - Math.min(...each) > alike)) return white
  const mean = channels.map((each) => Math.round(each.reduce((sum, value) => sum + value, 0) / each.length))
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
