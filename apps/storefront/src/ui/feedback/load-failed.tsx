import { useText } from '../../shell/texts.tsx'
import { Button } from '../actions/button.tsx'
import { Icon } from '../media/icon.tsx'
import styles from './load-failed.module.css'

/** A part of the form whose choices did not come. */
export function LoadFailed({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className={styles.failed}>
      <Icon name="alert" />
      <p>{title ?? text('CHECKOUT_CARRIERS_FAILED')}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {text('CHECKOUT_RETRY')}
      </Button>
    </div>
  )
}
