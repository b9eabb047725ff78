import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { firstInteraction } from '../../shell/first-interaction.ts'
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

const ToastsContext = createContext<{ show: (toast: Toast) => void }>({ show: () => undefined })
let lastId = 0

/** Short messages that need no answer, one at a time: a new one takes the place of the last. Read aloud by screen readers. */
export function useToasts(): { show: (toast: Toast) => void } {
  return useContext(ToastsContext)
}

/** Where toasts are said: it stands empty before, for screen readers tell what changes in a region that they know. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <section className={styles.toasts} aria-live="polite" aria-label={text('UI_NOTICES')}>
      {children}
    </section>
  )
}

/** What shows toasts comes once somebody is there; where it cannot be loaded their words are said all the same. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<SaidToast | null>(null)
  const [Board, setBoard] = useState<ComponentType<{ last: SaidToast | null }> | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    firstInteraction
      .then(() => import('./toast-board.tsx'))
      .then((part) => setBoard(() => part.default))
      .catch(() => setLost(true))
  }, [])
  const value = useMemo(() => ({ show: (toast: Toast) => setLast({ ...toast, id: ++lastId }) }), [])
  return (
    <ToastsContext value={value}>
      {children}
      <ToastRegion>
        {Board ? <Board last={last} /> : isLost && last && <p className={styles.toast}>{last.text}</p>}
      </ToastRegion>
    </ToastsContext>
  )
}
