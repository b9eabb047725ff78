import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pictureSizes, pictureSrcSet } from '#rules/catalogue/drawn-pictures.ts'
import type { Slide } from '../../../data/port/content.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { firstInteraction } from '../../../shell/first-interaction.ts'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { slidesQuery } from '../home.queries.ts'
import styles from './hero.module.css'
import { useSlideshow } from './use-slideshow.ts'

/** The slideshow at the top of the home page; its place is kept while it loads. */
export function Hero() {
  const slides = useQuery(slidesQuery(useData()))
  if (slides.isError || slides.data?.length === 0) return null
  if (slides.data) return <Slideshow slides={slides.data} />
  return (
    <div className={styles.hero}>
      <Skeleton className={styles.slide} blockSize="auto" />
    </div>
  )
}

/** Stands where a picture comes later: its size is that of the style. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAADs='

/** The pictures beside the first are asked for once the page has all that it shows, or somebody is there. */
function useOthers(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const show = () => setTime(true)
    void firstInteraction.then(show)
    if (document.readyState === 'complete') show()
    addEventListener('load', show, { once: true })
    return () => removeEventListener('load', show)
  }, [])
  return isTime
}

function Slideshow({ slides }: { slides: Slide[] }) {
  const text = useText()
  const { track, at, isStopped, toggle, go, onScroll } = useSlideshow(slides.length)
  const withOthers = useOthers()
  return (
    <section className={styles.hero} aria-label={text('HOME_SLIDES')} aria-roledescription="carousel">
      <ul ref={track} className={styles.track} onScroll={onScroll}>
        {slides.map((slide, index) => (
          <li
            key={`${slide.title} ${slide.image}`}
            className={styles.slide}
            inert={index !== at}
            aria-label={text('HOME_SLIDE', { number: index + 1, total: slides.length })}
          >
            <SlideView slide={slide} isFirst={index === 0} isDrawn={index === 0 || withOthers} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.stop} onClick={toggle}>
            <span className="visually-hidden">
              {text(isStopped ? 'HOME_SLIDES_START' : 'HOME_SLIDES_STOP')}
            </span>
            <span aria-hidden="true" data-stopped={isStopped || undefined} />
          </button>
          {slides.map((slide, index) => (
            <button
              key={`${slide.title} ${slide.image}`}
              type="button"
              className={styles.dot}
              aria-current={index === at || undefined}
              aria-label={text('HOME_SLIDE', { number: index + 1, total: slides.length })}
              onClick={() => go(index)}
            />
          ))}
          <span className={styles.steps}>
            <button type="button" aria-label={text('HOME_SLIDE_BEFORE')} onClick={() => go(at - 1)}>
              <Icon name="chevron-start" />
            </button>
            <button type="button" aria-label={text('HOME_SLIDE_AFTER')} onClick={() => go(at + 1)}>
              <Icon name="chevron-end" />
            </button>
          </span>
        </div>
      )}
    </section>
  )
}

/** What a browser chooses from: sizes of an upload, or the one file that there is. */
function Sources({ src, media }: { src: string; media?: string }) {
  const srcSet = pictureSrcSet(src)
  if (!srcSet) return media ? <source media={media} srcSet={src} /> : null
  const sizes = pictureSizes(media ? '100vw' : '56vw')
  return (
    <>
      <source type="image/avif" media={media} sizes={sizes} srcSet={srcSet.replaceAll('.webp', '.avif')} />
      <source media={media} sizes={sizes} srcSet={srcSet} />
    </>
  )
}

function SlideView({ slide, isFirst, isDrawn }: { slide: Slide; isFirst: boolean; isDrawn: boolean }) {
  return (
    <>
      <picture className={styles.art}>
        {isDrawn && <Sources src={slide.mobileImage} media="(max-width: 1023px)" />}
        {isDrawn && <Sources src={slide.image} />}
        <img
          src={isDrawn ? slide.image : nothing}
          alt=""
          width="1360"
          height="640"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding={isFirst ? 'sync' : 'async'}
        />
      </picture>
      <div className={styles.words} lang={slide.lang}>
        {slide.offerTag && (
          <p className={styles.tag}>
            <bdi>{slide.offerTag}</bdi>
          </p>
        )}
        <h2>
          <bdi>{slide.title}</bdi>
        </h2>
        <p className={styles.text}>
          <bdi>{slide.text}</bdi>
        </p>
        <ButtonLink to={slide.url} kind={isFirst ? 'accent' : 'primary'} size="large">
          {slide.buttonText}
        </ButtonLink>
      </div>
    </>
  )
}
