import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { RecentlyViewedPlaceholder } from './recently-viewed-placeholder.tsx'

const RecentlyViewed = deferred(() => import('./recently-viewed.tsx'))

/** At the end of a page: the way back to what was looked at, for who has looked at something. */
export default function RecentlyViewedRow() {
  return (
    <InView placeholder={<RecentlyViewedPlaceholder />}>
      <RecentlyViewed />
    </InView>
  )
}
