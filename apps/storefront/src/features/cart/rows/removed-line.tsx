import { useText } from '../../../shell/texts.tsx'
import type { CartLine } from '../lines/cart-line.ts'
import styles from './removed-line.module.css'

/** Which line has just been taken away, and the way to have it back. */
export function RemovedLine({ line, onUndo }: { line: CartLine | null; onUndo: () => void }) {
  const text = useText()
  return (
    <div role="status" className={styles.removed} hidden={line === null}>
      {line && (
        <>
          <span>{text('CART_REMOVED', { name: line.name })}</span>
          <button type="button" onClick={onUndo}>
            {text('CART_UNDO')}
          </button>
        </>
      )}
    </div>
  )
}
