import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../actions/link.tsx'
import { Icon } from '../media/icon.tsx'
import styles from './toasts.module.css'

export type Toast = {
  tone: 'success' | 'failure' | 'neutral'
  text: string
  /** Where to go on from here; a path of the shop. */
  action?: { text: string; to: string }
}

const ToastsContext = createContext<{ show: (toast: Toast) => void }>({ show: () => undefined })

/** How long a toast stays, in ms; one that is hovered or focused stays until it is left. */
const stayTime = 6000
/** So long, in ms, a region stands before something is said in it: screen readers tell what changes in one they know. */
const settleTime = 150
const toneIcons = { success: 'check', failure: 'alert', neutral: 'info' } as const

/** The dialog that is open above all else: what stands outside it lies under it and is inert. */
const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** Short messages that need no answer; read aloud by screen readers. */
export function useToasts(): { show: (toast: Toast) => void } {
  return useContext(ToastsContext)
}

export function ToastsProvider({ children }: { children: ReactNode }) {
  const text = useText()
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([])
  const [host, setHost] = useState<Element | null>(null)
  const heard = useRef<Element | null>(null)
  const next = useRef(0)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())

  const close = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setToasts((now) => now.filter((toast) => toast.id !== id))
  }, [])
  const stay = (id: number) => clearTimeout(timers.current.get(id))
  const wait = useCallback(
    (id: number) => {
      clearTimeout(timers.current.get(id))
      timers.current.set(
        id,
        setTimeout(() => close(id), stayTime),
      )
    },
    [close],
  )
  const standIn = useCallback((dialog: Element | null) => {
    heard.current = dialog
    setHost(dialog)
  }, [])
  const show = useCallback(
    (toast: Toast) => {
      const id = next.current++
      const say = () => {
        setToasts((now) => [...now.slice(-2), { ...toast, id }])
        wait(id)
      }
      const dialog = topDialog()
      if (dialog === null || dialog === heard.current) return say()
      standIn(dialog)
      setTimeout(say, settleTime)
    },
    [wait, standIn],
  )
  useEffect(() => {
    const leave = () => standIn(topDialog())
    host?.addEventListener('close', leave)
    return () => host?.removeEventListener('close', leave)
  }, [host, standIn])
  const value = useMemo(() => ({ show }), [show])
  const regionOf = (said: typeof toasts) => (
    <section className={styles.toasts} aria-live="polite" aria-label={text('UI_NOTICES')}>
      {said.map((toast) => (
        <div
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          onPointerEnter={() => stay(toast.id)}
          onPointerLeave={() => wait(toast.id)}
        >
          <Icon name={toneIcons[toast.tone]} />
          <p>{toast.text}</p>
          {toast.action && (
            <Link
              to={toast.action.to}
              className={styles.action}
              onFocus={() => stay(toast.id)}
              onBlur={() => wait(toast.id)}
              onClick={() => close(toast.id)}
            >
              {toast.action.text}
            </Link>
          )}
          <button
            type="button"
            aria-label={text('UI_CLOSE')}
            onFocus={() => stay(toast.id)}
            onBlur={() => wait(toast.id)}
            onClick={() => close(toast.id)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </section>
  )

  return (
    <ToastsContext value={value}>
      {children}
      {regionOf(host ? [] : toasts)}
      {host && createPortal(regionOf(toasts), host)}
    </ToastsContext>
  )
}
