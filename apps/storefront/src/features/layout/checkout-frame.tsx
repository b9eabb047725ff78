import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { PhoneLink } from '../../ui/actions/phone-link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import { useShop } from '../content/use-shop.ts'
import styles from './checkout-frame.module.css'
import { CornerButtons } from './footer/corner-buttons.tsx'
import footer from './footer/footer.module.css'
import { FooterBottom } from './footer/footer-bottom.tsx'

/** Around buying nothing leads elsewhere: whose shop it is, that it is safe, and whom to ask. */
function CheckoutHeader() {
  const text = useText()
  const { phone } = useShop().seller
  return (
    <header className={styles.header}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={styles.logo} aria-label={text('LAYOUT_LOGO')}>
          <Logo />
        </Link>
        <p className={styles.safe}>
          <Icon name="shield" size={20} />
          {text('CHECKOUT_SAFE')}
        </p>
        {phone && (
          <p className={styles.help}>
            <span>{text('CHECKOUT_HELP')}</span>
            <PhoneLink phone={phone} className={styles.phone}>
              <Icon name="phone" size={18} />
            </PhoneLink>
          </p>
        )}
      </div>
    </header>
  )
}

function CheckoutFooter() {
  return (
    <footer className={footer.footer}>
      <FooterBottom />
      <CornerButtons />
    </footer>
  )
}

/** What stands above the checkout, and below it. */
export default function CheckoutFrame({ isTop = false }: { isTop?: boolean }) {
  return isTop ? <CheckoutHeader /> : <CheckoutFooter />
}
