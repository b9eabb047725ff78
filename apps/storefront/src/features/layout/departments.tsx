import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { departmentsQuery } from '../content/content.queries.ts'
import styles from './departments.module.css'
import type { Role } from './header-variants.ts'
import { liveLinks } from './live-links.ts'
import { MegamenuPanel } from './megamenu-panel.tsx'
import { useDismiss } from './use-dismiss.ts'

/** All departments: opened by a click, each showing its panel under the pointer or with the focus. */
export function Departments({ roles }: { roles: readonly [Role, Role] }) {
  const text = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(0)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(root, open, close)
  const { data } = useQuery(departmentsQuery(useData()))
  const items = liveLinks(data ?? [])
  const panel = items[shown]?.submenu
  return (
    <div ref={root} className={styles.departments}>
      <button
        type="button"
        className={styles.button}
        data-role={roles[0]}
        data-hover={roles[1]}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setShown(0)
          setOpen(!open)
        }}
      >
        <Icon name="grid" size={18} />
        {text('LAYOUT_DEPARTMENTS')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <div id={id} className={styles.body} hidden={!open}>
        {open && (
          <>
            <ul className={styles.list}>
              {items.map((item, index) => (
                <li key={item.url}>
                  <Link
                    to={item.url}
                    data-shown={index === shown || undefined}
                    onPointerEnter={() => setShown(index)}
                    onFocus={() => setShown(index)}
                    onClick={close}
                  >
                    {item.title}
                    <Icon name="chevron-end" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
            {panel && <MegamenuPanel panel={panel} onLeave={close} />}
          </>
        )}
      </div>
    </div>
  )
}
