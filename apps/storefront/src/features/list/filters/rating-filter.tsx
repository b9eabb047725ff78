import { useId } from 'react'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Rating } from '../../../ui/figures/rating.tsx'
import { FilterRow } from './check-filter.tsx'
import { leastOf, ratingsFrom } from './filter-changes.ts'

const leasts = [4, 3, 2]

/** So many stars or more. A choice of single stars, as older addresses hold it, ticks none. */
export function RatingFilter({
  ratings,
  chosen,
  onChoose,
}: {
  ratings: ProductFacets['ratings']
  chosen: number[]
  onChoose: (ratings: number[]) => void
}) {
  const text = useText()
  const group = useId()
  const countFrom = (least: number) =>
    ratings.reduce((sum, { rating, count }) => (rating >= least ? sum + count : sum), 0)
  const counts = leasts.map((least) => ({ least, count: countFrom(least) }))
  // One that shows no more than the one above it decides nothing.
  const offered = counts.filter(
    ({ least, count }, at) => leastOf(chosen) === least || at === 0 || count !== counts[at - 1]?.count,
  )
  return (
    <>
      <FilterRow type="radio" name={group} checked={chosen.length === 0} onChange={() => onChoose([])}>
        {text('CATALOGUE_FILTER_RATING_ANY')}
      </FilterRow>
      {offered.map(({ least, count }) => (
        <FilterRow
          key={least}
          count={count}
          type="radio"
          name={group}
          checked={leastOf(chosen) === least}
          disabled={count === 0 && leastOf(chosen) !== least}
          onChange={() => onChoose(ratingsFrom(least))}
        >
          <Rating value={least} />
          {text('CATALOGUE_FILTER_RATING_OR_MORE')}
        </FilterRow>
      ))}
    </>
  )
}
