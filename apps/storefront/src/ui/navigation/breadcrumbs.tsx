import { useText } from '../../shell/texts.tsx'
import { Link } from '../actions/link.tsx'
import { Icon } from '../media/icon.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = {
  name: string
  /** Of the name, where it is not the page's own. */
  lang?: string
  /** Left out for the page itself, the last. */
  to?: string
}

/** The way from the home page, which comes first by itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useText()
  const all: Crumb[] = [{ name: text('UI_HOME'), to: '/' }, ...crumbs]
  return (
    <nav aria-label={text('UI_BREADCRUMBS')} className={styles.crumbs}>
      <ol>
        {all.map(({ name, lang, to }, index) => (
          <li key={to ?? name} lang={lang}>
            {index > 0 && <Icon name="chevron-end" size={14} />}
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
