import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import recent from './recent-list.module.css'
import styles from './search-box.module.css'
import { searchHref } from './suggestion-hrefs.ts'

/**
 * What was searched for lately, as options of the combobox: the Delete key forgets the one under the arrow
 * keys, and so does the button beside it.
 */
export function RecentList({
  id,
  texts,
  active,
  onLeave,
  onForget,
}: {
  /** Option `n` of the list has the id `{id}-{n}`. */
  id: string
  texts: readonly string[]
  active: number
  onLeave: () => void
  onForget: (text: string | null) => void
}) {
  const text = useText()
  return (
    <div className={styles.panel}>
      <div className={recent.head}>
        <p className={styles.group} id={`${id}-recent`}>
          {text('SEARCH_RECENT')}
        </p>
        <button
          type="button"
          className={recent.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onForget(null)}
        >
          {text('SEARCH_RECENT_CLEAR')}
        </button>
      </div>
      <div className={recent.rows}>
        <div role="listbox" id={`${id}-list`} aria-labelledby={`${id}-recent`} className={recent.column}>
          {texts.map((each, index) => (
            <Link
              key={each}
              id={`${id}-${index}`}
              to={searchHref(each)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={onLeave}
            >
              <Icon name="clock" size={18} />
              <span className={recent.text}>{each}</span>
            </Link>
          ))}
        </div>
        <div className={recent.column}>
          {texts.map((each) => (
            <button
              key={each}
              type="button"
              className={recent.forget}
              aria-label={text('SEARCH_RECENT_REMOVE', { text: each })}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onForget(each)}
            >
              <Icon name="close" size={18} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
