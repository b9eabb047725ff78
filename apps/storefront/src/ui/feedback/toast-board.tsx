import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../actions/link.tsx'
import { Icon } from '../media/icon.tsx'
import { type SaidToast, ToastRegion } from './toast-region.tsx'
import styles from './toasts.module.css'

/** How long a toast stays, in ms; one that is hovered or focused stays until it is left. */
const stayTime = 6000
/** So long, in ms, a region stands before something is said in it: screen readers tell what changes in one they know. */
const settleTime = 150
const toneIcons = { success: 'check', failure: 'alert', neutral: 'info' } as const

/** The dialog that is open above all else: what stands outside it lies under it and is inert. */
const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null

/** The last toast while it stays: in the region of the page that it is rendered in, or in one of the dialog that is open. */
export default function ToastBoard({ last }: { last: SaidToast | null }) {
  const text = useText()
  const { path } = useRoute()
  const [toast, setToast] = useState<SaidToast | null>(null)
  const [host, setHost] = useState<Element | null>(null)
  const heard = useRef<Element | null>(null)
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined)

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
  useEffect(() => {
    if (!last) return
    const say = () => {
      setToast(last)
      wait()
    }
    const dialog = topDialog()
    const isKnown = dialog === null || dialog === heard.current
    standIn(dialog)
    if (isKnown) return say()
    close()
    const settling = setTimeout(say, settleTime)
    // What was about to be said in a region that still settles is overtaken, never told after this.
    return () => clearTimeout(settling)
  }, [last, wait, close, standIn])
  useEffect(() => {
    // Whoever has come to where it leads needs it no more.
    setToast((shown) => (shown?.action?.to === path ? null : shown))
  }, [path])
  useEffect(() => {
    if (!host) return
    const leave = () => standIn(topDialog())
    // It may have been closed, or taken out of the document, before anybody listened.
    if (!host.matches(':modal')) return leave()
    host.addEventListener('close', leave)
    return () => host.removeEventListener('close', leave)
  }, [host, standIn])

  const said = toast && (
    <div
      key={toast.id}
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={stay}
      onPointerLeave={wait}
    >
      <Icon name={toneIcons[toast.tone]} />
      <p>{toast.text}</p>
      {toast.action && (
        <Link to={toast.action.to} className={styles.action} onFocus={stay} onBlur={wait} onClick={close}>
          {toast.action.text}
        </Link>
      )}
      <button type="button" aria-label={text('UI_CLOSE')} onFocus={stay} onBlur={wait} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
  return host ? createPortal(<ToastRegion>{said}</ToastRegion>, host) : said
}
