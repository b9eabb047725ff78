import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/place-count.tsx'
import { useWaitingClaims } from './waiting-returns.queries.ts'

/** How many claims wait for an answer, beside the place's title: the law counts the days. */
export function ClaimCount() {
  const text = useText()
  const { count, isMore } = useWaitingClaims()
  return <PlaceCount count={count} isMore={isMore} label={text('CLAIMS_WAITING', { count })} />
}
