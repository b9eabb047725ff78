import { formatClp } from '#rules/money/money.ts'
import type { ReturnRefund } from '../../data/port/orders.port.ts'
import { noonOf, orderDay } from '../../shell/order-dates.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './return-requests.module.css'

const methods = {
  webpay: 'RETURN_REFUND_WEBPAY',
  transferencia: 'RETURN_REFUND_TRANSFER',
  tienda: 'RETURN_REFUND_STORE',
} as const satisfies Record<ReturnRefund['payments'][number]['method'], TextKey>

/** How much goes back for a request and until when, and what of it is done. */
export function Refund({ refund, isAccepted }: { refund: ReturnRefund; isAccepted: boolean }) {
  const text = useText()
  const { locale } = useLanguage()
  const { amount, dueOn, done, payments } = refund
  const isDone = done >= amount
  const progress = () => {
    if (isDone) return text('RETURN_REFUND_DONE')
    if (done > 0) return text('RETURN_REFUND_PART', { done: formatClp(done), amount: formatClp(amount) })
    return text('RETURN_REFUND_PENDING')
  }
  return (
    <div className={styles.refund}>
      <dl className={styles.facts}>
        <div>
          <dt>{text(isAccepted ? 'RETURN_REFUND_AMOUNT' : 'RETURN_REFUND_IF')}</dt>
          <dd>{formatClp(amount)}</dd>
        </div>
        {!isDone && (
          <div>
            <dt>{text('RETURN_REFUND_DUE')}</dt>
            <dd>
              <time dateTime={dueOn}>{orderDay(noonOf(dueOn), locale)}</time>
            </dd>
          </div>
        )}
        {isAccepted && (
          <div>
            <dt>{text('RETURN_REFUND_STATE')}</dt>
            <dd>{progress()}</dd>
          </div>
        )}
      </dl>
      {payments.length > 0 && (
        <ul>
          {payments.map(({ amount, method, state, at }) => (
            <li key={`${at} ${amount}`} data-state={state}>
              <Icon name={state === 'DONE' ? 'check' : state === 'DUE' ? 'clock' : 'alert'} size={16} />
              <span>
                <strong>{formatClp(amount)}</strong> {text(methods[method])}
                {' · '}
                {state === 'DONE' && (
                  <time dateTime={at}>{text('RETURN_REFUND_PAID', { date: orderDay(at, locale) })}</time>
                )}
                {state === 'DUE' && text('RETURN_REFUND_SENT')}
                {state === 'FAILED' && text('RETURN_REFUND_FAILED')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
