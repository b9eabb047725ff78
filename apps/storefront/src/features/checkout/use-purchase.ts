import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import type { BoughtLine } from '../../data/port/shipping.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { randomKey } from '../../shell/random-key.ts'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { cartActions, cartStoreOf } from '../cart/cart.store.ts'
import { fitShortfalls } from '../cart/check/cart-reconcile.ts'
import type { CartCheck } from '../cart/check/use-cart-check.ts'
import { accountLineOf, sameLines } from '../cart/sync/account-lines.ts'
import { sendToPay } from '../payments/gateway-form.ts'
import { type Profile, storedProfile } from '../session/account.store.ts'
import { type TermsVersion, toldOfTerms } from '../session/use-terms-version.ts'
import { type FieldErrors, firstWrong } from './checkout-rules.ts'
import { uploadsOf } from './prescription/uploads.store.ts'
import { attemptFor } from './purchase/attempt.ts'
import { type Failure, failureOf } from './purchase/failure.ts'
import { lastOrderOf } from './purchase/last-order.store.ts'
import { type PlacedOrder, type Purchase, placeOrder } from './purchase/place-order.ts'
import { purchaseOf } from './purchase/purchase-of.ts'
import { withPurchaseLock } from './purchase/with-purchase-lock.ts'
import { withoutBought } from './purchase/without-bought.ts'
import { focusField, focusNotice } from './steps/field-ids.ts'
import type { Buyer } from './steps/use-buyer.ts'
import type { Delivery } from './use-delivery.ts'
import type { DraftForm } from './use-draft-form.ts'
import type { PaymentChoice } from './use-payment-kinds.ts'
import type { CheckoutTotals } from './use-totals.ts'

export type PurchaseParts = {
  draft: DraftForm
  buyer: Buyer
  delivery: Delivery
  payment: PaymentChoice
  totals: CheckoutTotals
  check: CartCheck
  lines: BoughtLine[]
  terms: TermsVersion
  errors: FieldErrors
  failure: Failure | null
  setFailure: (failure: Failure | null) => void
}

