import type { Megamenu } from '../../../data/port/content.port.ts'
import styles from './megamenu-panel.module.css'
import { MenuLink } from './menu-link.tsx'

/** How much of the panel's width a column takes: 1 to 12 twelfths, or a part such as `1of5`. */
function widthOf(size: number | string): string {
  const [part = 0, whole = 12] = String(size).split('of').map(Number)
  const share = part / whole
  return share > 0 && share <= 1 ? `${share * 100}%` : '100%'
}

/** The columns of links that an item of a menu opens. `onLeave` is called when one is followed. */
export function MegamenuPanel({ panel, onLeave }: { panel: Megamenu; onLeave: () => void }) {
  const columns = panel.columns.filter((column) => column.links.length > 0)
  return (
    <div className={styles.panel} data-size={panel.size}>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ul key={column.links[0]?.url} style={{ flexBasis: `calc(${widthOf(column.size)} - var(--gap))` }}>
            {column.links.map((head) => (
              <li key={head.url}>
                <MenuLink item={head} className={styles.head} onClick={onLeave} />
                {head.links.length > 0 && (
                  <ul>
                    {head.links.map((link) => (
                      <li key={link.url}>
                        <MenuLink item={link} onClick={onLeave} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        ))}
      </div>
      {panel.image && <img src={panel.image} alt="" className={styles.image} />}
    </div>
  )
}
