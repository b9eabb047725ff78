import { formatClp } from '#rules/money/money.ts'
import { type Text, useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './cart-changes.module.css'
import type { CartChange } from './cart-reconcile.ts'
import type { CartCheck } from './use-cart-check.ts'

function sentence(text: Text, change: CartChange): string {
  const { name } = change
  switch (change.kind) {
    case 'price-up':
    case 'price-down': {
      const values = { name, before: formatClp(change.before), now: formatClp(change.now) }
      return text(change.kind === 'price-up' ? 'CART_CHANGE_PRICE_UP' : 'CART_CHANGE_PRICE_DOWN', values)
    }
    case 'less-stock':
      return text('CART_CHANGE_LESS_STOCK', { name, before: change.before, now: change.now })
    case 'sold-out':
      return text('CART_CHANGE_SOLD_OUT', { name })
    case 'gone':
      return text('CART_CHANGE_GONE', { name })
  }
}

/** Says what the check of prices and stock has put right, or that it could not be made. */
export function CartChanges({ check }: { check: CartCheck }) {
  const text = useText()
  const { state, changes } = check
  return (
    <div role="status" className={styles.status}>
      {state === 'checking' && <span className="visually-hidden">{text('CART_CHECKING')}</span>}
      {state === 'failed' && (
        <div className={styles.notice}>
          <Icon name="info" />
          <p>{text('CART_CHECK_FAILED')}</p>
          <Button kind="quiet" size="small" onClick={check.again}>
            {text('CART_CHECK_AGAIN')}
          </Button>
        </div>
      )}
      {changes.length > 0 && (
        <div className={styles.notice} data-tone="warning">
          <Icon name="alert" />
          <div className={styles.words}>
            <p className={styles.title}>{text('CART_CHANGES')}</p>
            <ul>
              {changes.map((change) => (
                <li key={`${change.key} ${change.kind}`}>{sentence(text, change)}</li>
              ))}
            </ul>
          </div>
          <Button kind="quiet" size="small" onClick={check.seen}>
            {text('CART_CHANGES_SEEN')}
          </Button>
        </div>
      )}
    </div>
  )
}
