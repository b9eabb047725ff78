import { NumberInput, SegmentedControl, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import type { CarrierFields, EditedRow } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { clockOf, minuteOf } from './clock.ts'
import { OfferPreview } from './offer-preview.tsx'
import { RateFields } from './rate-fields.tsx'
import { useShippingChanged } from './shipping.queries.ts'

/** As many rates as a carrier may have. */
const mostRates = 400
const wireOfRate = (at: number) => `tarifas.${at}`
const wires = [
  ...['nombre', 'descripcion', 'descuento', 'seguimiento', 'minuto_corte', 'tarifas'],
  ...Array.from({ length: mostRates }, (_, at) => wireOfRate(at)),
]

/** A carrier: what it is called, how it delivers, and what it asks for where. */
export function CarrierDialog({
  carrier,
  onClose,
}: {
  carrier: EditedRow<CarrierFields>
  onClose: () => void
}) {
  const text = useText()
  const { shipping } = useData()
  const changed = useShippingChanged()
  const { form, submit, isBusy, error, isDirty, changes } = useEditForm<CarrierFields>(
    carrier,
    // What is made is sent whole.
    ({ changes, ...edit }) =>
      shipping.saveCarrier(carrier.id, {
        ...edit,
        changes: carrier.id === null ? { ...carrier.fields, ...changes } : changes,
      }),
    () => {
      changed()
      onClose()
    },
  )
  const close = useAskedClose(isDirty, onClose)
  const whole = carrier.id === null ? { ...carrier.fields, ...changes } : changes
  // What a shopper is not shown is not waited for; a name is, by the save.
  const { trackingUrl: _, name, ...shown } = whole
  const previewed = {
    ...shown,
    ...(name !== undefined && { name: name.trim() || text('SHIPPING_NAMELESS') }),
  }
  return (
    <Dialog onClose={close} size="xl" title={carrier.fields.name || text('SHIPPING_ADD_CARRIER')}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SegmentedControl
            aria-label={text('SHIPPING_KIND')}
            value={form.values.kind}
            onChange={(value) => form.setFieldValue('kind', value === 'pickup' ? 'pickup' : 'home')}
            data={[
              { value: 'home', label: text('SHIPPING_HOME') },
              { value: 'pickup', label: text('SHIPPING_PICKUP') },
            ]}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...form.getInputProps('name')}
              label={text('SHIPPING_NAME')}
              error={fieldError(error, 'nombre')}
              maxLength={80}
              required
              data-autofocus
            />
            <TextInput
              {...form.getInputProps('description')}
              label={text('SHIPPING_DESCRIPTION')}
              error={fieldError(error, 'descripcion')}
              maxLength={200}
            />
            <TextInput
              {...form.getInputProps('trackingUrl')}
              label={text('SHIPPING_TRACKING')}
              description={text('SHIPPING_TRACKING_HELP')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={fieldError(error, 'seguimiento')}
              maxLength={300}
            />
            <TextInput
              label={text('SHIPPING_CUTOFF')}
              description={text('SHIPPING_CUTOFF_HELP')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              type="time"
              value={clockOf(form.values.cutoffMinute)}
              onChange={(event) => form.setFieldValue('cutoffMinute', minuteOf(event.currentTarget.value))}
              error={fieldError(error, 'minuto_corte')}
            />
            <NumberInput
              {...form.getInputProps('discountPercent')}
              label={text('SHIPPING_DISCOUNT')}
              error={fieldError(error, 'descuento')}
              min={0}
              max={100}
              allowDecimal={false}
              suffix=" %"
            />
          </SimpleGrid>
          <RateFields
            rates={form.values.rates}
            errorOf={(at) => fieldError(error, at === undefined ? 'tarifas' : wireOfRate(at))}
            onChange={(rates) => form.setFieldValue('rates', rates)}
          />
          <Switch
            checked={form.values.isActive}
            onChange={(event) => form.setFieldValue('isActive', event.currentTarget.checked)}
            label={text('SHIPPING_ACTIVE')}
          />
          <OfferPreview draft={{ carrier: { id: carrier.id, changes: previewed } }} />
          <FormActs act={text('DESK_SAVE')} isBusy={isBusy} error={error} fields={wires} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
