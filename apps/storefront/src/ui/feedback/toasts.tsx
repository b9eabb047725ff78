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
import { type SaidToast, type Toast, ToastRegion } from './toast-region.tsx'
import styles from './toasts.module.css'

export type { Toast } from './toast-region.tsx'

const ToastsContext = createContext<{ show: (toast: Toast) => void }>({ show: () => undefined })
let lastId = 0

/** Short messages that need no answer, one at a time: a new one takes the place of the last. Read aloud by screen readers. */
export function useToasts(): { show: (toast: Toast) => void } {
  return useContext(ToastsContext)
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
