import { useMemo, useState } from 'react'
import { useCartCheck } from '../cart/check/use-cart-check.ts'
import { boughtLine, type CartLine } from '../cart/lines/cart-line.ts'
import { useTermsVersion } from '../session/use-terms-version.ts'
import type { Failure } from './purchase/failure.ts'
import { useBuyer } from './steps/use-buyer.ts'
import { useDelivery } from './use-delivery.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useFields } from './use-fields.ts'
import { usePaymentKinds } from './use-payment-kinds.ts'
import { usePurchase } from './use-purchase.ts'
import { useTotals } from './use-totals.ts'

/** The checkout of a cart with lines, put together of its concerns; each step gets those that it shows. */
export function useCheckout(lines: CartLine[]) {
  const draft = useDraftForm()
  // Only the next attempt can tell whose units an uncertain one holds.
  const check = useCartCheck(!draft.isUncertain)
  const [failure, setFailure] = useState<Failure | null>(
    draft.isUncertain ? { kind: 'network', message: null } : null,
  )
  const boughtLines = useMemo(() => lines.map(boughtLine), [lines])
  const buyer = useBuyer(draft.state.form)
  const delivery = useDelivery(buyer.form, boughtLines, buyer.address)
  const payment = usePaymentKinds(buyer.form)
  const terms = useTermsVersion()
  const totals = useTotals(lines, delivery.carrier)
  const chosen = {
    carrierId: delivery.carrier?.id ?? null,
    payment: payment.kind,
    hasAddress: buyer.address !== null,
  }
  const fields = useFields(draft, buyer.form, chosen, () => {
    if (failure?.kind === 'fields') setFailure(null)
  })
  const purchase = usePurchase({
    draft,
    buyer,
    delivery,
    payment,
    totals,
    check,
    lines: boughtLines,
    terms,
    errors: fields.errors,
    failure,
    setFailure,
  })
  const { version: termsVersion } = terms
  return { fields, buyer, delivery, payment, totals: totals.totals, check, termsVersion, failure, purchase }
}
