import { useText } from '../../shell/texts.tsx'
import { Link } from '../actions/link.tsx'
import { Icon } from '../media/icon.tsx'
import styles from './pagination.module.css'
import { paginationWindow } from './pagination-window.ts'

/** The pages of a list as real links; nothing for a single page. */
export default function Pagination({
  page,
  pages,
  hrefOf,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
}) {
  const text = useText()
  if (pages < 2) return null
  const slots = paginationWindow(page, pages)
  return (
    <nav className={styles.pages} aria-label={text('CATALOGUE_PAGES')}>
      <Edge page={page - 1} pages={pages} hrefOf={hrefOf} kind="before" />
      <ol>
        {slots.map((slot, index) =>
          slot === 'gap' ? (
            <li key={`after-${slots[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot} data-near={Math.abs(slot - page) < 2 || undefined}>
              <Link
                to={hrefOf(slot)}
                aria-label={text('CATALOGUE_PAGE', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Edge page={page + 1} pages={pages} hrefOf={hrefOf} kind="after" />
    </nav>
  )
}

function Edge({
  page,
  pages,
  hrefOf,
  kind,
}: {
  page: number
  pages: number
  hrefOf: (page: number) => string
  kind: 'before' | 'after'
}) {
  const text = useText()
  const label = text(kind === 'before' ? 'CATALOGUE_PAGE_BEFORE' : 'CATALOGUE_PAGE_AFTER')
  const icon = <Icon name={kind === 'before' ? 'chevron-start' : 'chevron-end'} />
  if (page < 1 || page > pages) return <span className={styles.edge}>{icon}</span>
  return (
    <Link
      to={hrefOf(page)}
      rel={kind === 'before' ? 'prev' : 'next'}
      className={styles.edge}
      aria-label={label}
    >
      {icon}
    </Link>
  )
}
