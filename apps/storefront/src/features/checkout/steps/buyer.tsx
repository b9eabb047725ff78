import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './buyer.module.css'
import type { Buyer as BuyerFacts } from './use-buyer.ts'

/** Who is recognised, with what is known of them; or where a customer who is not can sign in and come back. */
export function Buyer({ buyer }: { buyer: BuyerFacts }) {
  const text = useText()
  const { account, known } = buyer
  if (!account) {
    return (
      <p className={styles.hint}>
        <Icon name="user" size={18} />
        <span>
          {text('CHECKOUT_HAS_ACCOUNT')}{' '}
          <Link to="/account/login?next=/shop/checkout">{text('CHECKOUT_SIGN_IN')}</Link>
        </span>
      </p>
    )
  }
  const { name, email, rut, phone } = known
  return (
    <div className={styles.buyer}>
      <Icon name="user" size={24} />
      <p>
        <strong>{name ?? email}</strong>
        {[name && email, rut, phone]
          .filter((fact) => fact !== undefined && fact !== '')
          .map((fact) => (
            <span key={fact} dir="ltr">
              {fact}
            </span>
          ))}
      </p>
      <Link to="/account/profile">{text('CHECKOUT_EDIT_PROFILE')}</Link>
    </div>
  )
}
