import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import busyBar from '../../ui/feedback/busy-bar.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { PageButtons } from '../../ui/navigation/page-buttons.tsx'
import { useAskedQuestions } from './asked-questions.store.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionList, WaitingQuestions } from './question-list.tsx'
import styles from './questions.module.css'
import { questionsQuery } from './questions.queries.ts'

/** Fewer are read at a glance. */
const leastToSearch = 3
const pause = 300

/** What shoppers have asked about a product and the shop has answered, and a form to ask more. */
export default function Questions({ productId }: { productId: number }) {
  const text = useText()
  const data = useData()
  const [typed, setTyped] = useState('')
  const [{ page, search }, show] = useState({ page: 1, search: '' })
  const { asked, drop } = useAskedQuestions(data.layer)
  const questions = useQuery({
    ...questionsQuery(data, productId, { page, search }),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    const timer = setTimeout(
      () => show((shown) => (shown.search === typed.trim() ? shown : { page: 1, search: typed.trim() })),
      pause,
    )
    return () => clearTimeout(timer)
  }, [typed])
  const items = questions.data?.items
  useEffect(() => {
    if (items) drop(new Set(items.map(({ id }) => id)))
  }, [items, drop])

  if (questions.isPending) return <Skeleton blockSize="320px" />
  if (questions.isError && !questions.data) {
    return <LoadFailed title={text('QUESTIONS_FAILED')} onRetry={() => void questions.refetch()} />
  }
  const { all, total, pages } = questions.data
  const waiting = asked.filter((each) => each.productId === productId)
  return (
    <div className={styles.questions}>
      <div className={styles.column}>
        {all === 0 && waiting.length === 0 && <p className={styles.count}>{text('QUESTIONS_EMPTY')}</p>}
        {all >= leastToSearch && (
          <TextField
            type="search"
            label={text('QUESTIONS_SEARCH')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={80}
            className={styles.search}
          />
        )}
        {search !== '' && (
          <p className={styles.count} role="status">
            {total === 0
              ? text('QUESTIONS_NONE', { text: search })
              : text('QUESTIONS_FOUND', { count: total })}
          </p>
        )}
        {waiting.length > 0 && <WaitingQuestions asked={waiting} />}
        <div className={busyBar.region} aria-busy={questions.isPlaceholderData || undefined}>
          <QuestionList questions={questions.data.items} />
          <PageButtons
            label={text('QUESTIONS_PAGES')}
            page={page}
            pages={pages}
            onGo={(next) => show({ page: next, search })}
          />
        </div>
      </div>
      <QuestionForm productId={productId} />
    </div>
  )
}
