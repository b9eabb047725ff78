import { formatClp } from '#rules/money.ts'
import { useText } from '../app/texts.tsx'
import styles from './price.module.css'

/** Pesos with IVA (D12). `old` is the price before an offer, struck through. */
export function Price({
  amount,
  old,
  size = 'medium',
}: {
  amount: number
  old?: number | null
  size?: 'small' | 'medium' | 'large'
}) {
  const text = useText()
  const lowered = typeof old === 'number' && old > amount
  return (
    <span className={styles.price} data-size={size}>
      {lowered && <span className="visually-hidden">{text('UI_PRICE_NOW')} </span>}
      <span className={styles.amount}>{formatClp(amount)}</span>
      {lowered && (
        <>
          {' '}
          <span className="visually-hidden">{text('UI_PRICE_BEFORE')} </span>
          <s className={styles.old}>{formatClp(old)}</s>
        </>
      )}
    </span>
  )
}
