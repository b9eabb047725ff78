import { type DrawnType, drawnTypes, mostPicturePixels } from '#rules/catalogue/drawn-pictures.ts'
import { drawInTurn } from './draw-in-turn.ts'
import { loadSharp } from './load-sharp.ts'

const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const

/**
 * A picture drawn anew as wide as asked for, upright and in the colours of screens, as each type: nothing of the file is
 * kept but what it shows. Throws where it cannot be read.
 */
export function drawPicture(original: Buffer, width: number): Promise<Record<DrawnType, Buffer>> {
  return drawInTurn(async () => {
    const sharp = await loadSharp()
    const drawn = sharp(original, { limitInputPixels: mostPicturePixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    const files = {} as Record<DrawnType, Buffer>
    for (const type of drawnTypes) files[type] = await drawn.clone()[type](quality[type]).toBuffer()
    return files
  })
}
