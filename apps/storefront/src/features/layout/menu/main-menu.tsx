import { useCallback, useEffect, useRef, useState } from 'react'
import type { MenuItem } from '../../../data/port/content.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { useDismiss } from '../../../ui/gestures/use-dismiss.ts'
import { useLazyPart } from '../../../ui/later/use-lazy-part.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './main-menu.module.css'
import { MenuLink } from './menu-link.tsx'

/** How long the pointer rests on an item before its panel opens, in ms. */
const restTime = 120

const loadPanel = () => import('./megamenu-panel.tsx')

/** The bar of links; one with a panel shows it under a resting pointer, or by its button from the keyboard. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const text = useText()
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<string | null>(null)
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(null)
  }, [])
  useDismiss(root, open !== null, close)
  useEffect(() => () => clearTimeout(timer.current), [])
  const Panel = useLazyPart(loadPanel, open !== null, close)?.MegamenuPanel
  const rest = (url: string | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(url), restTime)
  }
  return (
    <nav ref={root} aria-label={text('LAYOUT_MAIN_MENU')} className={styles.menu}>
      <ul>
        {items.map((item) => (
          <li
            key={item.url}
            onPointerEnter={(event) => event.pointerType === 'mouse' && rest(item.submenu ? item.url : null)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && rest(null)}
          >
            <MenuLink item={item} onClick={close} />
            {item.submenu && (
              <button
                type="button"
                className={styles.opener}
                aria-expanded={open === item.url}
                aria-label={text('LAYOUT_OPEN_PANEL', { name: item.title })}
                onClick={() => setOpen(open === item.url ? null : item.url)}
              >
                <Icon name="chevron-down" size={16} />
              </button>
            )}
            {item.submenu && open === item.url && Panel && (
              <div className={styles.panel}>
                <Panel panel={item.submenu} onLeave={close} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
