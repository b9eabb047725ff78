import { useSyncExternalStore } from 'react'
import { formatClp } from '#rules/money/money.ts'
import { useText } from '../../shell/texts.tsx'
import { WholeName } from '../../ui/figures/whole-name.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { CartLine } from '../cart/lines/cart-line.ts'
import styles from './order-summary.module.css'

const wide = '(min-width: 992px)'

function watchWidth(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The lines: folded on the phone, in sight beside the form on a wide screen. */
export function SummaryLines({ lines }: { lines: CartLine[] }) {
  const text = useText()
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <details className={styles.fold} open={isWide}>
      <summary>
        <span className={styles.heads} aria-hidden="true">
          {lines.slice(0, 3).map((line) => (
            <span key={line.key}>{line.picture && <Picture picture={line.picture} size={40} />}</span>
          ))}
        </span>
        <span>
          {text('CART_COUNT', { count })}
          <small className={styles.hint}>{text('CHECKOUT_SHOW_LINES')}</small>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key}>
            <span className={styles.picture}>
              {line.picture && <Picture picture={{ ...line.picture, alt: '' }} size={56} />}
              <span className={styles.quantity}>{line.quantity}</span>
            </span>
            <span className={styles.name} lang={line.lang}>
              <WholeName name={line.name} />
              {line.options.length > 0 && (
                <small>{line.options.map((option) => option.valueName).join(' · ')}</small>
              )}
            </span>
            <span className={styles.amount}>{formatClp(line.total)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
