import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { accountOf, storedProfile } from './account.store.ts'
import { SignOutStepsContext } from './sign-out-steps.ts'

/**
 * Ends the session, or with `everywhere` all of the customer's, then forgets the customer, and leads to the
 * login. Where the session cannot be ended nothing is forgotten.
 */
export function useSignOut({ everywhere = false } = {}): () => Promise<void> {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const loadSteps = use(SignOutStepsContext)
  return async () => {
    const steps = await loadSteps()
    try {
      const account = accountOf(storedProfile.get())
      if (account) await steps.before(data, account)
      await queryClient.cancelQueries({ queryKey: ['account'] })
      await (everywhere ? data.account.signOutEverywhere() : data.account.signOut())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      toasts.show({ tone: 'failure', text: text('ACCOUNT_ERROR_NETWORK') })
      return
    }
    storedProfile.update(() => ({}))
    steps.after(data)
    queryClient.removeQueries({ queryKey: ['account'] })
    navigate('/account/login')
  }
}
