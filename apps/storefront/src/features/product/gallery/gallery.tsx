import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Picture as PictureData } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { useDragScroll } from '../../../ui/gestures/use-drag-scroll.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { DiscountBadge } from '../../product-cards/discount-badge.tsx'
import styles from './gallery.module.css'
import type { PictureViewerProps } from './picture-viewer.tsx'

const loadViewer = () => import('./picture-viewer.tsx')

/**
 * The large picture, swiped on phones, with its strip: 3 thumbnails at narrow widths up to 8 (specification §2),
 * by arrow keys too. A click on the picture opens the viewer, whose code comes when the picture is pointed at.
 */
export function Gallery({
  pictures,
  name,
  discountPercent,
  layout = 'product',
}: {
  pictures: PictureData[]
  name: string
  discountPercent: number
  /** In the quick view nothing opens the full-screen viewer (specification §2). */
  layout?: 'product' | 'quickview'
}) {
  const text = useText()
  const toasts = useToasts()
  const { direction } = useLanguage()
  const stageId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null)
  const dragStage = useDragScroll()
  const dragStrip = useDragScroll()

  const show = (index: number) => {
    setAt(index)
    const slide = stage.current?.children[index]
    // Left of the first slide in right-to-left, as `scrollLeft` counts there too.
    if (slide instanceof HTMLElement) stage.current?.scrollTo({ left: slide.offsetLeft })
  }
  const first = pictures[0]?.src
  const shown = useRef(first)
  // Another colour was chosen: it is what the first picture shows.
  useEffect(() => {
    if (shown.current === first) return
    shown.current = first
    setAt(0)
    stage.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
  const go = (next: number) => {
    const index = (next + pictures.length) % pictures.length
    show(index)
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
  const hasViewer = layout === 'product' && pictures.length > 0
  const open = async () => {
    try {
      const { PictureViewer } = await loadViewer()
      setViewer(() => PictureViewer)
    } catch {
      toasts.show({ tone: 'failure', text: text('PRODUCT_VIEWER_FAILED') })
    }
  }
  // A failure here is told when the viewer is asked for.
  const foresee = () => void loadViewer().catch(() => undefined)

  return (
    <section className={styles.gallery} aria-label={text('PRODUCT_GALLERY', { name })}>
      <div className={styles.frame} onPointerEnter={hasViewer ? foresee : undefined}>
        <div
          ref={stage}
          className={styles.stage}
          id={stageId}
          // Slides that open nothing take no focus: the stage does, so that the keyboard scrolls it.
          tabIndex={hasViewer ? undefined : 0}
          {...dragStage}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.min(pictures.length - 1, Math.round(Math.abs(scrollLeft) / clientWidth)))
          }
        >
          {pictures.length > 0 ? (
            pictures.map((picture, index) =>
              hasViewer ? (
                <button
                  key={picture.src}
                  type="button"
                  className={styles.slide}
                  tabIndex={index === at ? 0 : -1}
                  aria-label={text('PRODUCT_ZOOM_PICTURE', { number: index + 1, total: pictures.length })}
                  onClick={open}
                >
                  <Picture picture={picture} size={640} eager={index === 0} />
                </button>
              ) : (
                <span key={picture.src} className={styles.slide}>
                  <Picture picture={picture} size={640} eager={index === 0} />
                </span>
              ),
            )
          ) : (
            <span className={styles.nothing}>
              <Icon name="paw" size={96} />
            </span>
          )}
        </div>
        <span className={styles.badge}>
          <DiscountBadge percent={discountPercent} />
        </span>
        {hasViewer && (
          <button
            type="button"
            className={styles.zoom}
            aria-label={text('PRODUCT_ZOOM')}
            title={text('PRODUCT_ZOOM')}
            onFocus={foresee}
            onClick={open}
          >
            <Icon name="search" />
          </button>
        )}
      </div>
      {pictures.length > 1 && (
        <div
          ref={strip}
          className={styles.strip}
          role="tablist"
          aria-label={text('PRODUCT_GALLERY', { name })}
          onKeyDown={onKeyDown}
          {...dragStrip}
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
              onClick={() => show(index)}
            >
              <Picture picture={{ ...picture, alt: '' }} size={96} />
            </button>
          ))}
        </div>
      )}
      {Viewer && (
        <Viewer pictures={pictures} name={name} at={at} onGo={show} onClose={() => setViewer(null)} />
      )}
    </section>
  )
}
