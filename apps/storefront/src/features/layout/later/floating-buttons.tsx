import { formatPhone } from '#rules/phone.ts'
import { SELLER } from '#rules/seller.ts'
import { isPersonal } from '../../../app/is-personal.ts'
import { useRoute } from '../../../app/router.tsx'
import { useText } from '../../../app/texts.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './floating-buttons.module.css'

/** WhatsApp and phone, always at hand (specification §2). */
export function FloatingButtons() {
  const text = useText()
  const { path } = useRoute()
  // Where somebody pays, bars of the page's own stand at the bottom.
  const isQuiet = isPersonal(path) || path.startsWith('/shop/products/')
  return (
    <aside className={styles.buttons} data-quiet={isQuiet || undefined} aria-label={text('LAYOUT_CONTACT')}>
      <a
        href={`https://wa.me/${SELLER.whatsapp.slice(1)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text('LAYOUT_WHATSAPP')}
      >
        <Icon name="whatsapp" size={24} />
      </a>
      <a
        href={`tel:${SELLER.phone}`}
        aria-label={text('LAYOUT_CALL_US', { phone: formatPhone(SELLER.phone) })}
      >
        <Icon name="phone" size={22} />
      </a>
    </aside>
  )
}
