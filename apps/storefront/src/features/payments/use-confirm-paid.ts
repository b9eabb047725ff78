import { useEffect, useRef } from 'react'
import { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'

/**
 * Confirms an order once it is paid (D33); null while there is none to confirm. It says nothing about the money:
 * where this browser is not the buyer's own, or the network fails, the order stands without it.
 */
export function useConfirmPaid(orderId: number | null): void {
  const data = useData()
  const confirmed = useRef<number | null>(null)
  useEffect(() => {
    if (orderId === null || confirmed.current === orderId) return
    confirmed.current = orderId
    data.checkout.confirmOrder(orderId).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }, [data, orderId])
}
