import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Opinion } from '../../data/port/opinions.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useOpinionAct } from './opinions.queries.ts'

/** Asks why something is hidden: the log keeps the reason. */
export function HideDialog({ opinion, onClose }: { opinion: Opinion; onClose: () => void }) {
  const text = useText()
  const { opinions } = useData()
  const form = useForm({ initialValues: { reason: '' } })
  const close = useAskedClose(form.isDirty(), onClose)
  const hide = useOpinionAct(({ reason }: { reason: string }) => opinions.hide(opinion, reason), onClose)
  return (
    <Dialog onClose={close} title={text('OPINIONS_HIDE')}>
      <form onSubmit={form.onSubmit((values) => hide.mutate(values))}>
        <Stack>
          <Text size="sm">{text('OPINIONS_HIDE_LEAD')}</Text>
          <TextInput
            {...form.getInputProps('reason')}
            label={text('OPINIONS_REASON')}
            error={fieldError(hide.error, 'motivo')}
            maxLength={200}
            required
            data-autofocus
          />
          <FormActs
            act={text('OPINIONS_HIDE')}
            isBusy={hide.isPending}
            error={hide.error}
            fields={['motivo']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
