import type { ReactNode } from 'react'
import { Icon, type IconName } from '../media/icon.tsx'
import styles from './empty-state.module.css'

/** What stands where nothing could be shown: what is the case and what to do next. */
export function EmptyState({
  icon = 'paw',
  title,
  text,
  children,
  headingLevel = 2,
}: {
  icon?: IconName
  title: string
  text?: string
  /** Buttons. */
  children?: ReactNode
  headingLevel?: 1 | 2
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      <span className={styles.mark}>
        <Icon name={icon} size={36} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
