import { mostPhotoBytes } from '#rules/catalogue/review-photos.ts'

/** Pixels of the longer side, and how well it is kept: the first that is small enough to be sent is taken. */
const attempts = [
  [1400, 0.82],
  [1400, 0.68],
  [1100, 0.7],
  [900, 0.6],
  [700, 0.5],
] as const

const jpegHead = 'data:image/jpeg;base64,'

/** A picture as the base64 of a JPEG that can be sent, upright and without where it was taken; null for what is none. */
export async function shrinkPhoto(file: Blob): Promise<string | null> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  try {
    for (const [longest, quality] of attempts) {
      const sent = drawn(picture, longest, quality)
      // A canvas that is too large for the browser gives nothing.
      if (sent && (sent.length * 3) / 4 <= mostPhotoBytes) return sent
    }
    return null
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, longest: number, quality: number): string {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    // What is transparent would be black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas.toDataURL('image/jpeg', quality).slice(jpegHead.length)
}
