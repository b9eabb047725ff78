import { useState } from 'react'
import type { OrderLine } from '../../../data/port/orders.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { useData } from '../../../shell/data-context.tsx'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { useToasts } from '../../../ui/feedback/toasts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { cartActions, useCart } from '../../cart/cart.store.ts'
import styles from './repeat-button.module.css'
import { type Missing, type Repeated, repeatOrder } from './repeat-order.ts'

const reasons: Record<Missing['why'], TextKey> = {
  gone: 'MY_ORDER_REPEAT_GONE',
  option: 'MY_ORDER_REPEAT_OPTION',
  stock: 'MY_ORDER_REPEAT_STOCK',
  fewer: 'MY_ORDER_REPEAT_FEWER',
}

/** Puts what was bought into the cart again and says what could not be added, and why. */
export function RepeatButton({ lines }: { lines: OrderLine[] }) {
  const text = useText()
  const data = useData()
  const cart = useCart()
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<Repeated | null>(null)
  const repeat = async () => {
    setBusy(true)
    try {
      const repeated = await repeatOrder(data, lines, cart.lines)
      await Promise.all(repeated.lines.map((line) => cartActions.restore(line)))
      setDone(repeated)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      show({ tone: 'failure', text: text('ACCOUNT_ERROR_NETWORK') })
    } finally {
      setBusy(false)
    }
  }
  const added = done?.lines.length ?? 0
  return (
    <>
      <Button kind="accent" icon="cart" busy={busy} onClick={repeat}>
        {text('MY_ORDER_REPEAT')}
      </Button>
      <div role="status" className={styles.repeated}>
        {done && (
          <div className={styles.note}>
            <Icon name={done.missing.length > 0 ? 'info' : 'check'} />
            <div>
              <b>
                {added > 0 ? text('MY_ORDER_REPEATED', { count: added }) : text('MY_ORDER_REPEATED_NONE')}
              </b>
              {done.missing.length > 0 && (
                <ul>
                  {done.missing.map(({ name, why, added }) => (
                    <li key={`${name} ${why}`}>{text(reasons[why], { name, count: added })}</li>
                  ))}
                </ul>
              )}
              {added > 0 && <Link to="/shop/cart">{text('MY_ORDER_TO_CART')}</Link>}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
