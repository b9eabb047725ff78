import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import type { LawFields, LawKind, PublishedLaw } from '../../data/port/law.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ShopLanguageChoice } from '../../ui/form/shop-language-choice.tsx'
import { usePublishedLaw } from './law.queries.ts'
import styles from './published-text.module.css'
import { textChanges } from './text-changes.ts'

const endings = { es: '', en: 'En', ru: 'Ru' } as const

/** Title and text as they were written; empty where a language has none. */
const wordsIn = (fields: LawFields, language: ShopLanguage): string =>
  [fields[`title${endings[language]}`], fields[`body${endings[language]}`]].filter(Boolean).join('\n\n')

/** A version as it was published, or what changed in it since the one before. */
export default function PublishedText({ kind, name }: { kind: LawKind; name: string }) {
  return (
    <Loaded query={usePublishedLaw(kind, name)}>
      {({ before, ...published }) => <Words published={published} before={before} />}
    </Loaded>
  )
}

function Words({ published, before }: { published: PublishedLaw; before: PublishedLaw | null }) {
  const text = useText()
  const [language, setLanguage] = useState<ShopLanguage>('es')
  const [view, setView] = useState<'whole' | 'changes'>('whole')
  const said = shopLanguages.filter((each) =>
    [published, before].some((law) => law && wordsIn(law.fields, each) !== ''),
  )
  return (
    <Stack>
      <Group justify="space-between">
        <SegmentedControl
          aria-label={text('LAW_READ_VIEW')}
          value={view}
          onChange={setView}
          data={[
            { value: 'whole', label: text('LAW_READ_WHOLE') },
            { value: 'changes', label: text('LAW_READ_CHANGES') },
          ]}
        />
        {said.length > 1 && (
          <ShopLanguageChoice
            label={text('LAW_READ_LANGUAGE')}
            value={language}
            onChange={setLanguage}
            languages={said}
          />
        )}
      </Group>
      {view === 'whole' ? (
        <div className={styles.text} lang={language}>
          {wordsIn(published.fields, language)}
        </div>
      ) : (
        <Changes published={published} before={before} language={language} />
      )}
    </Stack>
  )
}

function Changes({
  published,
  before,
  language,
}: {
  published: PublishedLaw
  before: PublishedLaw | null
  language: ShopLanguage
}) {
  const text = useText()
  if (!before) return <Text>{text('LAW_READ_FIRST')}</Text>
  const changes = textChanges(wordsIn(before.fields, language), wordsIn(published.fields, language))
  if (changes.every(({ kind }) => kind === 'same')) return <Text>{text('LAW_READ_SAME')}</Text>
  return (
    <>
      <Text size="sm" c="dimmed">
        {text('LAW_READ_SINCE', { name: before.name })}
      </Text>
      <div className={styles.text} lang={language}>
        {changes.map(({ kind, words }, index) => {
          const Mark = marks[kind]
          // biome-ignore lint/suspicious/noArrayIndexKey: they are never put in another order
          return <Mark key={index}>{words}</Mark>
        })}
      </div>
    </>
  )
}

const marks = { same: 'span', added: 'ins', removed: 'del' } as const
