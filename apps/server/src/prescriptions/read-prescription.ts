import { mostPicturePixels } from '#rules/catalogue/drawn-pictures.ts'
import { photoTypeOf } from '#rules/catalogue/review-photos.ts'
import { drawInTurn } from '../pictures/draw-in-turn.ts'
import { loadSharp } from '../pictures/load-sharp.ts'
import { isStillPdf } from './still-pdf.ts'

export type PrescriptionFile = { type: 'webp' | 'pdf'; content: Buffer }

/** Pixels of the longer side: small print has to be read. */
const longest = 2400

/**
 * A prescription by its bytes: a photo is drawn anew, which leaves out where it was taken and whatever else its file
 * carried; a PDF stays as it is and says nothing that acts. Null for anything else.
 */
export async function readPrescription(bytes: Buffer): Promise<PrescriptionFile | null> {
  if (isStillPdf(bytes)) return { type: 'pdf', content: bytes }
  const type = photoTypeOf(bytes)
  if (!type) return null
  return drawInTurn(async () => {
    const sharp = await loadSharp()
    try {
      const content = await sharp(bytes, { limitInputPixels: mostPicturePixels, failOn: 'error' })
        .autoOrient()
        .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
      return { type: 'webp', content }
    } catch {
      return null
    }
  })
}
