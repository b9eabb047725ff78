import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError, Refused } from '../../ui/feedback/refused.tsx'
import { useAskedClose } from '../../ui/form/use-unsaved-guard.ts'
import { categoryOptions } from './category-options.ts'
import { productsKey } from './products.queries.ts'

/** Adds a category or a brand from within a product's form, which no form of its own may stand in. */
export function AddDialog({
  what,
  categories,
  parentId: firstParent = null,
  onClose,
  onAdded,
}: {
  what: 'category' | 'brand'
  categories: Parameters<typeof categoryOptions>[0]
  /** Under which a category is first meant to stand. */
  parentId?: number | null
  onClose: () => void
  onAdded: (id: number) => void
}) {
  const text = useText()
  const { products } = useData()
  const queries = useQueryClient()
  const [key] = useState(randomKey)
  const [name, setName] = useState('')
  const [parentId, setParentId] = useState(firstParent === null ? null : String(firstParent))
  const add = useMutation({
    mutationFn: () =>
      what === 'brand'
        ? products.addBrand(name, key)
        : products.addCategory(name, parentId === null ? null : Number(parentId), key),
    onSuccess: async ({ id }) => {
      const list = what === 'brand' ? 'brands' : 'categories'
      await queries.invalidateQueries({ queryKey: [...productsKey, list] })
      onAdded(id)
      onClose()
    },
  })
  const close = useAskedClose(name !== '', onClose)
  const title = text(what === 'brand' ? 'PRODUCTS_BRAND_ADD' : 'PRODUCTS_CATEGORY_ADD')
  return (
    <Dialog onClose={close} title={title}>
      <Stack>
        <TextInput
          label={text('PRODUCTS_NAME')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fieldError(add.error, 'nombre')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            // It would send the product's form, which the dialog stands in for React.
            event.preventDefault()
            if (name.trim() !== '' && !add.isPending) add.mutate()
          }}
          maxLength={80}
          required
          data-autofocus
        />
        {what === 'category' && (
          <Select
            label={text('PRODUCTS_CATEGORY_UNDER')}
            placeholder={text('PRODUCTS_CATEGORY_TOP')}
            data={categoryOptions(categories)}
            value={parentId}
            onChange={setParentId}
            searchable
            clearable
          />
        )}
        <Refused error={add.error} fields={['nombre']} />
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {text('DESK_CANCEL')}
          </Button>
          <Button loading={add.isPending} disabled={name.trim() === ''} onClick={() => add.mutate()}>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
