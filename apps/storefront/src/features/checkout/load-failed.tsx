import { useText } from '../../app/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './checkout-page.module.css'

/** A part of the form whose choices did not come. */
export function LoadFailed({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert" className={styles.quiet}>
      <Icon name="alert" />
      <p>{title ?? text('CHECKOUT_CARRIERS_FAILED')}</p>
      <Button kind="outline" size="small" onClick={onRetry}>
        {text('CHECKOUT_RETRY')}
      </Button>
    </div>
  )
}
