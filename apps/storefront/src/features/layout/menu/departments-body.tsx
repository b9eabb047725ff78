import { useState } from 'react'
import type { MenuItem } from '../../../data/port/content.port.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './departments-body.module.css'
import { MegamenuPanel } from './megamenu-panel.tsx'
import { MenuLink } from './menu-link.tsx'

/** What the departments button opens: a list, and the panel of the item under the pointer or with the focus. */
export function DepartmentsBody({ items, onLeave }: { items: MenuItem[]; onLeave: () => void }) {
  const [shown, setShown] = useState(0)
  const panel = items[shown]?.submenu
  return (
    <div className={styles.body}>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.url}>
            <MenuLink
              item={item}
              data-shown={index === shown || undefined}
              onPointerEnter={() => setShown(index)}
              onFocus={() => setShown(index)}
              onClick={onLeave}
            >
              <Icon name="chevron-end" size={16} />
            </MenuLink>
            {/* In the order of the keyboard, the panel comes after its own item. */}
            {index === shown && panel && (
              <div className={styles.panel}>
                <MegamenuPanel panel={panel} onLeave={onLeave} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
