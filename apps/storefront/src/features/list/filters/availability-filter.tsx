import { useQuery } from '@tanstack/react-query'
import type { ProductListQuery } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import { availableCountsQuery } from './available-counts.queries.ts'
import { FilterRow } from './check-filter.tsx'
import styles from './filter-panel.module.css'
import { rememberBranch, useMyBranch } from './my-branch.store.ts'

/** What can be had, and in the shopper's own branch, which is chosen once and remembered. */
export function AvailabilityFilter({
  list,
  available,
  branchId,
  onAvailable,
  onBranch,
}: {
  /** The list whose products are counted. */
  list: ProductListQuery
  available: boolean
  branchId: number | null
  onAvailable: (available: boolean) => void
  onBranch: (branchId: number | null) => void
}) {
  const text = useText()
  const data = useData()
  const { data: branches = [] } = useQuery(branchesQuery(data))
  const { data: counts } = useQuery(availableCountsQuery(data, list))
  const remembered = useMyBranch()
  const mine = branches.find(({ id }) => id === (branchId ?? remembered)) ?? branches[0]
  const there = counts && mine && (counts.branches.find(({ id }) => id === mine.id)?.count ?? 0)
  const choose = (id: number) => {
    rememberBranch(id)
    onBranch(id)
  }
  return (
    <>
      <FilterRow
        count={counts?.available}
        type="checkbox"
        checked={available}
        disabled={counts?.available === 0 && !available}
        onChange={() => onAvailable(!available)}
      >
        {text('CATALOGUE_FILTER_AVAILABLE')}
      </FilterRow>
      {mine && (
        <>
          <FilterRow
            count={there}
            type="checkbox"
            checked={branchId !== null}
            disabled={there === 0 && branchId === null}
            onChange={() => (branchId === null ? choose(mine.id) : onBranch(null))}
          >
            {text('CATALOGUE_FILTER_BRANCH')}
          </FilterRow>
          <select
            className={styles.branch}
            aria-label={text('CATALOGUE_FILTER_BRANCH_CHOOSE')}
            value={mine.id}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </>
  )
}
