import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/place-count.tsx'
import { useAttentionCounts } from './attention.queries.ts'

/** How much waits for somebody, beside the place's title. */
export function AttentionCount() {
  const text = useText()
  const { payments, mails, stock } = useAttentionCounts()
  const count = payments + mails + stock
  return <PlaceCount count={count} label={text('ATTENTION_WAITING', { count })} />
}
