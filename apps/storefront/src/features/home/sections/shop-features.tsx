import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './shop-features.module.css'

const features = [
  { icon: 'truck', title: 'HOME_FEATURE_DELIVERY', text: 'HOME_FEATURE_DELIVERY_TEXT' },
  { icon: 'store', title: 'HOME_FEATURE_PICKUP', text: 'HOME_FEATURE_PICKUP_TEXT' },
  { icon: 'shield', title: 'HOME_FEATURE_PAYMENT', text: 'HOME_FEATURE_PAYMENT_TEXT' },
  { icon: 'heart', title: 'HOME_FEATURE_SUPPORT', text: 'HOME_FEATURE_SUPPORT_TEXT' },
] as const

/** What the shop promises to everyone. */
export function ShopFeatures() {
  const text = useText()
  return (
    <section aria-label={text('HOME_FEATURES')} className={styles.frame}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.icon}>
            <Icon name={feature.icon} size={32} />
            <p>
              <b>{text(feature.title)}</b>
              <span>{text(feature.text)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
