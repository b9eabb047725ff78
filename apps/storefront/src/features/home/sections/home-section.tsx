import { type ReactNode, useId } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './home-section.module.css'

/** A part of the home page: its title, what stands beside it and the way to all of it. */
export function HomeSection({
  title,
  aside,
  allHref,
  children,
}: {
  title: string
  aside?: ReactNode
  allHref?: string
  children: ReactNode
}) {
  const text = useText()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
        {allHref && (
          <Link to={allHref} className={styles.all} aria-label={`${text('HOME_SEE_ALL')}: ${title}`}>
            {text('HOME_SEE_ALL')}
            <Icon name="arrow" size={18} />
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}
