import { useQueryClient } from '@tanstack/react-query'
import type { ReturnRequest } from '../../data/port/returns.port.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { RefundDialog } from '../orders/acts/refund-dialog.tsx'
import { useOrder } from '../orders/orders.queries.ts'
import { returnsKey } from './waiting-returns.queries.ts'

/** Pays back what is owed for an accepted return request; how the order was paid says by which way. */
export function ReturnRefund({
  title,
  request,
  owed,
  onClose,
}: {
  title: string
  request: ReturnRequest
  owed: number
  onClose: () => void
}) {
  const queries = useQueryClient()
  const order = useOrder(request.orderId)
  const close = () => {
    void queries.invalidateQueries({ queryKey: returnsKey })
    onClose()
  }
  if (!order.data)
    return (
      <Dialog onClose={onClose} title={title}>
        <Loaded query={order}>{() => null}</Loaded>
      </Dialog>
    )
  return (
    <RefundDialog title={title} order={order.data} returnRequest={{ id: request.id, owed }} onClose={close} />
  )
}
