import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { BestPicks } from '../cart/empty/best-picks.tsx'
import { compareActions, useCompare } from '../saved-products/compare.store.ts'
import { comparedQuery } from './compare.queries.ts'
import styles from './compare-page.module.css'
import { CompareTable } from './compare-table.tsx'

type Shown = 'all' | 'different'

/** `/shop/compare`: products side by side, all attributes or those alone in which they differ. */
export default function ComparePage() {
  const text = useText()
  const data = useData()
  const { items, ready } = useCompare()
  const [shown, setShown] = useState<Shown>('all')
  const [isClearing, setClearing] = useState(false)
  const queryClient = useQueryClient()
  const slugs = items.map(({ slug }) => slug)
  const found = useQuery({ ...comparedQuery(data, queryClient, slugs), enabled: ready })
  const title = text('COMPARE_TITLE')
  usePageHead({ title, robots: 'noindex' })

  const clear = async () => {
    if (isClearing) return
    setClearing(true)
    await compareActions.clear()
    setClearing(false)
  }
  if (ready && items.length === 0) {
    return (
      <div className={`container ${styles.page}`}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <EmptyState
          icon="scale"
          title={text('COMPARE_EMPTY')}
          text={text('COMPARE_EMPTY_TEXT')}
          headingLevel={1}
        >
          <ButtonLink to="/shop/shop-list" kind="accent" size="large">
            {text('CART_EMPTY_ALL')}
          </ButtonLink>
        </EmptyState>
        <BestPicks />
      </div>
    )
  }
  const columns = items.map((card) => ({ card, product: found.data?.[card.slug] }))
  const isShort =
    found.data !== undefined && !found.isFetching && columns.some((each) => each.product === undefined)
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ name: title }]} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.controls}>
          <fieldset className={styles.shown}>
            <legend className="visually-hidden">{text('COMPARE_SHOW')}</legend>
            {(['all', 'different'] as const).map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="compare-shown"
                  checked={shown === choice}
                  onChange={() => setShown(choice)}
                />
                <span>{text(choice === 'all' ? 'COMPARE_ALL' : 'COMPARE_DIFFERENT')}</span>
              </label>
            ))}
          </fieldset>
          <Button kind="quiet" size="small" icon="trash" busy={isClearing} onClick={clear}>
            {text('COMPARE_CLEAR')}
          </Button>
        </div>
      </header>
      <div role="status" className={styles.short}>
        {isShort && (
          <>
            {text('CATALOGUE_FAILED_HINT')}
            <Button kind="quiet" size="small" onClick={() => void found.refetch()}>
              {text('CATALOGUE_RETRY')}
            </Button>
          </>
        )}
      </div>
      {ready ? (
        <CompareTable columns={columns} onlyDifferent={shown === 'different'} isWaiting={!isShort} />
      ) : (
        <Skeleton blockSize="480px" />
      )}
    </div>
  )
}
