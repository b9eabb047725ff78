import type { ReactNode } from 'react'
import { useText } from '../../shell/texts.tsx'
import styles from './toasts.module.css'

export type Toast = {
  tone: 'success' | 'failure' | 'neutral'
  text: string
  /** Where to go on from here; a path of the shop. */
  action?: { text: string; to: string }
}
/** `id` tells one from the next that says the same. */
export type SaidToast = Toast & { id: number }

/** Where toasts are said: it stands empty before, for screen readers tell what changes in a region that they know. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <section className={styles.toasts} aria-live="polite" aria-label={text('UI_NOTICES')}>
      {children}
    </section>
  )
}
