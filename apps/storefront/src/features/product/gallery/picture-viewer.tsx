import { type KeyboardEvent, useState } from 'react'
import type { Picture } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './picture-viewer.module.css'
import { useZoom } from './use-zoom.ts'

export type PictureViewerProps = {
  pictures: Picture[]
  name: string
  at: number
  onGo: (at: number) => void
  onClose: () => void
}

/**
 * A product's pictures over the whole window on a ground of 0.9 (specification §2). It leaves no trace in the
 * browser's history.
 */
export function PictureViewer({ pictures, name, at, onGo, onClose }: PictureViewerProps) {
  const text = useText()
  const { direction } = useLanguage()
  const [failed, setFailed] = useState<string | null>(null)
  const picture = pictures[at]
  const isRtl = direction === 'rtl'
  const { zoom, reset, toggle, handlers } = useZoom((towards) =>
    turn(towards === (isRtl ? 'right' : 'left') ? 1 : -1),
  )

  const turn = (step: number) => {
    if (pictures.length < 2) return
    reset()
    onGo((at + step + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(isRtl ? -1 : 1)
    else if (event.key === 'ArrowLeft') turn(isRtl ? 1 : -1)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      shape="whole"
      className={styles.viewer}
      aria-label={text('PRODUCT_GALLERY', { name })}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <span aria-live="polite">{text('PRODUCT_PICTURE', { number: at + 1, total: pictures.length })}</span>
        <button
          type="button"
          aria-label={text('PRODUCT_ZOOM_IN')}
          aria-pressed={zoom.scale > 1}
          onClick={toggle}
        >
          <Icon name={zoom.scale > 1 ? 'minus' : 'plus'} size={24} />
        </button>
        <button type="button" aria-label={text('UI_CLOSE')} onClick={onClose}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className={styles.stage} data-zoomed={zoom.scale > 1 || undefined} {...handlers}>
        {picture && failed !== picture.src && (
          <img
            key={picture.src}
            src={picture.src}
            alt={picture.alt}
            draggable={false}
            style={{
              backgroundColor: picture.ground,
              transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
            }}
            onError={() => setFailed(picture.src)}
          />
        )}
        {picture && failed === picture.src && (
          <p role="alert" className={styles.failed}>
            {text('PRODUCT_VIEWER_FAILED')}
          </p>
        )}
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.back}
            aria-label={text('PRODUCT_PICTURE_BEFORE')}
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-start" size={28} />
          </button>
          <button
            type="button"
            className={styles.forth}
            aria-label={text('PRODUCT_PICTURE_AFTER')}
            onClick={() => turn(1)}
          >
            <Icon name="chevron-end" size={28} />
          </button>
        </>
      )}
    </Dialog>
  )
}
