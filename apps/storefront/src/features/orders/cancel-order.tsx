import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderDetail } from '../../data/port/orders.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'

/** Cancels an order that is not paid, once it has been confirmed. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const text = useText()
  const data = useData()
  const { show } = useToasts()
  const queryClient = useQueryClient()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await data.orders.cancel(order.id)
      show({ tone: 'success', text: text('MY_ORDER_CANCELLED', { number: String(order.number) }) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const isLost = error.code === 'NETWORK'
      show({ tone: 'failure', text: isLost ? text('ACCOUNT_ERROR_NETWORK') : error.message })
    } finally {
      // Whatever came of it, the page shows how the order stands now.
      await queryClient.invalidateQueries({ queryKey: ['account'] })
      setBusy(false)
      setAsks(false)
    }
  }
  return (
    <>
      <Button kind="outline" icon="close" onClick={() => setAsks(true)}>
        {text('MY_ORDER_CANCEL')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text('MY_ORDER_CANCEL_TITLE', { number: String(order.number) })}
          go={text('MY_ORDER_CANCEL_DO')}
          stay={text('MY_ORDER_CANCEL_STAY')}
          busy={busy}
          onConfirm={cancel}
          onClose={() => setAsks(false)}
        >
          {text('MY_ORDER_CANCEL_TEXT')}
        </ConfirmDialog>
      )}
    </>
  )
}
