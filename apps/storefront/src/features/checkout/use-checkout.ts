import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useNavigate } from '../../shell/router.tsx'
import { cartActions, cartStoreOf } from '../cart/cart.store.ts'
import { boughtLine, type CartLine } from '../cart/cart-line.ts'
import { fitShortfalls } from '../cart/cart-reconcile.ts'
import { couponInForce } from '../cart/coupon.codec.ts'
import { useCoupon } from '../cart/coupon.store.ts'
import { useCartCheck } from '../cart/use-cart-check.ts'
import { sendToPay } from '../payment/gateway-form.ts'
import { type Profile, storedProfile } from '../session/account.store.ts'
import { checkoutReducer, newCheckout, shownError } from './checkout.reducer.ts'
import { type CheckoutForm, type FieldName, guestOf, invoiceOf, newAddress } from './checkout-form.ts'
import { firstWrong, validateCheckout } from './checkout-rules.ts'
import { draftOf } from './draft.store.ts'
import { attemptFor, fingerprintOf } from './purchase/attempt.ts'
import { type Failure, failureOf } from './purchase/failure.ts'
import { lastOrderOf } from './purchase/last-order.store.ts'
import { placeOrder } from './purchase/place-order.ts'
import { formFromProfile } from './purchase/profile.ts'
import { withPurchaseLock } from './purchase/with-purchase-lock.ts'
import { focusField, focusNotice } from './steps/field-ids.ts'
import { useBuyer } from './steps/use-buyer.ts'
import { useDelivery } from './use-delivery.ts'
import { usePaymentKinds } from './use-payment-kinds.ts'

