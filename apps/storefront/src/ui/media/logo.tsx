import { useShopName } from '../../shell/texts.tsx'
import styles from './logo.module.css'

/**
 * The shop's mark and name. Without a picture of its owner the mark is a paw whose pad is a tyre's tread, drawn in the
 * styles in the text's colour; a picture comes with the document's own styles (`app/brand-html.ts`).
 */
export function Logo() {
  const name = useShopName()
  return (
    <span className={styles.logo}>
      <span className={styles.paw} aria-hidden="true" />
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  )
}
