import styles from './logo.module.css'

/** A paw whose pad is a tyre's tread, and the shop's name. The drawing stands in the styles, in the text's colour. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.paw} aria-hidden="true" />
      <span className={styles.name} translate="no">
        huella
      </span>
    </span>
  )
}
