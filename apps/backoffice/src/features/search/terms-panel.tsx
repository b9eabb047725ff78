import { Select, Table } from '@mantine/core'
import { useState } from 'react'
import { type Meaning, meanings, type Term } from '../../data/port/search.port.ts'
import { useText } from '../../shell/texts.tsx'
import { FilteredList } from './filtered-list.tsx'
import { meaningTexts, targetName } from './meaning-texts.ts'
import { RowActs } from './row-acts.tsx'
import { useRemoveTerm, useTerms } from './search.queries.ts'
import { TermDialog } from './term-dialog.tsx'
import { useWordsFilter } from './use-words-filter.tsx'

/** What words mean, with a filter; each is changed and taken away. */
export function TermsPanel() {
  const text = useText()
  const { words, field } = useWordsFilter()
  const [meaning, setMeaning] = useState<Meaning | null>(null)
  const [edited, setEdited] = useState<Term | 'new' | null>(null)
  const terms = useTerms(words, meaning)
  const remove = useRemoveTerm()
  return (
    <>
      <FilteredList
        name={text('SEARCH_TERMS')}
        pages={terms}
        filter={
          <>
            {field}
            <Select
              label={text('SEARCH_MEANING')}
              placeholder={text('SEARCH_MEANING_ANY')}
              data={meanings.map((value) => ({ value, label: text(meaningTexts[value]) }))}
              value={meaning}
              onChange={(value) => setMeaning(value as Meaning | null)}
              clearable
              clearButtonProps={{ 'aria-label': text('SEARCH_MEANING_ANY') }}
            />
          </>
        }
        add={{ text: text('SEARCH_TERM_ADD'), onClick: () => setEdited('new') }}
        columns={[text('SEARCH_TERM'), text('SEARCH_MEANING'), text('SEARCH_TARGET'), text('STAFF_ACTS')]}
      >
        {(term) => (
          <Table.Tr key={term.id}>
            <Table.Td fw={650}>{term.term}</Table.Td>
            <Table.Td data-column={text('SEARCH_MEANING')}>{text(meaningTexts[term.meaning])}</Table.Td>
            <Table.Td data-column={text('SEARCH_TARGET')}>{targetName(term, text) || '–'}</Table.Td>
            <Table.Td>
              <RowActs
                words={term.term}
                onEdit={() => setEdited(term)}
                onRemove={() => remove.mutateAsync(term)}
              />
            </Table.Td>
          </Table.Tr>
        )}
      </FilteredList>
      {edited && (
        <TermDialog
          key={edited === 'new' ? 'new' : edited.id}
          term={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
