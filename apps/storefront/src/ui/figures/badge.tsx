import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A short word on a card or beside a title. `sale` is for offers; the rest say how things stand. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'theme' | 'sale' | 'success' | 'failure' | 'warning'
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
