import { Modal, Select, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskBrand } from '../../data/port/brands.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { FormActs } from '../../ui/form-acts.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useBrandsChanged } from './brands.queries.ts'

/** Makes a brand one with another, or takes away one that no product has. */
export function RemoveBrand({
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
  const [other, setOther] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: () => data.brands.remove(brand, other === null ? null : Number(other)),
    onSuccess: async (given) => {
      notifications.show({ message: text('BRANDS_REMOVED', { count: given }) })
      onClose()
      await changed()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('BRANDS_REMOVE_OF', { name: brand.fields.name })}
      closeButtonProps={{ 'aria-label': text('DESK_CLOSE') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate()
        }}
      >
        <Stack>
          <Text size="sm">{text('BRANDS_REMOVE_HELP')}</Text>
          <Select
            label={text('BRANDS_MERGE')}
            placeholder={text('BRANDS_MERGE_NONE')}
            data={brands
              .filter(({ id }) => id !== brand.id)
              .map(({ id, fields }) => ({ value: String(id), label: fields.name }))}
            value={other}
            onChange={setOther}
            error={fieldError(remove.error, 'unir_con')}
            searchable
            clearable
            limit={100}
          />
          <FormActs
            act={text(other === null ? 'BRANDS_REMOVE_ACT' : 'BRANDS_MERGE_ACT')}
            isBusy={remove.isPending}
            error={remove.error}
            fields={['unir_con']}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}
