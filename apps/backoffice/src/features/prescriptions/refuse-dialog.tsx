import { Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Prescription } from '../../data/port/prescriptions.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useDecide } from './prescriptions.queries.ts'

/** Asks why a prescription is refused: its shopper reads the reason. */
export function RefuseDialog({ prescription, onClose }: { prescription: Prescription; onClose: () => void }) {
  const text = useText()
  const form = useForm({ initialValues: { reason: '' } })
  const close = useAskedClose(form.isDirty(), onClose)
  const refuse = useDecide(prescription, onClose)
  return (
    <Dialog onClose={close} title={text('PRESCRIPTIONS_REFUSE')}>
      <form onSubmit={form.onSubmit((values) => refuse.mutate(values))}>
        <Stack>
          <Text size="sm">{text('PRESCRIPTIONS_REFUSE_LEAD')}</Text>
          <Textarea
            {...form.getInputProps('reason')}
            label={text('PRESCRIPTIONS_REASON')}
            error={fieldError(refuse.error, 'motivo')}
            maxLength={500}
            autosize
            minRows={2}
            required
            data-autofocus
          />
          <FormActs
            act={text('PRESCRIPTIONS_REFUSE')}
            isBusy={refuse.isPending}
            error={refuse.error}
            fields={['motivo']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
