import { useText } from '../../../shell/texts.tsx'
import { PhoneLink } from '../../../ui/actions/phone-link.tsx'
import { useShop } from '../../content/use-shop.ts'
import styles from '../terms-page.module.css'

/** Who sells, as the law wants where a page gives rights; nothing where nobody has told. */
export function SellerPart() {
  const text = useText()
  const { seller } = useShop()
  if (!seller.name) return null
  return (
    <section>
      <h2>{text('SITE_SELLER')}</h2>
      <address className={styles.seller}>
        <b>{seller.name}</b>
        {seller.rut && <span>RUT {seller.rut}</span>}
        {seller.address && <span>{seller.address}</span>}
        {seller.phone && <PhoneLink phone={seller.phone} />}
      </address>
    </section>
  )
}
