import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import choice from '../shipping/choice.module.css'
import styles from './checkout-page.module.css'
import { Step } from './step.tsx'

const ways = ['CHECKOUT_TRANSFER_1', 'CHECKOUT_TRANSFER_2', 'CHECKOUT_TRANSFER_3'] as const

/** How it is paid, and how that works. */
export function PaymentStep() {
  const text = useText()
  return (
    <Step number={4} title={text('CHECKOUT_STEP_PAYMENT')}>
      <div className={styles.group}>
        <label className={choice.choice}>
          <input type="radio" name="payment" value="transferencia" defaultChecked />
          <Icon name="card" size={24} />
          <span className={choice.words}>
            <strong>{text('CHECKOUT_TRANSFER')}</strong>
            <span>{text('CHECKOUT_TRANSFER_HOW')}</span>
          </span>
        </label>
        <ol className={styles.ways}>
          {ways.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ol>
      </div>
    </Step>
  )
}
