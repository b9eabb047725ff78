import { useEffect, useReducer, useRef, useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { deliveryPlaceOf } from '../delivery-estimate/delivery-place.store.ts'
import type { DeliveryPlace } from '../delivery-estimate/delivery-place.ts'
import { storedProfile, useAccount } from '../session/account.store.ts'
import { checkoutReducer, newCheckout } from './checkout.reducer.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { draftFor } from './draft.codec.ts'
import { draftOf } from './draft.store.ts'
import type { Attempt } from './purchase/attempt.ts'
import { newForm } from './purchase/profile.ts'

/** A form without an address begins at the comuna that was asked for before. */
function withPlace(form: CheckoutForm, place: DeliveryPlace | null): CheckoutForm {
  if (!place || form.comunaId !== null || form.street !== '') return form
  return { ...form, regionId: place.regionId, comunaId: place.comunaId, comunaText: place.name }
}

/** What is typed: stored until the order stands, and the same in every tab of this checkout. */
export function useDraftForm() {
  const { layer } = useData()
  const draft = draftOf(layer)
  const customerId = useAccount()?.customerId ?? null
  // Where the session ends the page is on its way to the login, and what was typed is still that customer's.
  const owner = useRef(customerId)
  if (customerId !== null) owner.current = customerId
  const own = () => draftFor(draft.get(), owner.current)
  const [isUncertain] = useState(() => own()?.attempt?.uncertain === true)
  const [state, dispatch] = useReducer(checkoutReducer, newCheckout, (fresh) => ({
    ...fresh,
    form: own()?.form ?? withPlace(newForm(storedProfile.get()), deliveryPlaceOf(layer).get()),
  }))
  const latest = useRef(state.form)
  const hasEnded = useRef(false)

  useEffect(() => {
    latest.current = state.form
    if (hasEnded.current) return
    const { current } = owner
    draft.update((saved) => ({
      form: state.form,
      attempt: draftFor(saved, current)?.attempt ?? null,
      owner: current,
    }))
  }, [draft, state.form])

  // What is typed in another tab of the same checkout shows in this one too.
  useEffect(
    () =>
      draft.subscribe(() => {
        const saved = draftFor(draft.get(), owner.current)
        if (saved && saved.form !== latest.current) dispatch({ type: 'restored', form: saved.form })
      }),
    [draft],
  )

  return {
    state,
    dispatch,
    /** Whether the last attempt ended without an answer: its order may stand, and hold the very units of this cart. */
    isUncertain,
    attempt: (): Attempt | null => own()?.attempt ?? null,
    saveAttempt: (attempt: Attempt) =>
      draft.update(() => ({ form: state.form, attempt, owner: owner.current })),
    /** The next attempt is a new one. */
    dropAttempt: () => draft.update((saved) => saved && { ...saved, attempt: null }),
    /** The order stands: nothing is stored of it any more. */
    end() {
      hasEnded.current = true
      draft.update(() => null)
    },
  }
}

export type DraftForm = ReturnType<typeof useDraftForm>
