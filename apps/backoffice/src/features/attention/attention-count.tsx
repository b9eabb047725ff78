import { useAttentionCounts } from './attention.queries.ts'
import { WaitingCount } from './waiting-count.tsx'

/** How much waits for somebody, beside the place's title. */
export function AttentionCount() {
  const all = Object.values(useAttentionCounts())
  const count = all.reduce((sum, each) => sum + each.count, 0)
  return <WaitingCount count={count} isMore={all.some(({ isMore }) => isMore)} />
}
