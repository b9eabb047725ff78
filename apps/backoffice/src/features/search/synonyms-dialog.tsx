import { Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import type { SynonymGroup } from '../../data/port/search.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActs } from '../../ui/form-acts.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useAskedClose } from '../../ui/use-unsaved-guard.ts'
import { useSaveSynonyms } from './search.queries.ts'

/** Adds a group of words that mean the same, or changes it. */
export function SynonymsDialog({ group, onClose }: { group: SynonymGroup | null; onClose: () => void }) {
  const text = useText()
  const [terms, setTerms] = useState(group?.terms ?? [])
  // A word that is typed is no tag until its field is left.
  const [typed, setTyped] = useState('')
  const save = useSaveSynonyms(onClose)
  const isUnsaved = typed.trim() !== '' || terms.join() !== (group?.terms ?? []).join()
  const close = useAskedClose(isUnsaved, onClose)
  return (
    <Dialog onClose={close} title={text(group ? 'SEARCH_SYNONYMS_EDIT' : 'SEARCH_SYNONYMS_ADD')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ id: group?.id ?? null, terms })
        }}
      >
        <Stack>
          <TagsInput
            label={text('SEARCH_SYNONYMS')}
            description={text('SEARCH_SYNONYMS_HELP')}
            value={terms}
            onChange={setTerms}
            searchValue={typed}
            onSearchChange={setTyped}
            error={fieldError(save.error, 'terminos')}
            maxTags={20}
            acceptValueOnBlur
            data-autofocus
          />
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={save.isPending}
            error={save.error}
            fields={['terminos']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
