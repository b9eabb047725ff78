import type { Product } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { saleWords } from '../facts/sale-words.ts'
import styles from './buy-card.module.css'

/** Before a medicine is put into the cart: that it takes a prescription, and what becomes of it; nothing of what anybody may buy. */
export function SaleCondition({ facts }: { facts: Product['facts'] }) {
  const text = useText()
  if (facts?.kind !== 'medicine' || facts.medicine.sale === 'free') return null
  return (
    <p className={styles.condition}>
      <Icon name="info" size={20} />
      <span>
        <b>{text(saleWords[facts.medicine.sale])}</b> {text('FACTS_SALE_HINT')}
      </span>
    </p>
  )
}
