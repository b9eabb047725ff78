import { Combobox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CannedAnswer } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { chatKeys } from '../chat.queries.ts'
import styles from './canned-options.module.css'

/** Why nothing is offered: there is no answer yet, the words stand in none, or the answers could not be had. */
export type NoAnswers = 'none' | 'unmatched' | 'failed'

/** The canned answers in which the words stand, and why there are none; null looks for nothing. */
export function useCannedAnswers(words: string | null): {
  answers: readonly CannedAnswer[]
  reason: NoAnswers | null
} {
  const { chat } = useData()
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: [...chatKeys.canned, words],
    queryFn: () => chat.cannedAnswers(words ?? ''),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
  if (words === null) return { answers: [], reason: null }
  if (isError) return { answers: data ?? [], reason: 'failed' }
  if (isPlaceholderData || data?.length !== 0) return { answers: data ?? [], reason: null }
  return { answers: data, reason: words === '' ? 'none' : 'unmatched' }
}

export function CannedOptions({ answers }: { answers: readonly CannedAnswer[] }) {
  return (
    <Combobox.Options mah={260} style={{ overflowY: 'auto' }}>
      {answers.map(({ id, name, text }) => (
        <Combobox.Option key={id} value={String(id)}>
          <span className={styles.option}>
            <span>{name}</span>
            <span>{text}</span>
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Options>
  )
}
