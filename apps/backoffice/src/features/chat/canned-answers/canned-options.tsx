import { Combobox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CannedAnswer } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { chatKeys } from '../chat.queries.ts'
import styles from './canned-options.module.css'

/** The canned answers in which the words stand; `isNone` where they stand in no one, null looks for nothing. */
export function useCannedAnswers(words: string | null): {
  answers: readonly CannedAnswer[]
  isNone: boolean
} {
  const { chat } = useData()
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...chatKeys.canned, words],
    queryFn: () => chat.cannedAnswers(words ?? ''),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
  const answers = words === null ? [] : (data ?? [])
  return { answers, isNone: words !== null && !isPlaceholderData && data?.length === 0 }
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
