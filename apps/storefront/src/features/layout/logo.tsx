import styles from './logo.module.css'

const TOES =
  'M9.2 20.6c-2.4.7-5-1.2-5.8-4.2s.5-5.9 2.9-6.6 5 1.2 5.8 4.2-.5 5.9-2.9 6.6ZM18.6 15.4c-2.6.3-5.1-2.4-5.5-6s1.4-6.8 4-7.1 5.1 2.4 5.5 6-1.4 6.8-4 7.1ZM29.4 15.4c2.6.3 5.1-2.4 5.5-6s-1.4-6.8-4-7.1-5.1 2.4-5.5 6 1.4 6.8 4 7.1ZM38.8 20.6c2.4.7 5-1.2 5.8-4.2s-.5-5.9-2.9-6.6-5 1.2-5.8 4.2.5 5.9 2.9 6.6Z'
const TREAD = 'M13 26.5C19 20 29 20 35 26.5M12 34.5c7-6.5 17-6.5 24 0M15 42c5.5-5 12.5-5 18 0'

/** A paw whose pad is a tyre's tread, and the shop's name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d={TOES} fill="currentColor" />
        <path d={TREAD} fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" />
      </svg>
      <span className={styles.name} translate="no">
        huella
      </span>
    </span>
  )
}
