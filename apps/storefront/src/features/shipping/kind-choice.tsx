import { formatClp } from '#rules/money/money.ts'
import type { DeliveryKind } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './choice.module.css'

const kinds = [
  { id: 1, icon: 'home', key: 'CHECKOUT_HOME' },
  { id: 2, icon: 'store', key: 'CHECKOUT_PICKUP' },
] as const

/** Home delivery or pickup. `offered` are the shop's kinds, undefined while they load: both then stand. */
export function KindChoice({
  offered,
  chosenId,
  onChoose,
}: {
  offered: DeliveryKind[] | undefined
  chosenId: number
  onChoose: (id: 1 | 2) => void
}) {
  const text = useText()
  const shown = kinds.filter((kind) => !offered || offered.some((each) => each.id === kind.id))
  return (
    <div role="radiogroup" aria-label={text('CHECKOUT_STEP_DELIVERY')} className={styles.pair}>
      {shown.map(({ id, icon, key }) => {
        const price = offered?.find((each) => each.id === id)?.defaultPrice
        return (
          <label key={id} className={styles.choice}>
            <input type="radio" name="delivery" checked={id === chosenId} onChange={() => onChoose(id)} />
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
