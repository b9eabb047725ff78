import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import type { Combobox } from '../../ui/combobox/use-combobox.ts'
import { Icon } from '../../ui/media/icon.tsx'
import recent from './recent-list.module.css'
import styles from './search-box.module.css'
import { searchHref } from './search-href.ts'

/**
 * What was searched for lately, as options of the combobox: the Delete key forgets the one under the arrow
 * keys, and so does the button beside it.
 */
export function RecentList({
  combobox,
  texts,
  onLeave,
  onForget,
}: {
  combobox: Combobox
  texts: readonly string[]
  onLeave: () => void
  onForget: (text: string | null) => void
}) {
  const text = useText()
  const title = `${combobox.list.id}-title`
  return (
    <div className={styles.panel}>
      <div className={recent.head}>
        <p className={styles.group} id={title}>
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
        <div {...combobox.list} role="listbox" aria-labelledby={title} className={recent.column}>
          {texts.map((each, index) => (
            <Link
              {...combobox.option(index)}
              role="option"
              tabIndex={-1}
              key={each}
              to={searchHref(each)}
              className={styles.option}
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
