import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/figures/place-count.tsx'
import { useWaitingReturns } from './waiting-returns.queries.ts'

/** How many return requests wait for an answer, beside the place's title: the law counts the days. */
export function ReturnCount() {
  const text = useText()
  const { count, isMore } = useWaitingReturns()
  return <PlaceCount count={count} isMore={isMore} label={text('RETURNS_WAITING', { count })} />
}
