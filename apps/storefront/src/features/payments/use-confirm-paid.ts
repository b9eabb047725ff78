import { useEffect, useRef } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { confirmStanding } from './confirm-standing.ts'

/** Confirms an order once it is paid (D33); null while there is none to confirm. It says nothing about the money. */
export function useConfirmPaid(orderId: number | null): void {
  const data = useData()
  const confirmed = useRef<number | null>(null)
  useEffect(() => {
    if (orderId === null || confirmed.current === orderId) return
    confirmed.current = orderId
    void confirmStanding(data.checkout, orderId)
  }, [data, orderId])
}
