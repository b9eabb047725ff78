import { type KeyboardEvent, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { Picture, Product } from '../../../data/port/catalogue.port.ts'
import { replayEvents } from '../../../shell/event-replay.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { ProductFacts } from '../facts/product-facts.tsx'
import styles from './product-tabs.module.css'
import { SpecificationTable } from './specification-table.tsx'

const Reviews = deferred(() => import('../../reviews/reviews.tsx'))

const PictureViewer = deferred(async () => ({
  default: (await import('../gallery/picture-viewer.tsx')).PictureViewer,
}))

const Questions = deferred(() => import('../../questions/questions.tsx'))

const FittedVehicles = deferred(() => import('../fitted/fitted-vehicles.tsx'))

const Analogs = deferred(() => import('../related/analogs.tsx'))

const tabNames = ['description', 'specification', 'reviews', 'questions', 'analogs'] as const
export type TabName = (typeof tabNames)[number]

const titleKeys = {
  description: 'PRODUCT_DESCRIPTION',
  specification: 'PRODUCT_SPECIFICATION',
  reviews: 'PRODUCT_REVIEWS',
  questions: 'PRODUCT_QUESTIONS',
  analogs: 'PRODUCT_ANALOGS',
} as const

/** Tabs after the ARIA pattern, without the address's anchor (D5). Reviews, questions, vehicles and analogs are fetched when they are opened. */
export default function ProductTabs({
  id,
  product,
  tab,
  onChoose,
}: {
  id: string
  product: Product
  tab: TabName
  onChoose: (tab: TabName) => void
}) {
  const text = useText()
  const { direction } = useLanguage()
  const list = useRef<HTMLDivElement>(null)
  const [viewed, setViewed] = useState<{ pictures: Picture[]; at: number } | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  // The sign of somebody that brings these tabs to life may be the press of one of them.
  useLayoutEffect(() => replayEvents(list.current), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: direction === 'rtl' ? -1 : 1,
      ArrowLeft: direction === 'rtl' ? 1 : -1,
    }
    const at = tabNames.indexOf(tab)
    const ends: Record<string, number> = { Home: 0, End: tabNames.length - 1 }
    const next = ends[event.key] ?? (at + (steps[event.key] ?? 0) + tabNames.length) % tabNames.length
    const name = tabNames[next]
    if (!name || name === tab) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  const panel = (name: TabName) => ({
    role: 'tabpanel',
    id: `${id}-${name}`,
    'aria-labelledby': `${id}-${name}-tab`,
    hidden: tab !== name,
    className: styles.panel,
  })

  const waiting = <Skeleton blockSize="420px" />

  return (
    <section id={id} className={styles.tabs}>
      <div
        ref={list}
        data-deferred
        role="tablist"
        aria-label={text('PRODUCT_TABS')}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {text(titleKeys[name], { total: product.reviewCount })}
          </button>
        ))}
      </div>
      <div {...panel('description')}>
        <div className={styles.prose}>
          {product.description.map((paragraph) => (
            <p key={paragraph}>
              <bdi>{paragraph}</bdi>
            </p>
          ))}
        </div>
        <ProductFacts product={product} />
      </div>
      <div {...panel('specification')}>
        <SpecificationTable product={product} />
        {opened.has('specification') && product.fitment.kind !== 'none' && (
          <Suspense fallback={<Skeleton blockSize="240px" />}>
            <FittedVehicles productId={product.id} />
          </Suspense>
        )}
      </div>
      <div {...panel('reviews')}>
        {opened.has('reviews') && (
          <Suspense fallback={waiting}>
            <Reviews
              productId={product.id}
              rating={product.rating}
              count={product.reviewCount}
              onOpenPhotos={(pictures, at) => setViewed({ pictures, at })}
            />
          </Suspense>
        )}
      </div>
      <div {...panel('questions')}>
        {opened.has('questions') && (
          <Suspense fallback={waiting}>
            <Questions productId={product.id} />
          </Suspense>
        )}
      </div>
      <div {...panel('analogs')}>
        {opened.has('analogs') && (
          <Suspense fallback={waiting}>
            <Analogs product={product} />
          </Suspense>
        )}
      </div>
      {viewed && (
        <Suspense>
          <PictureViewer
            {...viewed}
            name={product.name}
            onGo={(at) => setViewed({ ...viewed, at })}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
