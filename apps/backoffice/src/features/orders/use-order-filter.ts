import { useSearchParams } from 'wouter'
import { type OrderQueue, orderQueues } from '#rules/orders/order-queues.ts'
import type { OrderFilter, PaymentKind } from '../../data/port/orders.port.ts'
import { dayValue } from '../../ui/lists/address-values.ts'

const paymentKinds: readonly PaymentKind[] = ['transferencia', 'webpay', 'pago_en_tienda']
const deliveries = ['home', 'pickup'] as const

const names: Record<keyof OrderFilter, string> = {
  queue: 'cola',
  text: 'buscar',
  paymentKind: 'pago',
  delivery: 'entrega',
  from: 'desde',
  to: 'hasta',
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null

const dayOrNull = (given: string | null) => dayValue(given ?? '')

/** A filter as the page's address tells it; what it does not know is as if it were not there. */
export const readOrderFilter = (query: URLSearchParams): OrderFilter => ({
  queue: oneOf<OrderQueue>(orderQueues, query.get(names.queue)),
  text: (query.get(names.text) ?? '').slice(0, 80),
  paymentKind: oneOf(paymentKinds, query.get(names.paymentKind)),
  delivery: oneOf(deliveries, query.get(names.delivery)),
  from: dayOrNull(query.get(names.from)),
  to: dayOrNull(query.get(names.to)),
})

/** The query of an address at which that filter stands. */
export function orderFilterQuery(filter: OrderFilter): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, name] of Object.entries(names)) {
    const value = filter[key as keyof OrderFilter]
    if (value) query.set(name, value)
  }
  return query
}

/** What the list is narrowed by, which the page's address keeps; changing it leaves no step behind in the history. */
export function useOrderFilter() {
  const [query, setQuery] = useSearchParams()
  const filter = readOrderFilter(query)
  const isOldestFirst = query.get('orden') === 'antiguos'
  const write = (next: OrderFilter, isOldest: boolean) => {
    const written = orderFilterQuery(next)
    if (isOldest) written.set('orden', 'antiguos')
    setQuery(written, { replace: true })
  }
  return {
    filter,
    change: (changed: Partial<OrderFilter>) => write({ ...filter, ...changed }, isOldestFirst),
    /** What is looked for has the newest first alone. */
    isOldestFirst: isOldestFirst && filter.text === '',
    sort: (isOldest: boolean) => write(filter, isOldest),
  }
}
