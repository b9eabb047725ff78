import { seller } from '#content/seller.ts'
import { FooterSettings } from '../../consent/footer-settings.tsx'
import { LanguageSelect } from '../header/language-select.tsx'
import styles from './footer.module.css'
import { PaymentMarks } from './payment-marks.tsx'

/** A footer's last line: how it is paid, what a visitor may have set, and who sells. */
export function FooterBottom() {
  return (
    <div className={styles.bottom}>
      <div className={`container ${styles.row}`}>
        <PaymentMarks />
        <LanguageSelect />
        <FooterSettings />
        <p>
          {seller.name} · RUT {seller.rut} · {seller.address}
        </p>
      </div>
    </div>
  )
}
