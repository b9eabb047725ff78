import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../../data/port/port.ts'

/** The prescription of an order; null where nothing in it needs one. */
export const prescriptionQuery = (data: DataPort, token: string) =>
  queryOptions({
    queryKey: ['orders', 'prescription', data.layer, token],
    queryFn: () => data.orders.getPrescription(token),
    staleTime: 0,
  })
