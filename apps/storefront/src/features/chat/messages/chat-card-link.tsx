import type { ChatCard } from '../../../data/port/chat.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { productHref } from '../../product-cards/product-href.ts'
import styles from './chat-card-link.module.css'

/** A product that somebody of the shop shows: it leads to its page. */
export function ChatCardLink({ card }: { card: ChatCard }) {
  const text = useText()
  return (
    <Link to={productHref(card)} className={styles.card}>
      <span className={styles.picture}>
        {card.image ? (
          <img src={card.image} alt="" width={72} height={72} loading="lazy" decoding="async" />
        ) : (
          <Icon name="paw" size={32} />
        )}
      </span>
      <span className={styles.facts}>
        <b>{card.name}</b>
        <Price amount={card.price} size="small" />
        <span className={styles.go}>
          {text('CHAT_PRODUCT')}
          <Icon name="arrow" size={16} />
        </span>
      </span>
    </Link>
  )
}
