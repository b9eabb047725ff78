import { Button, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { categoryLimits } from '#rules/products/category-tree.ts'
import { productLimits } from '#rules/products/product.ts'
import type { DeskBrand } from '../../data/port/brands.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useEditForm } from '../../ui/form/use-edit-form.ts'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { PictureField } from '../../ui/media/picture-field.tsx'
import { useBrandsChanged } from './brands.queries.ts'
import { RemoveBrand } from './remove-brand.tsx'

/** What is said of a brand, with its logo. */
export function BrandDialog({
  brand,
  brands,
  onClose,
}: {
  brand: DeskBrand
  brands: readonly DeskBrand[]
  onClose: () => void
}) {
  const text = useText()
  const data = useData()
  const changed = useBrandsChanged()
  const [isRemoving, setRemoving] = useState(false)
  const { form, submit, isBusy, error, isDirty } = useEditForm(
    brand,
    (edit) => data.brands.save(brand.id, edit),
    () => {
      void changed()
      onClose()
    },
  )
  const close = useAskedClose(isDirty, onClose)
  if (isRemoving) return <RemoveBrand brand={brand} brands={brands} onClose={onClose} />
  return (
    <Dialog onClose={close} size="lg" title={brand.fields.name}>
      <form onSubmit={form.onSubmit(submit)}>
        <Stack>
          <TextInput
            {...form.getInputProps('name')}
            label={text('PRODUCTS_NAME')}
            error={fieldError(error, 'nombre')}
            maxLength={productLimits.rowName}
            required
            data-autofocus
          />
          <TextInput
            {...form.getInputProps('country')}
            label={text('BRANDS_COUNTRY')}
            error={fieldError(error, 'pais')}
            maxLength={categoryLimits.country}
          />
          <TextInput
            {...form.getInputProps('slug')}
            label={text('PRODUCTS_SLUG')}
            description={text('PRODUCTS_SLUG_HELP')}
            error={fieldError(error, 'urlamigable')}
            maxLength={productLimits.slug}
            required
          />
          <PictureField
            label={text('BRANDS_LOGO')}
            value={form.values.image}
            onChange={(image) => form.setFieldValue('image', image)}
            error={fieldError(error, 'imagen')}
          />
          <Button
            variant="light"
            color="clay"
            size="xs"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
            style={{ alignSelf: 'start' }}
          >
            {text('BRANDS_REMOVE')}
          </Button>
          <FormActs
            act={text('DESK_SAVE')}
            isBusy={isBusy}
            error={error}
            fields={['nombre', 'pais', 'urlamigable', 'imagen']}
            onCancel={close}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
