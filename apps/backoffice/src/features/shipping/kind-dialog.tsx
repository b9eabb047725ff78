import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Kept, KindFields } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { PreviewLanguage } from '../../ui/preview/preview-language.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { useShippingChanged } from './shipping.queries.ts'

const fields = ['nombre', 'nombre_en', 'nombre_ru']

/** How a kind of delivery is called in each language, and whether the shop offers it. */
export function KindDialog({ kind, onClose }: { kind: Kept<KindFields>; onClose: () => void }) {
  const text = useText()
  const { shipping } = useData()
  const changed = useShippingChanged()
  const [language, setLanguage] = useState<ShopLanguage>('es')
  const { form, submit, isBusy, error, isDirty, changes } = useEditForm<KindFields>(
    kind,
    (edit) => shipping.saveKind(kind.id ?? 0, edit),
    () => {
      changed()
      onClose()
    },
  )
  const name = { maxLength: 60 } as const
  const close = useAskedClose(isDirty, onClose)
  // An empty name is for the save to refuse.
  const named =
    changes.name === undefined
      ? changes
      : { ...changes, name: changes.name.trim() || text('SHIPPING_NAMELESS') }
  return (
    <Dialog onClose={close} size="xl" title={kind.fields.name}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            {...name}
            label={text('SHIPPING_NAME')}
            error={fieldError(error, 'nombre')}
            required
            data-autofocus
          />
          <TextInput
            {...form.getInputProps('nameEn')}
            {...name}
            label={text('SHIPPING_NAME_EN')}
            description={text('SHIPPING_NAME_OTHER_HELP')}
            error={fieldError(error, 'nombre_en')}
          />
          <TextInput
            {...form.getInputProps('nameRu')}
            {...name}
            label={text('SHIPPING_NAME_RU')}
            error={fieldError(error, 'nombre_ru')}
          />
          <Checkbox
            label={text('SHIPPING_ACTIVE')}
            description={text('SHIPPING_KIND_ACTIVE_HELP')}
            checked={form.values.isActive}
            onChange={(event) => form.setFieldValue('isActive', event.currentTarget.checked)}
          />
          <OfferPreview
            draft={{ kind: { id: kind.id ?? 0, changes: named } }}
            language={language}
            controls={<PreviewLanguage value={language} onChange={setLanguage} />}
          />
          <FormActs act={text('DESK_SAVE')} isBusy={isBusy} error={error} fields={fields} onCancel={close} />
        </Stack>
      </form>
    </Dialog>
  )
}
