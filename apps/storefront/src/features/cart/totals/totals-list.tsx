import type { ReactNode } from 'react'
import { formatClp } from '#rules/money/money.ts'
import type { TotalRow, Totals } from '../../../data/port/checkout.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from './totals-list.module.css'

const titles: Record<TotalRow['code'], TextKey> = {
  SHIPPING: 'TOTALS_SHIPPING',
  SHIPPING_DISCOUNT: 'TOTALS_SHIPPING_DISCOUNT',
  SHIPPING_NET: 'TOTALS_SHIPPING_NET',
  COUPON: 'TOTALS_COUPON',
  TAX: 'TOTALS_TAX',
}

function isTaken(code: TotalRow['code']): boolean {
  return code === 'SHIPPING_DISCOUNT' || code === 'COUPON'
}

/** The rows to show: the net of the shipping says something new only after a discount. */
function shownRows(rows: TotalRow[]): TotalRow[] {
  const hasDiscount = rows.some((row) => row.code === 'SHIPPING_DISCOUNT')
  return rows.filter((row) => row.code !== 'SHIPPING_NET' || hasDiscount)
}

/**
 * Subtotal, the rows above 0 with translated titles (D14), and the total. IVA is shown, never added
 * (D12); `withNeto` shows neto and IVA as rows of their own, below what they are parts of. `shipping` stands in the place of the
 * shipping's row while there is none, or when it costs nothing.
 */
export function TotalsList({
  totals,
  shipping,
  withNeto = false,
  isBeforeShipping = false,
  isPickup = false,
}: {
  totals: Totals
  shipping?: ReactNode
  withNeto?: boolean
  /** What delivery costs is not known yet, and the total says so. */
  isBeforeShipping?: boolean
  /** It is fetched: nothing is sent. */
  isPickup?: boolean
}) {
  const text = useText()
  const { iva, neto } = totals
  const hasShipping = totals.rows.some((row) => row.code === 'SHIPPING')
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('TOTALS_SUBTOTAL')}</dt>
        <dd>{formatClp(totals.subtotal)}</dd>
      </div>
      {!hasShipping && shipping !== undefined && (
        <div>
          <dt>{text(isPickup ? 'TOTALS_PICKUP' : 'TOTALS_SHIPPING')}</dt>
          <dd className={styles.soft}>{shipping}</dd>
        </div>
      )}
      {shownRows(totals.rows).map(({ code, amount }) => (
        <div key={code}>
          <dt>{text(isPickup && code === 'SHIPPING' ? 'TOTALS_PICKUP' : titles[code])}</dt>
          <dd className={isTaken(code) ? styles.taken : undefined}>
            {isTaken(code) ? `−${formatClp(amount)}` : formatClp(amount)}
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{text(isBeforeShipping ? 'TOTALS_BEFORE_SHIPPING' : 'TOTALS_TOTAL')}</dt>
        <dd>
          {formatClp(totals.total)}
          {!withNeto && iva !== null && (
            <small>{text('TOTALS_IVA_INCLUDED', { amount: formatClp(iva) })}</small>
          )}
        </dd>
      </div>
      {withNeto && iva !== null && neto !== null && (
        <>
          <div className={styles.parts}>
            <dt>{text('TOTALS_NETO')}</dt>
            <dd>{formatClp(neto)}</dd>
          </div>
          <div className={styles.parts}>
            <dt>{text('TOTALS_IVA')}</dt>
            <dd>{formatClp(iva)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
