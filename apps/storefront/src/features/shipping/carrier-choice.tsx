import { formatClp } from '#rules/money/money.ts'
import type { Carrier } from '../../data/port/shipping.port.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useShop } from '../content/use-shop.ts'
import styles from './choice.module.css'
import { daysFromTransfer, deliveryDates } from './delivery-dates.ts'
import { netPrice } from './shipping-price.ts'

/** The carriers as radios: who, when, for how much. */
export function CarrierChoice({
  carriers,
  chosenId,
  isPickup,
  isTransfer,
  onChoose,
}: {
  carriers: Carrier[]
  chosenId: number | null
  isPickup: boolean
  /** Paid by transfer, whose day nobody knows: its days count from then. */
  isTransfer: boolean
  onChoose: (id: number) => void
}) {
  const text = useText()
  const { locale } = useLanguage()
  const { holidays } = useShop().hours
  return (
    <div
      role="radiogroup"
      aria-label={text(isPickup ? 'CHECKOUT_STEP_READY' : 'CHECKOUT_CARRIERS')}
      className={styles.list}
    >
      {carriers.map((carrier) => {
        const net = netPrice(carrier)
        return (
          <label key={carrier.id} className={styles.choice}>
            <input
              type="radio"
              name="carrier"
              checked={carrier.id === chosenId}
              onChange={() => onChoose(carrier.id)}
            />
            <Icon name={isPickup ? 'store' : 'truck'} size={24} />
            <span className={styles.words}>
              <strong lang={carrier.lang}>{carrier.name}</strong>
              <span>
                {isTransfer
                  ? daysFromTransfer(text, carrier.days)
                  : deliveryDates(text, { days: carrier.days, isPickup, from: new Date(), locale, holidays })}
              </span>
              {carrier.description && <small lang={carrier.lang}>{carrier.description}</small>}
            </span>
            <span className={styles.price}>
              <strong>{net === 0 ? text('TOTALS_FREE') : formatClp(net)}</strong>
              {net < carrier.price && (
                <span className={styles.cut}>
                  <s>{formatClp(carrier.price)}</s>
                  <Badge tone="sale">{text('CHECKOUT_DISCOUNT', { percent: carrier.discountPercent })}</Badge>
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}
