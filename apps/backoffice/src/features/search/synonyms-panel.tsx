import { Badge, Group, Table } from '@mantine/core'
import { useState } from 'react'
import type { SynonymGroup } from '../../data/port/search.port.ts'
import { useText } from '../../shell/texts.tsx'
import { FilteredList } from './filtered-list.tsx'
import { RowActs } from './row-acts.tsx'
import { useRemoveSynonyms, useSynonyms } from './search.queries.ts'
import { SynonymsDialog } from './synonyms-dialog.tsx'
import { useWordsFilter } from './use-words-filter.tsx'

/** Words that mean the same, in groups, with a filter. */
export function SynonymsPanel() {
  const text = useText()
  const { words, field } = useWordsFilter()
  const [edited, setEdited] = useState<SynonymGroup | 'new' | null>(null)
  const groups = useSynonyms(words)
  const remove = useRemoveSynonyms()
  return (
    <>
      <FilteredList
        name={text('SEARCH_SYNONYMS')}
        pages={groups}
        filter={field}
        add={{ text: text('SEARCH_SYNONYMS_ADD'), onClick: () => setEdited('new') }}
        columns={[text('SEARCH_SYNONYMS'), text('STAFF_ACTS')]}
      >
        {(group) => (
          <Table.Tr key={group.id}>
            <Table.Td>
              <Group gap={6}>
                {group.terms.map((term) => (
                  <Badge key={term} variant="light" tt="none" size="lg" miw={0}>
                    {term}
                  </Badge>
                ))}
              </Group>
            </Table.Td>
            <Table.Td>
              <RowActs
                words={group.terms.join(', ')}
                onEdit={() => setEdited(group)}
                onRemove={() => remove.mutateAsync(group)}
              />
            </Table.Td>
          </Table.Tr>
        )}
      </FilteredList>
      {edited && (
        <SynonymsDialog
          key={edited === 'new' ? 'new' : edited.id}
          group={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
