import type { Product } from '../../../data/port/catalogue.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './delivery-facts.module.css'

const reasons: Record<NonNullable<Product['retractExclusion']>, TextKey> = {
  PERISHABLE: 'PRODUCT_NO_RETRACT_PERISHABLE',
  MADE_TO_ORDER: 'PRODUCT_NO_RETRACT_MADE',
  HYGIENE: 'PRODUCT_NO_RETRACT_HYGIENE',
  INSTALLED: 'PRODUCT_NO_RETRACT_INSTALLED',
}

/** Whether it is taken back; what is not has to be announced before it is bought (chile.md, Law). */
export function ReturnsFact({ exclusion }: { exclusion: Product['retractExclusion'] }) {
  const text = useText()
  return (
    <li>
      <Icon name={exclusion ? 'alert' : 'heart'} size={22} />
      <span>
        <b>{text(exclusion ? 'PRODUCT_NO_RETRACT' : 'PRODUCT_RETURNS')}</b>{' '}
        {exclusion && text(reasons[exclusion])}
        <Link to="/site/returns" className={styles.more}>
          {text('PRODUCT_RETURNS_HINT')}
        </Link>
      </span>
    </li>
  )
}
