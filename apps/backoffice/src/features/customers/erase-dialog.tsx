import { Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useLocation } from 'wouter'
import type { CustomerProfile } from '../../data/port/customers.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { useErase } from './customers.queries.ts'

/** Asks how the person asked to be forgotten: the log keeps it. */
export function EraseDialog({ customer, onClose }: { customer: CustomerProfile; onClose: () => void }) {
  const text = useText()
  const [, go] = useLocation()
  const form = useForm({ initialValues: { reason: '' } })
  const close = useAskedClose(form.isDirty(), onClose)
  const erase = useErase(customer.id, () => {
    notifications.show({ message: text('CUSTOMERS_ERASED') })
    go('/clientes')
  })
  return (
    <Dialog onClose={close} title={text('CUSTOMERS_ERASE')}>
      <form onSubmit={form.onSubmit(({ reason }) => erase.mutate(reason))}>
        <Stack>
          <Text size="sm">{text('CUSTOMERS_ERASE_LEAD', { name: customer.name || customer.email })}</Text>
          <TextInput
            {...form.getInputProps('reason')}
            label={text('CUSTOMERS_REASON')}
            error={fieldError(erase.error, 'motivo')}
            maxLength={200}
            required
            data-autofocus
          />
          <FormActs
            act={text('CUSTOMERS_ERASE')}
            isBusy={erase.isPending}
            error={erase.error}
            fields={['motivo']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
