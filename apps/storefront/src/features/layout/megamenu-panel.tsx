import type { Megamenu } from '../../data/port/content.port.ts'
import { Link } from '../../ui/link.tsx'
import styles from './megamenu-panel.module.css'

/** The columns of links that an item of a menu opens. `onLeave` is called when one is followed. */
export function MegamenuPanel({ panel, onLeave }: { panel: Megamenu; onLeave: () => void }) {
  const columns = panel.columns.filter((column) => column.links.length > 0)
  return (
    <div
      className={styles.panel}
      data-size={panel.size}
      style={panel.image ? { backgroundImage: `url("${encodeURI(panel.image)}")` } : undefined}
    >
      {columns.map((column) => (
        <ul key={column.links[0]?.url}>
          {column.links.map((head) => (
            <li key={head.url}>
              <Link to={head.url} className={styles.head} onClick={onLeave}>
                {head.title}
              </Link>
              {head.links.length > 0 && (
                <ul>
                  {head.links.map((link) => (
                    <li key={link.url}>
                      <Link to={link.url} onClick={onLeave}>
                        {link.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
