import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '../../data/port/returns.port.ts'
import { RefundDialog } from '../orders/acts/refund-dialog.tsx'
import { useOrder } from '../orders/orders.queries.ts'
import { claimsKey } from './waiting-returns.queries.ts'

/** Pays back what is owed for an accepted claim; how the order was paid says by which way. */
export function ClaimRefund({
  title,
  claim,
  owed,
  onClose,
}: {
  title: string
  claim: Claim
  owed: number
  onClose: () => void
}) {
  const queries = useQueryClient()
  const order = useOrder(claim.orderId).data
  if (!order) return null
  const close = () => {
    void queries.invalidateQueries({ queryKey: claimsKey })
    onClose()
  }
  return <RefundDialog title={title} order={order} claim={{ id: claim.id, owed }} onClose={close} />
}
