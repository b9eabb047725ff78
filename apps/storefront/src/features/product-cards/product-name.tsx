import { nameParts } from '#rules/catalogue/name-parts.ts'
import styles from './product-name.module.css'

/**
 * A product's name where there is little room for it: what is cut is never its end, as a weight or years, which stand in
 * a line of their own. `--name-lines` says how many lines there are for the rest.
 */
export function ProductName({ name }: { name: string }) {
  const { head, tail } = nameParts(name)
  return (
    <>
      <span className={styles.head}>{head}</span>
      {tail && <> {<span className={styles.tail}>{tail}</span>}</>}
    </>
  )
}
