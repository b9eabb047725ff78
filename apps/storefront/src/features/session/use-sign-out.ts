import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { draftOf } from '../checkout/draft.store.ts'
import { accountOf, storedProfile } from './account.store.ts'

/**
 * Ends the session, or with `everywhere` all of the customer's, then forgets the customer and the kept delivery-address id, and no more (specification
 * §4): what was typed at the checkout and the key of an order that may stand are still there.
 */
export function useSignOut({ everywhere = false } = {}): () => Promise<void> {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    try {
      const account = accountOf(storedProfile.get())
      const { agreeCart } = await import('../cart/cart-following.ts')
      if (account) await agreeCart(data, account.customerId)
      await queryClient.cancelQueries({ queryKey: ['account'] })
      await (everywhere ? data.account.signOutEverywhere() : data.account.signOut())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toasts.show({ tone: 'failure', text: text('ACCOUNT_ERROR_NETWORK') })
      return
    }
    storedProfile.update(() => ({}))
    draftOf(data.layer).update(
      (draft) =>
        draft && {
          form: { ...draft.form, addressId: null },
          attempt: draft.attempt && { ...draft.attempt, guest: null },
        },
    )
    queryClient.removeQueries({ queryKey: ['account'] })
    navigate('/account/login')
  }
}
