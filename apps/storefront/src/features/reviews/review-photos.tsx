import type { Picture, Review } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './review-photos.module.css'

export type OpenPhotos = (pictures: Picture[], at: number) => void

/** The pictures of a review, small; pressed, they are opened large. */
export function ReviewPhotos({ review, onOpen }: { review: Review; onOpen: OpenPhotos }) {
  const text = useText()
  const altOf = (index: number) =>
    text('PRODUCT_REVIEW_PHOTO_OF', { number: index + 1, author: review.author })
  const pictures = review.photos.map(({ src }, index) => ({ src, alt: altOf(index), ground: 'transparent' }))
  return (
    <ul className={styles.photos}>
      {review.photos.map(({ src, thumbnail }, index) => (
        <li key={src}>
          <button type="button" onClick={() => onOpen(pictures, index)}>
            <img src={thumbnail} alt={altOf(index)} width={88} height={88} loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  )
}
