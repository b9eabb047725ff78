import { Refusal } from '../../data/port/refusal.ts'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'

/** Says what went wrong with something that was pressed. */
export function useRefusalToast(): (error: unknown) => void {
  const text = useText()
  const toasts = useToasts()
  return (error) => {
    if (!(error instanceof Refusal)) throw error
    const isLost = error.code === 'NETWORK'
    toasts.show({ tone: 'failure', text: isLost ? text('ACCOUNT_ERROR_NETWORK') : error.message })
  }
}
