import { currencies } from '#content/currencies.ts'
import { formatIn } from '#rules/money/format-in.ts'
import { useCurrency } from '../../shell/currency.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import styles from './price.module.css'

/** An amount of pesos with IVA (D12), in the currency that the shopper sees prices in (D9). `old` is the price before an offer, struck through. */
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
  const currency = currencies[useCurrency()]
  const { locale } = useLanguage()
  const written = (pesos: number) => formatIn(pesos, currency, locale)
  const lowered = typeof old === 'number' && old > amount
  return (
    <span className={styles.price} data-size={size}>
      {lowered && <span className="visually-hidden">{text('UI_PRICE_NOW')} </span>}
      <span className={styles.amount}>{written(amount)}</span>
      {lowered && (
        <>
          {' '}
          <span className="visually-hidden">{text('UI_PRICE_BEFORE')} </span>
          <s className={styles.old}>{written(old)}</s>
        </>
      )}
    </span>
  )
}
