import { Icon } from '../../../ui/media/icon.tsx'
import styles from '../checkout-page.module.css'

/** What is wrong with a group of radios. */
export function FieldError({ id, error }: { id: string; error: string | null }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="alert" size={16} />
      {error}
    </p>
  )
}
