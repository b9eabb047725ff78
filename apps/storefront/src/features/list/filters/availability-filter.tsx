import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import { FilterRow } from './check-filter.tsx'
import styles from './filter-panel.module.css'
import { rememberBranch, useMyBranch } from './my-branch.store.ts'

/** What can be had, and in the shopper's own branch, which is chosen once and remembered. */
export function AvailabilityFilter({
  available,
  branchId,
  onAvailable,
  onBranch,
}: {
  available: boolean
  branchId: number | null
  onAvailable: (available: boolean) => void
  onBranch: (branchId: number | null) => void
}) {
  const text = useText()
  const { data: branches = [] } = useQuery(branchesQuery(useData()))
  const remembered = useMyBranch()
  const mine = branches.find(({ id }) => id === (branchId ?? remembered)) ?? branches[0]
  const choose = (id: number) => {
    rememberBranch(id)
    onBranch(id)
  }
  return (
    <>
      <FilterRow type="checkbox" checked={available} onChange={() => onAvailable(!available)}>
        {text('CATALOGUE_FILTER_AVAILABLE')}
      </FilterRow>
      {mine && (
        <>
          <FilterRow
            type="checkbox"
            checked={branchId !== null}
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
