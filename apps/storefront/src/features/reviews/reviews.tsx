import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type ReviewOrder, reviewOrders } from '#rules/catalogue/reviews.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import busyBar from '../../ui/feedback/busy-bar.module.css'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { SelectField } from '../../ui/form/field.tsx'
import { PageButtons } from '../../ui/navigation/page-buttons.tsx'
import { reviewsQuery } from '../product-cards/catalogue.queries.ts'
import { ReviewForm } from './review-form.tsx'
import { type OpenPhotos, ReviewPhotos } from './review-photos.tsx'
import { ReviewSpread } from './review-spread.tsx'
import styles from './reviews.module.css'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'
import { ShopsAnswer } from './shops-answer.tsx'

const orderTexts: Record<ReviewOrder, TextKey> = {
  newest: 'PRODUCT_REVIEWS_NEWEST',
  highest: 'PRODUCT_REVIEWS_HIGHEST',
  lowest: 'PRODUCT_REVIEWS_LOWEST',
}

/** What buyers say, eight to a page (D18). Their words are text, never HTML (D29). */
export default function Reviews({
  productId,
  rating,
  count,
  onOpenPhotos,
}: {
  productId: number
  rating: number
  count: number
  onOpenPhotos: OpenPhotos
}) {
  const text = useText()
  const { locale } = useLanguage()
  const top = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [order, setOrder] = useState<ReviewOrder>('newest')
  const reviews = useQuery({
    ...reviewsQuery(useData(), productId, page, order),
    placeholderData: keepPreviousData,
  })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const go = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }

  if (reviews.isPending) return <ReviewsSkeleton />
  if (reviews.isError && !reviews.data) {
    return (
      <EmptyState icon="alert" title={text('PRODUCT_REVIEWS_FAILED')} text={text('CATALOGUE_FAILED_HINT')}>
        <Button onClick={() => reviews.refetch()}>{text('CATALOGUE_RETRY')}</Button>
      </EmptyState>
    )
  }
  // What was just written stands first among the newest.
  const showNewest = () => {
    setPage(1)
    setOrder('newest')
  }
  const form = <ReviewForm productId={productId} onSent={showNewest} />
  if (reviews.data.total === 0) {
    return (
      <div>
        <EmptyState icon="heart" title={text('PRODUCT_REVIEWS_EMPTY')} />
        {form}
      </div>
    )
  }
  return (
    <div ref={top} className={styles.reviews}>
      <p className={styles.score}>
        <b>{rating.toLocaleString(locale, { minimumFractionDigits: 1 })}</b>
        <span>
          <Rating value={rating} />
          <small>{text('UI_REVIEW_COUNT', { count })}</small>
        </span>
      </p>
      <ReviewSpread counts={reviews.data.counts} />
      {reviews.data.total > 1 && (
        <SelectField
          className={styles.order}
          label={text('PRODUCT_REVIEWS_ORDER')}
          value={order}
          onChange={({ target: { value } }) => {
            setPage(1)
            setOrder(reviewOrders.find((each) => each === value) ?? 'newest')
          }}
        >
          {reviewOrders.map((each) => (
            <option key={each} value={each}>
              {text(orderTexts[each])}
            </option>
          ))}
        </SelectField>
      )}
      <div className={busyBar.region} aria-busy={reviews.isPlaceholderData || undefined}>
        <ol className={styles.list}>
          {reviews.data.items.map((review) => (
            <li key={review.id} className={styles.review}>
              <header>
                <span className={styles.avatar} aria-hidden="true">
                  {Array.from(review.author)[0]}
                </span>
                <span>
                  <b dir="auto">{review.author}</b>
                  {review.isVerified && <small>{text('PRODUCT_REVIEW_VERIFIED')}</small>}
                  <time dateTime={review.date}>{dates.format(new Date(review.date))}</time>
                </span>
                <Rating value={review.rating} />
              </header>
              <p lang={review.lang}>
                <bdi>{review.content}</bdi>
              </p>
              {review.photos.length > 0 && <ReviewPhotos review={review} onOpen={onOpenPhotos} />}
              {review.answer && <ShopsAnswer {...review.answer} lang={review.lang} />}
            </li>
          ))}
        </ol>
        <PageButtons label={text('PRODUCT_REVIEWS_PAGES')} page={page} pages={reviews.data.pages} onGo={go} />
        {form}
      </div>
    </div>
  )
}
