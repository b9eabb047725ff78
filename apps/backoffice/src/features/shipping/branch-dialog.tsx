import { Select, Stack, TextInput } from '@mantine/core'
import type { BranchFields, EditedRow } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { usePlaces, useShippingChanged } from './shipping.queries.ts'

/** A store of the shop: where it is, and how it is called. */
export function BranchDialog({ branch, onClose }: { branch: EditedRow<BranchFields>; onClose: () => void }) {
  const text = useText()
  const { shipping } = useData()
  const { data: places } = usePlaces()
  const changed = useShippingChanged()
  const { form, submit, isBusy, error, isDirty } = useEditForm<BranchFields>(
    branch,
    (edit) => shipping.saveBranch(branch.id, edit),
    () => {
      changed()
      onClose()
    },
  )
  const close = useAskedClose(isDirty, onClose)
  return (
    <Dialog onClose={close} title={branch.fields.name || text('SHIPPING_ADD_BRANCH')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={text('SHIPPING_NAME')}
            error={fieldError(error, 'nombre')}
            maxLength={80}
            required
            data-autofocus
          />
          <TextInput
            {...form.getInputProps('address')}
            label={text('SHIPPING_ADDRESS')}
            error={fieldError(error, 'direccion')}
            maxLength={160}
            required
          />
          <Select
            label={text('SHIPPING_COMUNA')}
            data={(places?.comunas ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            value={form.values.comunaId === null ? null : String(form.values.comunaId)}
            onChange={(value) => form.setFieldValue('comunaId', value === null ? null : Number(value))}
            error={fieldError(error, 'id_comuna')}
            searchable
            limit={40}
            required
          />
          <TextInput
            {...form.getInputProps('phone')}
            label={text('SHIPPING_PHONE')}
            type="tel"
            error={fieldError(error, 'telefono')}
            maxLength={40}
            required
          />
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={isBusy}
            error={error}
            fields={['nombre', 'direccion', 'id_comuna', 'telefono']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
