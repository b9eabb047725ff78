import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/figures/place-count.tsx'
import type { Waiting } from './waiting.ts'

/** How much waits, as a mark. */
export function WaitingCount({ count, isMore }: Waiting) {
  const text = useText()
  const label = text(isMore ? 'ATTENTION_WAITING_MORE' : 'ATTENTION_WAITING', { count })
  return <PlaceCount count={count} isMore={isMore} label={label} />
}
