import { useForm } from '@mantine/form'
import { changedFields } from '#rules/products/changed-fields.ts'
import type { EditedProduct, ProductField } from '#rules/products/product.ts'
import { isRefusal } from '../../data/port/refusal.ts'

export type ProductForm = {
  form: ReturnType<typeof useProductForm>
  /** What a refusal says of a field of the wire, or of a part of it; of the field as a whole alone where that is asked. */
  errorOf: (field: string, part?: 'itself') => string | null
  isReadOnly: boolean
}

/** Whether a refusal names a field of a row, whose words stand below all rows. */
export type IsWrong = (path: string) => boolean

/** The fields that are not as they were read. */
export function unsaved(read: EditedProduct, values: EditedProduct): Partial<EditedProduct> {
  const changed = Object.keys(changedFields(read, values)) as ProductField[]
  return Object.fromEntries(changed.map((field) => [field, values[field]]))
}

export const useProductForm = (product: EditedProduct) => useForm<EditedProduct>({ initialValues: product })

/** What a refused save says of a field, with what is within it unless the field itself is asked for. */
export const fieldErrors = (error: unknown) => (field: string, part?: 'itself') => {
  if (!isRefusal(error)) return null
  const path = `cambios.${field}`
  const wrong = Object.keys(error.fields).find((key) => key === path || (!part && key.startsWith(`${path}.`)))
  return wrong === undefined ? null : (error.fieldTexts[wrong] ?? error.message)
}
