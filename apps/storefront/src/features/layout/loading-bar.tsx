import { useSyncExternalStore } from 'react'
import { useNavigator } from '../../shell/navigator-context.ts'
import styles from './loading-bar.module.css'

/** Shows that a page is on its way, from 50 ms after the navigation began. */
export function LoadingBar() {
  const navigator = useNavigator()
  const since = useSyncExternalStore(navigator.subscribe, navigator.pendingSince, navigator.pendingSince)
  return since === null ? null : <div key={since} className={styles.bar} aria-hidden="true" />
}
