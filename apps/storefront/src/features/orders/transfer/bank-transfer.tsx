import { formatRut } from '#rules/chile/rut.ts'
import { formatClp } from '#rules/money/money.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import { orderDue } from '../../../shell/order-dates.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './bank-transfer.module.css'
import { CopyButton } from './copy-button.tsx'

type Transferred = Pick<Order, 'number' | 'total'> & {
  payment: Pick<Order['payment'], 'instructions' | 'dueAt'>
}

/** Where to transfer, how much and until when, for an order that waits for its transfer. */
export function BankTransfer({ order }: { order: Transferred }) {
  const text = useText()
  const { locale } = useLanguage()
  const { instructions, dueAt } = order.payment
  if (!instructions) return null
  const rows = [
    { what: text('ORDER_AMOUNT'), shown: formatClp(order.total), value: String(order.total) },
    { what: text('ORDER_BANK'), shown: instructions.bank },
    // As the shopper's own bank calls it.
    { what: text('ORDER_ACCOUNT_KIND'), shown: instructions.accountKind, lang: 'es' },
    { what: text('ORDER_ACCOUNT_NUMBER'), shown: instructions.accountNumber },
    { what: text('ORDER_HOLDER'), shown: instructions.holder },
    { what: text('ORDER_HOLDER_RUT'), shown: formatRut(instructions.rut) },
    { what: text('ORDER_HOLDER_EMAIL'), shown: instructions.email },
  ]
  const all = rows.map(({ what, shown }) => `${what}: ${shown}`).join('\n')
  return (
    <section className={styles.transfer} aria-labelledby="order-transfer">
      <h2 id="order-transfer">{text('ORDER_TRANSFER_TITLE', { total: formatClp(order.total) })}</h2>
      {dueAt && (
        <p className={styles.due}>
          <Icon name="clock" />
          {text('ORDER_TRANSFER_DUE', { date: orderDue(dueAt, locale) })}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ what, shown, value, lang }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <span lang={lang}>{shown}</span>
              <CopyButton value={value ?? shown} what={what} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{text('ORDER_TRANSFER_COMMENT', { number: String(order.number) })}</p>
      <CopyButton value={all} what={text('ORDER_COPY_ALL')}>
        {text('ORDER_COPY_ALL')}
      </CopyButton>
    </section>
  )
}
