import { queryOptions } from '@tanstack/react-query'
import type { PaymentResult } from '../../data/port/payments.port.ts'
import type { DataPort } from '../../data/port/port.ts'
import { Refusal } from '../../data/port/refusal.ts'

const form = /^[0-9a-z]{32}$/i

async function findResult(data: DataPort, token: string): Promise<PaymentResult | null> {
  if (!form.test(token)) return null
  try {
    return await data.payments.result(token)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** How the payment of an order stands, by its token; null when there is none. Asked for again each time. */
export function paymentResultQuery(data: DataPort, token: string) {
  return queryOptions({
    queryKey: ['payments', 'result', data.layer, token],
    queryFn: () => findResult(data, token),
    staleTime: 0,
  })
}
