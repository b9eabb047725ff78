import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useRoute } from '../../../shell/router.tsx'
import { useDismiss } from '../../../ui/gestures/use-dismiss.ts'
import { useLazyPart } from '../../../ui/later/use-lazy-part.ts'
import styles from './header-panel.module.css'

export type PanelModule = {
  default: ComponentType<{ onLeave: () => void }>
}

/**
 * An indicator that opens a panel by a click, and closes it on Escape, a press outside, when the focus goes
 * elsewhere and on navigation. The panel's code is fetched on intent.
 */
export function HeaderPanel({
  label,
  width,
  load,
  className,
  children,
}: {
  /** Names the panel for screen readers. */
  label: string
  /** Of the panel, in px. */
  width: 280 | 320
  load: () => Promise<PanelModule>
  className: string | undefined
  /** What the button shows. */
  children: ReactNode
}) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { path } = useRoute()
  const [open, setOpen] = useState(false)
  const [before, setBefore] = useState(path)
  if (before !== path) {
    setBefore(path)
    setOpen(false)
  }
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  const Panel = useLazyPart(load, open, close)?.default
  useEffect(() => {
    if (open && Panel) root.current?.querySelector<HTMLElement>('[data-panel]')?.focus()
  }, [open, Panel])
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={() => load().catch(() => undefined)} // the click tells what fails
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      <section
        id={id}
        aria-label={label}
        className={styles.panel}
        style={{ inlineSize: width }}
        tabIndex={-1}
        data-panel
        hidden={!open || !Panel}
      >
        {open && Panel && <Panel onLeave={close} />}
      </section>
    </div>
  )
}