/** The checkout of a cart with lines: what is typed, what it comes to, and buying. In the browser alone. */
export function useCheckout(lines: CartLine[]) {
  const data = useData()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const draft = draftOf(data.layer)
  const { coupon, keep } = useCoupon()
  // A try whose answer was lost may hold the very units of this cart: only the next try can tell.
  const [uncertain] = useState(() => draft.get()?.attempt?.uncertain === true)
  const check = useCartCheck(!uncertain)
  const [state, dispatch] = useReducer(checkoutReducer, newCheckout, (fresh) => ({
    ...fresh,
    form: draft.get()?.form ?? formFromProfile(storedProfile.get()),
  }))
  const [failure, setFailure] = useState<Failure | null>(uncertain ? { kind: 'network' } : null)
  const [busy, setBusy] = useState(false)
  const buying = useRef(false)
  const bought = useRef(false)

  const buyer = useBuyer(state.form)
  const { form, address } = buyer
  const bag = useMemo(() => lines.map(boughtLine), [lines])
  const delivery = useDelivery(form, bag, address)
  const { carrier } = delivery
  const payment = usePaymentKinds(form)
  const inForce = couponInForce(coupon, lines)
  const errors = validateCheckout(form, {
    carrierId: carrier?.id ?? null,
    payment: payment.kind,
    hasAddress: address !== null,
  })
  const totals = useMemo(
    () =>
      data.checkout.totals({
        lines,
        shipping: carrier && { price: carrier.price, discountPercent: carrier.discountPercent },
        coupon: inForce,
      }),
    [data, lines, carrier, inForce],
  )

  const typed = useRef(state.form)
  useEffect(() => {
    typed.current = state.form
    if (!bought.current) draft.update((kept) => ({ form: state.form, attempt: kept?.attempt ?? null }))
  }, [draft, state.form])

  // What is typed in another tab of the same checkout shows in this one too.
  useEffect(
    () =>
      draft.subscribe(() => {
        const kept = draft.get()
        if (kept && kept.form !== typed.current) dispatch({ type: 'restored', form: kept.form })
      }),
    [draft],
  )

  const change = (changes: Partial<CheckoutForm>) => {
    dispatch({ type: 'changed', changes })
    if (failure?.kind === 'fields') setFailure(null)
  }

  const refreshShop = () =>
    Promise.all([check.again(), queryClient.invalidateQueries({ queryKey: ['shipping', 'carriers'] })])

  const answer = async (refusal: Refusal) => {
    const next = failureOf(refusal, totals.total)
    if (next.kind === 'fields') dispatch({ type: 'refused', fields: next.fields })
    if (next.kind === 'coupon') keep(null)
    if (next.kind === 'carrier') dispatch({ type: 'changed', changes: { carrierId: null } })
    if (next.kind === 'again') draft.update((kept) => kept && { ...kept, attempt: null })
    if (next.kind === 'total' || next.kind === 'again' || next.kind === 'carrier') await refreshShop()
    setFailure(next)
    if (next.kind === 'fields') focusField(firstWrong(next.fields as typeof errors))
    else focusNotice()
  }

  const buy = async () => {
    // Another tab has bought this very cart while this one waited for its turn.
    if (cartStoreOf(data.layer).stored.get().length === 0) return
    if (!carrier || !payment.kind) return
    const couponCode = inForce?.code ?? ''
    const fingerprint = fingerprintOf({
      lines: bag,
      couponCode,
      carrierId: carrier.id,
      payment: payment.kind,
      form: { ...form, addressId: address?.id ?? newAddress },
    })
    const attempt = attemptFor(draft.get()?.attempt ?? null, fingerprint, randomKey)
    let profile: Record<string, unknown> | null = null
    const placed = await placeOrder(
      data.checkout,
      {
        addressId: address?.id ?? null,
        comunaId: delivery.isPickup ? null : delivery.comunaId,
        branchId: delivery.isPickup ? form.branchId : null,
        lines: bag,
        carrierId: carrier.id,
        shippingPrice: carrier.price,
        shippingDiscountPercent: carrier.discountPercent,
        payment: payment.kind,
        invoice: invoiceOf(form),
        couponCode,
        total: totals.total,
        note: form.note.trim(),
        guest: guestOf(form, address),
      },
      attempt,
      {
        onAttempt: (next) => draft.update(() => ({ form: state.form, attempt: next })),
        onGuest: (guest) => {
          profile = guest.profile
        },
      },
    )
    bought.current = true
    const known = profile as Profile | null
    // A signed-in customer stays one: only a login's reply carries the user's number.
    if (known)
      storedProfile.update(({ id_usuario }) =>
        id_usuario === known.id_cliente ? { ...known, id_usuario } : known,
      )
    const next = payment.kind === 'webpay' ? '/pago' : '/shop/checkout'
    navigate(`${next}/${placed.token}`, { replace: true })
    lastOrderOf(data.layer).update(() => placed.token)
    draft.update(() => null)
    keep(null)
    cartActions.clear()
    // Straight on, without asking for what the order's own reply has brought.
    if (placed.payment) sendToPay(placed.token, placed.payment)
  }

  const submit = async () => {
    if (buying.current || bought.current) return
    dispatch({ type: 'submitted' })
    const wrong = firstWrong(errors)
    if (wrong) {
      setFailure({ kind: 'fields', fields: errors })
      focusField(wrong)
      return
    }
    buying.current = true
    setBusy(true)
    setFailure(null)
    try {
      await withPurchaseLock(buy)
    } catch (error) {
      if (!(error instanceof Refusal)) setFailure({ kind: 'other', message: '' })
      if (!(error instanceof Refusal)) throw error
      await answer(error)
    } finally {
      buying.current = false
      setBusy(bought.current)
    }
  }

  return {
    lines,
    buyer,
    form,
    errors,
    totals,
    delivery,
    payment,
    check,
    failure,
    busy,
    bought,
    change,
    submit,
    /** The code to show at a field, null while all is well there. */
    errorAt: (field: FieldName) => shownError(state, errors, field),
    leave: (field: FieldName) => dispatch({ type: 'left', field }),
    /** Takes from the cart what the last refusal named as short. */
    async fitStock() {
      if (failure?.kind !== 'stock') return
      await check.again()
      cartActions.replace((current) => fitShortfalls(current, failure.shortfalls))
      setFailure(null)
    },
  }
}

export type Checkout = ReturnType<typeof useCheckout>
