import { sellerLine } from '#rules/shop/shop-facts.ts'
import { FooterSettings } from '../../consent/footer-settings.tsx'
import { useShop } from '../../content/use-shop.ts'
import { LanguageSelect } from '../header/language-select.tsx'
import styles from './footer.module.css'
import { PaymentMarks } from './payment-marks.tsx'

/** A footer's last line: how it is paid, what a visitor may have set, and who sells. */
export function FooterBottom() {
  const { seller } = useShop()
  return (
    <div className={styles.bottom}>
      <div className={`container ${styles.row}`}>
        <PaymentMarks />
        <LanguageSelect />
        <FooterSettings />
        <p>{sellerLine(seller).join(' · ')}</p>
      </div>
    </div>
  )
}
