import { formatClp } from '#rules/money/money.ts'
import type { OrderLine } from '../../data/port/orders.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { WholeName } from '../../ui/figures/whole-name.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './order-lines.module.css'

/** What was ordered, at the prices of then. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const text = useText()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const options = line.options.map((option) => `${option.name}: ${option.value}`).join(' · ')
        return (
          <li key={`${line.productId} ${options}`}>
            <span className={styles.picture}>
              {line.image && (
                <Picture picture={{ src: line.image, alt: '', ground: 'transparent' }} size={64} />
              )}
            </span>
            <span className={styles.words} lang={line.lang}>
              <Link to={`/shop/products/${line.slug}`}>
                <WholeName name={line.name} />
              </Link>
              {options && <small>{options}</small>}
            </span>
            <small className={styles.quantity}>
              {text('ORDER_QUANTITY', { count: line.quantity, price: formatClp(line.price) })}
              {line.unsent ? <b>{` · ${text('ORDER_UNSENT', { count: line.unsent })}`}</b> : null}
            </small>
            <strong>{formatClp(line.total)}</strong>
          </li>
        )
      })}
    </ul>
  )
}
