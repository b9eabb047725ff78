import { Select, Stack, TextInput } from '@mantine/core'
import { meanings, type Term, type TermFields } from '../../data/port/search.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { meaningTexts, namedPages, targetTexts } from './meaning-texts.ts'
import { useWordsChanged } from './search.queries.ts'

const asEdited = (term: Term | null) => ({
  version: term?.version ?? 0,
  by: term?.changedBy ?? '',
  at: null,
  fields: {
    meaning: term?.meaning ?? ('instead' as const),
    term: term?.term ?? '',
    target: term?.target ?? '',
  },
})

/** Adds what a word means, or changes it. */
export function TermDialog({ term, onClose }: { term: Term | null; onClose: () => void }) {
  const text = useText()
  const { search } = useData()
  const changed = useWordsChanged()
  const { form, submit, isBusy, error, isDirty } = useEditForm<TermFields>(
    asEdited(term),
    (edit, fields) => {
      const target = targetTexts[fields.meaning] ? fields.target : ''
      return search.saveTerm({ ...edit, id: term?.id ?? null, fields: { ...fields, target } })
    },
    () => {
      changed()
      onClose()
    },
  )
  const close = useAskedClose(isDirty, onClose)
  const target = targetTexts[form.values.meaning]
  return (
    <Dialog onClose={close} title={text(term ? 'SEARCH_TERM_EDIT' : 'SEARCH_TERM_ADD')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            {...form.getInputProps('term')}
            label={text('SEARCH_TERM')}
            description={text('SEARCH_TERM_HELP')}
            error={fieldError(error, 'termino')}
            maxLength={60}
            required
            data-autofocus
          />
          <Select
            {...form.getInputProps('meaning')}
            label={text('SEARCH_MEANING')}
            data={meanings.map((value) => ({ value, label: text(meaningTexts[value]) }))}
            allowDeselect={false}
          />
          {form.values.meaning === 'help' && (
            <Select
              {...form.getInputProps('target')}
              label={text('SEARCH_TARGET')}
              description={text('SEARCH_TARGET_HELP')}
              error={fieldError(error, 'equivale')}
              data={namedPages(text)}
              required
            />
          )}
          {target && form.values.meaning !== 'help' && (
            <TextInput
              {...form.getInputProps('target')}
              label={text('SEARCH_TARGET')}
              description={text(target)}
              error={fieldError(error, 'equivale')}
              maxLength={60}
              required
            />
          )}
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={isBusy}
            error={error}
            fields={['termino', 'equivale']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
