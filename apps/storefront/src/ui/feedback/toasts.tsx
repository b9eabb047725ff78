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

/** Short messages that need no answer, one at a time: a new one takes the place of the last. Read aloud by screen readers. */
export function useToasts(): { show: (toast: Toast) => void } {
  return useContext(ToastsContext)
}

export function ToastsProvider({ children }: { children: ReactNode }) {
  const text = useText()
  const [toast, setToast] = useState<(Toast & { id: number }) | null>(null)
  const [host, setHost] = useState<Element | null>(null)
  const heard = useRef<Element | null>(null)
  const next = useRef(0)
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  const close = useCallback(() => {
    clearTimeout(staying.current)
    setToast(null)
  }, [])
  const stay = () => clearTimeout(staying.current)
  const wait = useCallback(() => {
    clearTimeout(staying.current)
    staying.current = setTimeout(close, stayTime)
  }, [close])
  const standIn = useCallback((dialog: Element | null) => {
    heard.current = dialog
    setHost(dialog)
  }, [])
  const show = useCallback(
    (shown: Toast) => {
      const id = next.current++
      const say = () => {
        setToast({ ...shown, id })
        wait()
      }
      // What was about to be said in a region that still settles is overtaken, never told after this.
      clearTimeout(settling.current)
      const dialog = topDialog()
      const isKnown = dialog === null || dialog === heard.current
      standIn(dialog)
      if (isKnown) return say()
      close()
      settling.current = setTimeout(say, settleTime)
    },
    [wait, close, standIn],
  )
  useEffect(() => {
    if (!host) return
    const leave = () => standIn(topDialog())
    // It may have been closed, or taken out of the document, before anybody listened.
    if (!host.matches(':modal')) return leave()
    host.addEventListener('close', leave)
    return () => host.removeEventListener('close', leave)
  }, [host, standIn])
  const value = useMemo(() => ({ show }), [show])
  const regionOf = (said: typeof toast) => (
    <section className={styles.toasts} aria-live="polite" aria-label={text('UI_NOTICES')}>
      {said && (
        <div
          key={said.id}
          className={styles.toast}
          data-tone={said.tone}
          onPointerEnter={stay}
          onPointerLeave={wait}
        >
          <Icon name={toneIcons[said.tone]} />
          <p>{said.text}</p>
          {said.action && (
            <Link to={said.action.to} className={styles.action} onFocus={stay} onBlur={wait} onClick={close}>
              {said.action.text}
            </Link>
          )}
          <button type="button" aria-label={text('UI_CLOSE')} onFocus={stay} onBlur={wait} onClick={close}>
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </section>
  )

  return (
    <ToastsContext value={value}>
      {children}
      {regionOf(host ? null : toast)}
      {host && createPortal(regionOf(toast), host)}
    </ToastsContext>
  )
}
