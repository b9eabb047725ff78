import type { EditedProduct, ProductField } from './product.ts'

/** What a field was and what it became. */
export type FieldChange = { from: unknown; to: unknown }
export type ProductChanges = Partial<Record<ProductField, FieldChange>>

/** Whether two values that JSON can carry are the same; the order of keys does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSameValue(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}

/** What of `changes` is not as it stands already. */
export function changedFields(before: EditedProduct, changes: Partial<EditedProduct>): ProductChanges {
  const fields = Object.keys(changes) as ProductField[]
  const changed = fields.filter((field) => !isSameValue(before[field], changes[field]))
  return Object.fromEntries(changed.map((field) => [field, { from: before[field], to: changes[field] }]))
}
