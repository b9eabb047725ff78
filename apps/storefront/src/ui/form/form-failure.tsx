import styles from '../../features/account/account.module.css'
import { Icon } from '../icon.tsx'

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
