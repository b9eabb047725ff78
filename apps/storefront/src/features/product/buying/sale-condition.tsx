import type { Product } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from './buy-card.module.css'

/** Before a medicine is put into the cart: that it takes a prescription, and what becomes of it; nothing of what anybody may buy. */
export function SaleCondition({ facts }: { facts: Product['facts'] }) {
  const text = useText()
  const sale = facts?.kind === 'medicine' ? facts.medicine.sale : 'free'
  if (sale === 'free') return null
  return (
    <p className={styles.condition}>
      <b>{text(sale === 'prescription' ? 'FACTS_SALE_PRESCRIPTION' : 'FACTS_SALE_RETAINED')}</b>
      {text('FACTS_SALE_HINT')}
    </p>
  )
}
