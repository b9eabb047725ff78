import { formatPhone } from '#rules/chile/phone.ts'
import { isPersonal } from '../../../shell/is-personal.ts'
import { useRoute } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useShop } from '../../content/use-shop.ts'
import styles from './floating-buttons.module.css'
import { WhatsappIcon } from './whatsapp-icon.tsx'

/** WhatsApp and phone, at hand (specification §2); without a margin to stand in, once the page is scrolled back. */
export function FloatingButtons({ isBack }: { isBack: boolean }) {
  const text = useText()
  const { phone, whatsapp } = useShop().seller
  const { path } = useRoute()
  // Where somebody pays, bars of the page's own stand at the bottom.
  const isQuiet = isPersonal(path) || path.startsWith('/shop/products/')
  return (
    <div className={styles.buttons} data-quiet={isQuiet || undefined} data-back={isBack || undefined}>
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp.slice(1)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('LAYOUT_WHATSAPP')}
        >
          <WhatsappIcon size={24} />
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} aria-label={text('LAYOUT_CALL_US', { phone: formatPhone(phone) })}>
          <Icon name="phone" size={22} />
        </a>
      )}
    </div>
  )
}
