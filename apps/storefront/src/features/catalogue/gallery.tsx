import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../app/texts.tsx'
import type { Picture as PictureData } from '../../data/port/catalogue.port.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { DiscountBadge } from './discount-badge.tsx'
import styles from './gallery.module.css'

/** The large picture with its strip: 3 thumbnails at narrow widths up to 8 (specification §2), by arrow keys too. */
export function Gallery({
  pictures,
  name,
  discountPercent,
}: {
  pictures: PictureData[]
  name: string
  discountPercent: number
}) {
  const text = useText()
  const { direction } = useLanguage()
  const stageId = useId()
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const shown = pictures[at] ?? pictures[0]

  const go = (next: number) => {
    const index = (next + pictures.length) % pictures.length
    setAt(index)
    const thumbnail = strip.current?.children[index]
    if (thumbnail instanceof HTMLElement) thumbnail.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === forward) go(at + 1)
    else if (event.key === back) go(at - 1)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(pictures.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <section className={styles.gallery} aria-label={text('PRODUCT_GALLERY', { name })}>
      <div className={styles.stage} id={stageId}>
        {shown ? (
          <Picture key={shown.src} picture={shown} size={640} eager />
        ) : (
          <span className={styles.nothing}>
            <Icon name="paw" size={96} />
          </span>
        )}
        <span className={styles.badge}>
          <DiscountBadge percent={discountPercent} />
        </span>
      </div>
      {pictures.length > 1 && (
        <div
          ref={strip}
          className={styles.strip}
          role="tablist"
          aria-label={text('PRODUCT_GALLERY', { name })}
          onKeyDown={onKeyDown}
        >
          {pictures.map((picture, index) => (
            <button
              key={picture.src}
              type="button"
              role="tab"
              aria-selected={index === at}
              aria-controls={stageId}
              aria-label={text('PRODUCT_PICTURE', { number: index + 1, total: pictures.length })}
              tabIndex={index === at ? 0 : -1}
              className={styles.thumbnail}
              onClick={() => setAt(index)}
            >
              <Picture picture={{ ...picture, alt: '' }} size={96} />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
