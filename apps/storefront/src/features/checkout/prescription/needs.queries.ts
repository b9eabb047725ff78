import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../../data/port/port.ts'
import type { BoughtLine } from '../../../data/port/shipping.port.ts'

/** Which products of a cart are sold by prescription alone. */
export const prescriptionNeedsQuery = (data: DataPort, lines: BoughtLine[]) =>
  queryOptions({
    queryKey: ['checkout', 'prescription', data.layer, lines.map(({ productId }) => productId)],
    queryFn: () => data.checkout.prescriptionNeeds(lines),
    placeholderData: keepPreviousData,
  })
