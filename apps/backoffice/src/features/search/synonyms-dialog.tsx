import { Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import type { SynonymFields, SynonymGroup } from '../../data/port/search.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useWordsChanged } from './search.queries.ts'

/** The words that stand now, without those that were taken out here and with those that were added. */
const wordsOver = (now: SynonymFields, before: SynonymFields, typed: SynonymFields): SynonymFields => {
  const kept = now.terms.filter((term) => typed.terms.includes(term) || !before.terms.includes(term))
  const added = typed.terms.filter((term) => !before.terms.includes(term) && !kept.includes(term))
  return { terms: [...kept, ...added] }
}

/** Adds a group of words that mean the same, or changes it. */
export function SynonymsDialog({ group, onClose }: { group: SynonymGroup | null; onClose: () => void }) {
  const text = useText()
  // A word that is typed is no tag until its field is left.
  const [typed, setTyped] = useState('')
  const { search } = useData()
  const changed = useWordsChanged()
  const { form, submit, isBusy, error, isDirty } = useEditForm<SynonymFields>(
    {
      version: group?.version ?? 0,
      by: group?.changedBy ?? '',
      at: null,
      fields: { terms: group?.terms ?? [] },
    },
    (edit, fields) => search.saveSynonyms({ ...edit, id: group?.id ?? null, fields }),
    () => {
      changed()
      onClose()
    },
    wordsOver,
  )
  const close = useAskedClose(typed.trim() !== '' || isDirty, onClose)
  return (
    <Dialog onClose={close} title={text(group ? 'SEARCH_SYNONYMS_EDIT' : 'SEARCH_SYNONYMS_ADD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TagsInput
            label={text('SEARCH_SYNONYMS')}
            description={text('SEARCH_SYNONYMS_HELP')}
            {...form.getInputProps('terms')}
            searchValue={typed}
            onSearchChange={setTyped}
            error={fieldError(error, 'terminos')}
            maxTags={20}
            acceptValueOnBlur
            data-autofocus
          />
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={isBusy}
            error={error}
            fields={['terminos']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
