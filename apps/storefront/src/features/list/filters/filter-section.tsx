import type { ReactNode } from 'react'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './filter-panel.module.css'

/** A filter under its name; it collapses. */
export function FilterSection({
  title,
  lang,
  children,
}: {
  title: string
  /** Of the title, where it is not the page's own. */
  lang?: string
  children: ReactNode
}) {
  return (
    <details open className={styles.section}>
      <summary>
        <h3 lang={lang}>{title}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
