import { Icon } from '../media/icon.tsx'
import styles from './form-failure.module.css'

/** What went wrong with a whole form, read aloud when it comes. */
export function FormFailure({ failure }: { failure: string | null }) {
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <Icon name="alert" />
          {failure}
        </p>
      )}
    </div>
  )
}
