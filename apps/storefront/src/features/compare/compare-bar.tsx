import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { compareActions, useCompare } from '../saved-products/compare.store.ts'
import styles from './compare-bar.module.css'

/** Pages on which nothing should lead away from what is done there, and the comparison itself. */
const quiet = /^\/(?:pago|shop\/(?:checkout|compare|cart))(?:\/|$)/

const shown = 4

/** From two products on, at the window's foot where the header has no room for it: what is compared, and the way there. */
export function CompareBar() {
  const text = useText()
  const { path } = useRoute()
  const { items } = useCompare()
  if (items.length < 2 || quiet.test(path)) return null
  return (
    <section className={styles.bar} aria-label={text('COMPARE_BAR')}>
      <span className={styles.pictures} aria-hidden="true">
        {items
          .slice(0, shown)
          .map(({ id, picture }) =>
            picture ? <Picture key={id} picture={{ ...picture, alt: '' }} size={40} /> : null,
          )}
      </span>
      <Link to="/shop/compare" className={styles.go}>
        <Icon name="scale" size={20} />
        {text('COMPARE_SEE', { count: items.length })}
      </Link>
      <button type="button" aria-label={text('COMPARE_CLEAR')} onClick={() => compareActions.clear()}>
        <Icon name="close" size={20} />
      </button>
    </section>
  )
}
