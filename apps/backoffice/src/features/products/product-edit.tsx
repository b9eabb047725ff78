import { Grid, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type ReactNode, useState } from 'react'
import type { EditedProduct } from '#rules/products/product.ts'
import type { DeskProduct } from '../../data/port/products.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard.ts'
import { useMember } from '../session/session.queries.ts'
import { EditHead } from './edit-head.tsx'
import { mayEditProducts } from './may-edit-products.ts'
import { BasicsPart } from './parts/basics-part.tsx'
import { FactsPart } from './parts/facts/facts-part.tsx'
import { FeaturesPart } from './parts/features-part.tsx'
import { HistoryPart } from './parts/history-part.tsx'
import { LinkedPart } from './parts/linked-part.tsx'
import { OptionsPart } from './parts/options-part.tsx'
import { ParcelPart } from './parts/parcel-part.tsx'
import { PlacePart } from './parts/place-part.tsx'
import { PricePart } from './parts/price-part.tsx'
import { StatePart } from './parts/state-part.tsx'
import { VehiclesPart } from './parts/vehicles-part.tsx'
import { PreviewButton } from './preview-button.tsx'
import { usePreviewProduct, useSaveProduct } from './products.queries.ts'
import { SaveRefused } from './save-refused.tsx'
import { fieldErrors, type ProductForm, unsaved, useProductForm } from './use-product-form.ts'

/** The form of a product: it sends the fields that were changed, and the version that they were read with. */
export function ProductEdit({
  read,
  typed = {},
  pictures,
  onSaved,
  onReload,
}: {
  read: DeskProduct
  /** What was typed over it while it was being saved. */
  typed?: Partial<EditedProduct>
  /** Its pictures, which a product has once it was saved. */
  pictures?: ReactNode
  /** With what was typed since it was sent. */
  onSaved: (saved: DeskProduct, since: Partial<EditedProduct>) => void
  /** Drops what was typed and reads it again; left out for a new one. */
  onReload?: () => void
}) {
  const text = useText()
  const { products } = useData()
  const { role } = useMember()
  const form = useProductForm({ ...read.product, ...typed })
  const isNew = read.id === 0
  const [key] = useState(randomKey)
  const save = useSaveProduct(
    ({ version, fields }: { version: number; fields: Partial<EditedProduct> }) =>
      isNew ? products.add(fields, key) : products.change(read.id, version, fields),
    (saved, sent) => {
      notifications.show({ message: text('PRODUCTS_SAVED') })
      onSaved(saved, unsaved({ ...read.product, ...sent.fields }, form.getValues()))
    },
  )
  const preview = usePreviewProduct(read.id)
  const fields = unsaved(read.product, form.values)
  const error = save.error ?? preview.error
  const isChanged = Object.keys(fields).length > 0
  useUnsavedGuard(isChanged)
  const isReadOnly = !mayEditProducts(role)
  const given: ProductForm = { form, errorOf: fieldErrors(error), isReadOnly }
  const send = (version: number) => {
    preview.reset()
    save.mutate({ version, fields })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(read.version)
      }}
      noValidate
    >
      <fieldset disabled={isReadOnly} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
        <Stack gap="lg">
          <EditHead
            read={read}
            isChanged={isChanged}
            isBusy={save.isPending}
            isReadOnly={isReadOnly}
            preview={
              <PreviewButton
                isBusy={preview.isPending}
                onPreview={() => {
                  save.reset()
                  preview.mutate(fields)
                }}
              />
            }
          />
          {isReadOnly && <Text c="dimmed">{text('PRODUCTS_READ_ONLY')}</Text>}
          <SaveRefused error={error} read={read} mine={fields} onOverwrite={send} onReload={onReload} />
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <Stack gap="lg">
                <BasicsPart {...given} />
                <PricePart {...given} />
                <OptionsPart {...given} />
                <FactsPart {...given} />
                <FeaturesPart {...given} />
                <VehiclesPart {...given} names={read.names.vehicles} />
                <LinkedPart {...given} id={read.id} names={read.names.products} />
                {!isReadOnly && pictures}
                {!isNew && <HistoryPart id={read.id} isReadOnly={isReadOnly} isChanged={isChanged} />}
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="lg">
                <StatePart {...given} />
                <PlacePart {...given} />
                <ParcelPart {...given} />
              </Stack>
            </Grid.Col>
          </Grid>
        </Stack>
      </fieldset>
    </form>
  )
}
