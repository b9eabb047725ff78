import type { ShownReading } from '#rules/search/shown-reading.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { helpPaths } from '../search/help-pages.ts'
import { helpTitles } from '../search/help-titles.ts'
import { changedHref, type ListPlace } from './list-facts.ts'
import styles from './search-summary.module.css'

type Vehicle = NonNullable<ShownReading['vehicle']>

const filterKeys = {
  animal: 'SEARCH_READ_ANIMAL',
  stage: 'SEARCH_READ_STAGE',
  size: 'SEARCH_READ_SIZE',
  brand: 'SEARCH_READ_BRAND',
  contents: 'SEARCH_READ_CONTENTS',
  allergens: 'SEARCH_READ_ALLERGENS',
} as const

const nameOf = ({ make, model, engine, year }: Vehicle) =>
  [make, model, engine, year].filter((part) => part !== null).join(' ')

/**
 * How a search was understood: the vehicle that it names, what narrows it, which words were left out, pages that answer
 * it, and the way to its words alone. A chip leads to the search without its words. Nothing where there is nothing to
 * say; pages that answer a search without products stand in their place.
 */
export default function SearchSummary({
  place,
  reading,
  isEmpty,
}: {
  place: ListPlace
  reading: ShownReading
  isEmpty: boolean
}) {
  const text = useText()
  const { vehicle, dropped, topics, corrected } = reading
  const filters = reading.filters.filter(({ isApplied }) => isApplied)
  const { search, literally } = place.state
  const isRead = vehicle !== null || filters.length > 0 || dropped.length > 0 || corrected !== null
  if (!literally && (isEmpty || (!isRead && topics.length === 0))) return null
  const searchHref = (words: string) => changedHref(place, { search: words, literally: false })
  return (
    <div className={styles.summary}>
      {corrected !== null && (
        <p className={styles.said} data-plain>
          <Icon name="search" />
          <span role="status">{text('SEARCH_READ_CORRECTED', { text: corrected })}</span>
        </p>
      )}
      {vehicle && (
        <p className={styles.said} data-plain={!vehicle.isApplied || undefined}>
          <Icon name="car" />
          <span role="status">
            <bdi>
              {text(vehicle.isApplied ? 'CATALOGUE_VEHICLE_NAMED' : 'SEARCH_READ_VEHICLE_NONE', {
                vehicle: nameOf(vehicle),
              })}
            </bdi>
          </span>
          {vehicle.without !== '' && (
            <Link to={searchHref(vehicle.without)} rel="nofollow" className={styles.way}>
              {text('CATALOGUE_VEHICLE_SHOW_ALL')}
            </Link>
          )}
        </p>
      )}
      {dropped.length > 0 && (
        <p className={styles.said} data-plain>
          <Icon name="info" />
          <span role="status">
            {text('SEARCH_READ_DROPPED', { words: dropped.map((word) => `“${word}”`).join(', ') })}
          </span>
        </p>
      )}
      <ul className={styles.chips} aria-label={text('SEARCH_READ')}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={helpPaths[topic]} className={`${styles.chip} ${styles.page}`}>
              <Icon name="info" size={16} />
              {text('SEARCH_HELP_PAGE', { page: text(helpTitles[topic]) })}
            </Link>
          </li>
        ))}
        {filters.map(({ kind, words, without }) => (
          <li key={`${kind} ${words}`}>
            <Link
              to={searchHref(without)}
              rel="nofollow"
              className={styles.chip}
              aria-label={text('CATALOGUE_FILTER_REMOVE', { name: text(filterKeys[kind], { words }) })}
            >
              {text(filterKeys[kind], { words })}
              <Icon name="close" size={16} />
            </Link>
          </li>
        ))}
        {(isRead || literally) && (
          <li>
            <Link
              to={changedHref(place, { literally: !literally })}
              keepPosition
              rel="nofollow"
              className={styles.way}
            >
              {text(literally ? 'SEARCH_READ_AGAIN' : 'SEARCH_READ_WORDS', { text: search })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  )
}
