import { useQueryClient } from '@tanstack/react-query'
import type { ReturnRequest } from '../../data/port/returns.port.ts'
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
  const order = useOrder(request.orderId).data
  if (!order) return null
  const close = () => {
    void queries.invalidateQueries({ queryKey: returnsKey })
    onClose()
  }
  return <RefundDialog title={title} order={order} returnRequest={{ id: request.id, owed }} onClose={close} />
}