/** Buying: once at a time, what a refusal means, and the way on from an order that stands. */
export function usePurchase(parts: PurchaseParts) {
  const { draft, buyer, delivery, payment, totals, check, lines, terms, errors, failure, setFailure } = parts
  const data = useData()
  const navigate = useNavigate()
  const toasts = useToasts()
  const text = useText()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const buying = useRef(false)
  const bought = useRef(false)
  const lastOrder = lastOrderOf(data.layer)
  const [orderBefore] = useState(lastOrder.get)
  /** The order that another tab has made since this page opened. */
  const orderElsewhere = useCallback(() => {
    const token = lastOrder.get()
    return token === orderBefore ? null : token
  }, [lastOrder, orderBefore])
  const syncWithAccount = async (pull: boolean) => {
    const { account } = buyer
    if (!account) return null
    const { syncCartNow } = await import('../cart/sync/cart-sync.ts')
    return syncCartNow(data, account.customerId, pull)
  }

  const goOn = async ({ order, earlier }: PlacedOrder, purchase: Purchase, profile: Profile | null) => {
    bought.current = true
    const { payment: kind, lines: boughtLines } = earlier ?? purchase
    const isOnline = kind === 'webpay'
    // What was changed since is not in an earlier order: whether that is paid is asked first.
    const payPage = earlier ? '/pago/resultado' : '/pago'
    const page = isOnline ? payPage : '/shop/checkout'
    // A signed-in customer stays one: only a login's reply carries the user's number.
    if (profile)
      storedProfile.update(({ id_usuario }) =>
        id_usuario === profile.id_cliente ? { ...profile, id_usuario } : profile,
      )
    lastOrder.update(() => order.token)
    draft.end()
    uploadsOf(data.layer).update((all) =>
      earlier ? all.filter(({ token }) => !earlier.prescriptionUploads.includes(token)) : [],
    )
    if (earlier?.couponCode !== '') totals.dropCoupon()
    // What another tab has put in meanwhile stays.
    void cartActions.replace((inCart) => withoutBought(inCart, boughtLines))
    // The other devices would have it in their cart for as long as this one is at the gateway. The page of paying waits
    // for nothing: it leaves by itself.
    if (isOnline) await syncWithAccount(false)
    navigate(`${page}/${order.token}`, { replace: true })
    if (earlier) toasts.show({ tone: 'neutral', text: text('CHECKOUT_EARLIER_ORDER') })
    // Straight on, without asking for what the order's own reply has brought.
    if (!earlier && order.payment) sendToPay(order.token, order.payment)
  }

  const buy = async () => {
    // Where the session has ended the page is about to leave: nobody would see that it bought as a guest, or once more.
    if (draft.attempt()?.uncertain) {
      // An order that may stand already is asked for, whatever has become of the cart.
      if (buyer.account) await data.cart.load()
    } else {
      const unsynced = await syncWithAccount(true)
      if (unsynced?.status === 401) throw unsynced
    }
    const inCart = cartStoreOf(data.layer).stored.get().map(accountLineOf)
    // Another tab or device has bought this very cart, or this one waited for its turn meanwhile.
    if (inCart.length === 0) {
      if (orderElsewhere() === null) toasts.show({ tone: 'neutral', text: text('CHECKOUT_CART_GONE') })
      return
    }
    if (!sameLines(inCart, lines)) {
      setFailure({ kind: 'cart', order: orderElsewhere() })
      focusNotice()
      return
    }
    const { carrier, comunaId } = delivery
    if (!carrier || !payment.kind) return
    const { purchase, fingerprint } = purchaseOf({
      form: buyer.form,
      address: buyer.address,
      comunaId,
      lines,
      carrier,
      payment: payment.kind,
      couponCode: totals.couponCode,
      prescriptionUploads: uploadsOf(data.layer)
        .get()
        .map(({ token }) => token),
      totals: totals.totals,
    })
    let profile: Profile | null = null
    const placed = await placeOrder(
      data.checkout,
      purchase,
      attemptFor(draft.attempt(), fingerprint, randomKey),
      {
        onAttempt: draft.saveAttempt,
        onGuest: (guest) => {
          profile = guest.profile
        },
      },
    )
    await goOn(placed, purchase, profile)
  }

  /** Takes back what the shop has refused of what was typed and chosen. */
  const takeBack = (refused: Failure, { code }: Refusal) => {
    switch (refused.kind) {
      case 'fields':
        return draft.dispatch({ type: 'refused', fields: refused.fields })
      case 'coupon':
        return totals.dropCoupon()
      case 'carrier':
        return draft.dispatch({ type: 'changed', changes: { carrierId: null } })
      case 'prescription':
        return uploadsOf(data.layer).update(() => [])
      case 'again':
        // While an order may stand under its key, only that none does ends the attempt.
        if (code === 'KEY_REUSED' || !draft.attempt()?.uncertain) draft.dropAttempt()
    }
  }

  const answer = async (refusal: Refusal) => {
    const next = failureOf(refusal, totals.totals.total)
    if (toldOfTerms(refusal)) await terms.again()
    takeBack(next, refusal)
    if (next.kind === 'total' || next.kind === 'again' || next.kind === 'carrier')
      await Promise.all([
        check.again(),
        queryClient.invalidateQueries({ queryKey: ['shipping', 'carriers'] }),
      ])
    setFailure(next)
    if (next.kind === 'fields') focusField(firstWrong(next.fields as FieldErrors))
    else focusNotice()
  }

  return {
    busy,
    /** Whether the order stands: the cart is empty then, and the page on its way out. */
    bought,
    orderElsewhere,
    async submit() {
      if (buying.current || bought.current) return
      draft.dispatch({ type: 'submitted' })
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
        if (error instanceof Refusal) await answer(error)
        else {
          setFailure({ kind: 'other', message: '' })
          throw error
        }
      } finally {
        buying.current = false
        setBusy(bought.current)
      }
    },
    /** Takes from the cart what the last refusal named as short. */
    async fitStock() {
      if (failure?.kind !== 'stock') return
      await check.again()
      cartActions.replace((current) => fitShortfalls(current, failure.shortfalls))
      setFailure(null)
    },
  }
}
