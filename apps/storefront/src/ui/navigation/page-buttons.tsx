import { useText } from '../../shell/texts.tsx'
import styles from './page-buttons.module.css'
import { paginationWindow } from './pagination-window.ts'

/** The pages of a list that changes where it stands, without an address of its own; nothing for a single page. */
export function PageButtons({
  label,
  page,
  pages,
  onGo,
}: {
  label: string
  page: number
  pages: number
  onGo: (page: number) => void
}) {
  const text = useText()
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {paginationWindow(page, pages, 1).map((slot, index, slots) =>
        slot === 'gap' ? (
          <span key={`after-${slots[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={slot}
            type="button"
            aria-label={text('CATALOGUE_PAGE', { page: slot })}
            aria-current={slot === page ? 'page' : undefined}
            onClick={() => onGo(slot)}
          >
            {slot}
          </button>
        ),
      )}
    </nav>
  )
}
