import { Combobox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CannedAnswer } from '../../../data/port/chat.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { chatKeys } from '../chat.queries.ts'
import styles from '../composer/composer.module.css'

/** The canned answers in which the words stand; none while nothing is looked for. */
export function useCannedAnswers(words: string | null): readonly CannedAnswer[] {
  const data = useData()
  const { data: answers } = useQuery({
    queryKey: [...chatKeys.canned, words],
    queryFn: () => data.chat.cannedAnswers(words ?? ''),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  })
  return words === null ? [] : (answers ?? [])
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
