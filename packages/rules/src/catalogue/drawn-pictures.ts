/** What an uploaded picture may weigh, in bytes. */
export const mostPictureBytes = 25 * 1024 * 1024

/** What an uploaded picture may measure. */
export const mostPicturePixels = 50_000_000

/** In which widths the shop draws what was uploaded, in pixels; a narrower picture has its own as the last. */
const widths = [320, 640, 960, 1440, 1920]

const widest = 1920

/** The types that each width is drawn as, the lightest first. */
export const drawnTypes = ['avif', 'webp'] as const
export type DrawnType = (typeof drawnTypes)[number]

/** The widths of a picture whose widest drawing is `last` pixels, the smallest first. */
export const drawnWidths = (last: number): number[] => [...widths.filter((each) => each < last), last]

/** The file under `/media/` that stands for a picture of this width; its name says how wide it is at most. */
export const drawnFile = (key: string, width: number): string =>
  `fotos/${key}/${Math.min(width, widest)}.webp`

const drawn = /^(.*\/fotos\/\w+\/)(\d+)\.webp$/

/**
 * What a browser chooses from for a picture that was uploaded, as the `srcset` of its WebP drawings, beside each of which
 * stands one in AVIF; undefined for any other address, of which there is one file. The address says it all, so that it
 * needs no more of the wire than other pictures do.
 */
export function pictureSrcSet(src: string): string | undefined {
  const [, folder, last] = drawn.exec(src) ?? []
  return (
    folder &&
    drawnWidths(Number(last))
      .map((width) => `${folder}${width}.webp ${width}w`)
      .join(', ')
  )
}

/**
 * The `sizes` of a picture that shows as wide as `width` says. On a phone with three pixels to a point it asks for 0.7 of it:
 * two pixels and more to a point are left, which no eye tells from three, and a third of the bytes is saved.
 */
export const pictureSizes = (width: string): string =>
  `(max-width: 640px) and (min-resolution: 2.5dppx) calc(${width} * 0.7), ${width}`
