import { useId, useState } from 'react'
import { mostReviewPhotos } from '#rules/catalogue/review-photos.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './photos-field.module.css'
import { shrinkPhoto } from './shrink-photo.ts'

/** Up to four pictures of a review, as the base64 of JPEGs: chosen, seen and taken away again. */
export function PhotosField({
  photos,
  onChange,
}: {
  photos: readonly string[]
  onChange: (change: (photos: readonly string[]) => readonly string[]) => void
}) {
  const text = useText()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    const chosen = files.slice(0, mostReviewPhotos - photos.length)
    try {
      const shrunk = await Promise.all(chosen.map(shrinkPhoto))
      setWrong(shrunk.includes(null))
      const taken = shrunk.flatMap((photo) => photo ?? [])
      onChange((before) => [...new Set([...before, ...taken])].slice(0, mostReviewPhotos))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.field}>
      <span id={`${id}-title`} className={styles.title}>
        {text('PRODUCT_REVIEW_PHOTOS')}
      </span>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={text('PRODUCT_REVIEW_PHOTO', { number: index + 1 })}
            />
            <button
              type="button"
              aria-label={text('PRODUCT_REVIEW_PHOTO_REMOVE', { number: index + 1 })}
              onClick={() => onChange((before) => before.filter((each) => each !== photo))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {photos.length < mostReviewPhotos && (
          <li>
            <label className={styles.add} data-busy={isBusy || undefined}>
              <Icon name="plus" size={24} />
              <span>{text('PRODUCT_REVIEW_PHOTOS_ADD')}</span>
              <input
                type="file"
                accept="image/*"
                multiple
                className="visually-hidden"
                aria-describedby={`${id}-hint`}
                disabled={isBusy}
                onChange={({ target }) => {
                  void add([...(target.files ?? [])])
                  // The same file can be chosen again.
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <small id={`${id}-hint`} className={styles.hint}>
        {text('PRODUCT_REVIEW_PHOTOS_HINT')}
      </small>
      <span role="alert">
        {isWrong && (
          <small className={styles.wrong}>
            <Icon name="alert" size={16} /> {text('PRODUCT_REVIEW_PHOTO_WRONG')}
          </small>
        )}
      </span>
    </div>
  )
}
