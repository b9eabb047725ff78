import type { ReactNode } from 'react'
import { sellerLine } from '#rules/shop/shop-facts.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { PhoneLink } from '../../ui/actions/phone-link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import { useShop } from '../content/use-shop.ts'
import styles from './payment.module.css'

/** What stands around the pages under `/pago`, which have no layout (specification §2): who sells, and the way back. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const text = useText()
  const { seller } = useShop()
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" aria-label={text('PAYMENT_BACK_TO_SHOP')}>
          <Logo />
        </Link>
        <p className={styles.safe}>
          <Icon name="shield" size={18} />
          {text('PAYMENT_SAFE')}
        </p>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.footer}>
        <p>{sellerLine(seller).join(' · ')}</p>
        {seller.phone && (
          <p>
            {text('PAYMENT_HELP')} <PhoneLink phone={seller.phone} />
          </p>
        )}
      </footer>
    </div>
  )
}
