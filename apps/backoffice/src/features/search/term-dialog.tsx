import { Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { meanings, type Term, type TermForm } from '../../data/port/search.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActs } from '../../ui/form-acts.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useAskedClose } from '../../ui/use-unsaved-guard.ts'
import { meaningTexts, namedPages, targetTexts } from './meaning-texts.ts'
import { useSaveTerm } from './search.queries.ts'

/** Adds what a word means, or changes it. */
export function TermDialog({ term, onClose }: { term: Term | null; onClose: () => void }) {
  const text = useText()
  const form = useForm<TermForm>({
    initialValues: term ?? { id: null, meaning: 'instead', term: '', target: '' },
  })
  const save = useSaveTerm(onClose)
  const close = useAskedClose(form.isDirty(), onClose)
  const target = targetTexts[form.values.meaning]
  return (
    <Dialog onClose={close} title={text(term ? 'SEARCH_TERM_EDIT' : 'SEARCH_TERM_ADD')}>
      <form
        onSubmit={form.onSubmit((values) => save.mutate({ ...values, target: target ? values.target : '' }))}
      >
        <Stack>
          <TextInput
            {...form.getInputProps('term')}
            label={text('SEARCH_TERM')}
            description={text('SEARCH_TERM_HELP')}
            error={fieldError(save.error, 'termino')}
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
              error={fieldError(save.error, 'equivale')}
              data={namedPages(text)}
              required
            />
          )}
          {target && form.values.meaning !== 'help' && (
            <TextInput
              {...form.getInputProps('target')}
              label={text('SEARCH_TARGET')}
              description={text(target)}
              error={fieldError(save.error, 'equivale')}
              maxLength={60}
              required
            />
          )}
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={save.isPending}
            error={save.error}
            fields={['termino', 'equivale']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
