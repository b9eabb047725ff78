import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/figures/place-count.tsx'
import { useOpinionCounts } from './opinion-counts.queries.ts'

/** How many questions wait for an answer, beside the place's title. A review may be left without one: it rings for nobody. */
export function OpinionCount() {
  const text = useText()
  const count = useOpinionCounts().data?.questions ?? 0
  return <PlaceCount count={count} label={text('OPINIONS_WAITING', { count })} />
}
