import type { ProductSave } from '../../../data/port/products.port.ts'

/** Whether a save can be taken back: never, once what is typed is saved or left, or now. */
export type Undoing = 'none' | 'later' | 'now'

/** The form begins anew with what stands once a save was taken back: what is typed in it would be gone. */
export function undoOf(
  save: Pick<ProductSave, 'changes'>,
  { isReadOnly, isChanged }: { isReadOnly: boolean; isChanged: boolean },
): Undoing {
  if (isReadOnly || save.changes.length === 0) return 'none'
  return isChanged ? 'later' : 'now'
}
