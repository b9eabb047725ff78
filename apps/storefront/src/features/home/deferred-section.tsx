import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { RecentlyViewedPlaceholder } from '../recently-viewed/recently-viewed-placeholder.tsx'
import styles from './deferred-section.module.css'

const Zones = deferred(async () => ({ default: (await import('./sections/zones.tsx')).Zones }))
const BlogPosts = deferred(async () => ({ default: (await import('./sections/blog-posts.tsx')).BlogPosts }))
const ProductColumns = deferred(async () => ({
  default: (await import('./sections/product-columns.tsx')).ProductColumns,
}))

const RecentlyViewed = deferred(() => import('../recently-viewed/recently-viewed.tsx'))

const parts = {
  zones: { Part: Zones, className: styles.zones },
  posts: { Part: BlogPosts, className: styles.posts },
  columns: { Part: ProductColumns, className: styles.columns },
  viewed: { Part: RecentlyViewed, className: styles.viewed },
}

/** A part far below the first view: neither its code nor its data is loaded before it comes near. */
export function DeferredSection({ part }: { part: keyof typeof parts }) {
  const { Part, className } = parts[part]
  const waiting =
    part === 'viewed' ? (
      <RecentlyViewedPlaceholder className={styles.waiting} />
    ) : (
      <Skeleton blockSize="100%" className={styles.waiting} />
    )
  const placeholder = (
    <div className={className} data-part={part} aria-busy="true">
      {waiting}
    </div>
  )
  return (
    <InView placeholder={placeholder}>
      <div className={className} data-part={part}>
        <Part />
      </div>
    </InView>
  )
}
