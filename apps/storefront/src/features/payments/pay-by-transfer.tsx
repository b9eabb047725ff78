import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '../../data/port/orders.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { confirmStanding } from './confirm-standing.ts'
import { anyPaymentQuery } from './payments.queries.ts'

/** Lets an order that is not paid by card wait for a transfer, where the shop takes any, and leads to the account. */
export function PayByTransfer({ order, onSettled }: { order: Order; onSettled: () => void }) {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: kinds } = useQuery(anyPaymentQuery(data))
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!kinds?.includes('transferencia')) return null

  const change = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await data.payments.payByTransfer(order.token)
      // The order is the shopper's as soon as it waits for a transfer (D33); who is not its buyer pays it all the same.
      await confirmStanding(data.checkout, order.id)
      await queryClient.invalidateQueries({ queryKey: ['orders', 'by-token', data.layer, order.token] })
      navigate(`/shop/checkout/${order.token}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setAsks(false)
      const isLost = error.code === 'NETWORK'
      // What has become of the order meanwhile, the page itself tells.
      if (error.code !== 'ORDER_STATE') setFailure(isLost ? text('PAYMENT_NETWORK') : error.message)
      onSettled()
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="outline" size="large" onClick={() => setAsks(true)}>
        {text('PAYMENT_BY_TRANSFER')}
      </Button>
      <FormFailure failure={failure} />
      {asks && (
        <ConfirmDialog
          title={text('PAYMENT_BY_TRANSFER_TITLE')}
          go={text('PAYMENT_BY_TRANSFER')}
          stay={text('PAYMENT_BY_TRANSFER_STAY')}
          busy={busy}
          isHarmless
          onConfirm={change}
          onClose={() => setAsks(false)}
        >
          {text('PAYMENT_BY_TRANSFER_TEXT')}
        </ConfirmDialog>
      )}
    </>
  )
}
