import { formatClp } from '#rules/money/money.ts'
import type { PaymentResult } from '../../data/port/payments.port.ts'
import { orderDue } from '../../shell/order-dates.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import styles from './payment.module.css'

/** The gateway's codes of how a card was charged (chile.md). */
const cardKinds: Record<string, TextKey> = {
  VD: 'PAYMENT_CARD_VD',
  VN: 'PAYMENT_CARD_VN',
  VC: 'PAYMENT_CARD_VC',
  SI: 'PAYMENT_CARD_SI',
  S2: 'PAYMENT_CARD_S2',
  NC: 'PAYMENT_CARD_NC',
  VP: 'PAYMENT_CARD_VP',
}

/**
 * What a voucher says: order, seller, amount, authorisation, date, kind of card, instalments, last digits. Where nothing was
 * charged it is none, and the gateway's zeros in place of an authorisation are left out.
 */
export function PaymentFacts({ result }: { result: PaymentResult }) {
  const text = useText()
  const { locale } = useLanguage()
  const isCharged = result.status === 'paid' || result.status === 'refunded'
  const { cardKind, instalments, instalmentAmount, chargedAt, card } = result
  const kindText = cardKind === null ? undefined : cardKinds[cardKind]
  const rows: [string, string | null][] = [
    [text('PAYMENT_ORDER'), String(result.orderNumber)],
    [text('PAYMENT_MERCHANT'), result.merchant],
    [text('PAYMENT_AMOUNT'), formatClp(result.amount)],
    [text('PAYMENT_AUTHORIZATION'), isCharged ? result.authorizationCode : null],
    [text('PAYMENT_DATE'), chargedAt && orderDue(chargedAt, locale)],
    [text('PAYMENT_CARD_KIND'), kindText ? text(kindText) : cardKind],
    [text('PAYMENT_INSTALMENTS'), instalments ? String(instalments) : null],
    [text('PAYMENT_INSTALMENT_AMOUNT'), instalments && instalmentAmount ? formatClp(instalmentAmount) : null],
    [text('PAYMENT_CARD'), card && `•••• ${card}`],
  ]
  return (
    <section className={styles.card} aria-labelledby="payment-facts">
      <h2 id="payment-facts">{text(isCharged ? 'PAYMENT_FACTS' : 'PAYMENT_ATTEMPT')}</h2>
      <dl className={styles.facts}>
        {rows.map(
          ([what, value]) =>
            value !== null && (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
