import { useQuery } from '@tanstack/react-query'
import type { PaymentKind } from '../../data/port/payments.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { paymentKindsQuery } from '../payments/payments.queries.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** The kinds of payment for how the order is received. `kind` is the chosen one, else the first that is offered. */
export function usePaymentKinds(form: CheckoutForm) {
  const kinds = useQuery(paymentKindsQuery(useData(), form.deliveryKind))
  const kind: PaymentKind | null =
    kinds.data?.find((each) => each === form.paymentKind) ?? kinds.data?.[0] ?? null
  return { kinds, kind }
}

export type PaymentChoice = ReturnType<typeof usePaymentKinds>
