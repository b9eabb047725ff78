import { useId } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'

/** Asks before something that cannot be undone. Escape and `stay` change nothing. */
export function ConfirmDialog({
  title,
  children,
  go,
  stay,
  busy = false,
  isHarmless = false,
  onConfirm,
  onClose,
}: {
  title: string
  /** What will happen. */
  children: string
  /** The words of the two buttons. */
  go: string
  stay: string
  busy?: boolean
  /** Whether what cannot be undone takes nothing away. */
  isHarmless?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const id = useId()
  return (
    <Dialog
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <div className={styles.actions}>
        <Button {...(!isHarmless && { className: styles.danger })} busy={busy} onClick={onConfirm}>
          {go}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {stay}
        </Button>
      </div>
    </Dialog>
  )
}
