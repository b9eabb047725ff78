import { formatClp } from '#rules/money/money.ts'
import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { OfferedDelivery } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './choice.module.css'

const kinds = [
  { kind: 'home', icon: 'home', key: 'CHECKOUT_HOME' },
  { kind: 'pickup', icon: 'store', key: 'CHECKOUT_PICKUP' },
] as const

/**
 * Home delivery or pickup. `offered` are the shop's kinds, undefined while they load: both then stand. `homePrice` is what
 * delivery costs at least where the order goes, in pesos; undefined while that is unknown: the shop's least then stands.
 */
export function KindChoice({
  offered,
  homePrice,
  chosen,
  onChoose,
}: {
  offered: OfferedDelivery[] | undefined
  homePrice: number | undefined
  chosen: DeliveryKind
  onChoose: (kind: DeliveryKind) => void
}) {
  const text = useText()
  const shown = kinds.filter(({ kind }) => !offered || offered.some((each) => each.kind === kind))
  return (
    <div role="radiogroup" aria-label={text('CHECKOUT_STEP_DELIVERY')} className={styles.pair}>
      {shown.map(({ kind, icon, key }) => {
        const least = offered?.find((each) => each.kind === kind)?.defaultPrice
        const price = kind === 'home' ? (homePrice ?? least) : least
        return (
          <label key={kind} className={styles.choice}>
            <input type="radio" name="delivery" checked={kind === chosen} onChange={() => onChoose(kind)} />
            <Icon name={icon} size={24} />
            <span className={styles.words}>
              <strong>{text(key)}</strong>
              <span>
                {price === undefined
                  ? ' '
                  : price === 0
                    ? text('TOTALS_FREE')
                    : text('CHECKOUT_FROM', { price: formatClp(price) })}
              </span>
            </span>
          </label>
        )
      })}
    </div>
  )
}
