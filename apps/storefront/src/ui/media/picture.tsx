import { pictureSizes, pictureSrcSet } from '#rules/catalogue/drawn-pictures.ts'
import type { Picture as PictureData } from '../../data/port/catalogue.port.ts'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/**
 * A product's picture on its pale ground, in a square that holds its place. `size` is the width in px at
 * which it usually shows, on a narrow window at most `share` percent of it; `eager` is for the largest picture of the first
 * view.
 */
export function Picture({
  picture,
  size,
  share = 100,
  eager = false,
  className,
}: {
  picture: PictureData
  size: number
  share?: number
  eager?: boolean
  className?: string
}) {
  const srcSet = pictureSrcSet(picture.src)
  const sizes = srcSet && pictureSizes(`min(${share}vw, ${size}px)`)
  const image = (
    <img
      src={picture.src}
      srcSet={srcSet}
      sizes={sizes}
      alt={picture.alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
    />
  )
  return (
    <span className={classNames(styles.frame, className)} style={{ backgroundColor: picture.ground }}>
      {srcSet ? (
        <picture>
          <source type="image/avif" srcSet={srcSet.replaceAll('.webp', '.avif')} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
