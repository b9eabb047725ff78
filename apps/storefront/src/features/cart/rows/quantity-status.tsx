import { useText } from '../../../shell/texts.tsx'
import type { QuantityNote } from '../lines/quantity-note.ts'
import styles from './cart-line-row.module.css'

/** Beside the stepper, and read aloud: what became of a quantity. */
export function QuantityStatus({
  note,
  onRemove,
  onKeep,
}: {
  note: QuantityNote | null
  onRemove: () => void
  onKeep: () => void
}) {
  const text = useText()
  return (
    <div className={styles.status} role="status">
      {note?.kind === 'limit' && <span>{text('CART_PUT_RIGHT', { count: note.left })}</span>}
      {note?.kind === 'number' && <span>{text('CART_NO_NUMBER', { count: note.previous })}</span>}
      {note?.kind === 'remove' && (
        <>
          <span>{text('CART_ASK_REMOVE')}</span>
          <button type="button" onClick={onRemove}>
            {text('CART_YES_REMOVE')}
          </button>
          <button type="button" onClick={onKeep}>
            {text('CART_KEEP')}
          </button>
        </>
      )}
    </div>
  )
}
