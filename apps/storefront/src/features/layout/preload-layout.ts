import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'
import {
  branchesQuery,
  departmentsQuery,
  mainMenuQuery,
  mobileMenuQuery,
  shopQuery,
} from '../content/content.queries.ts'
import { anyPaymentQuery } from '../payments/payments.queries.ts'

/** Reads what the header and the footer show. Never rejects: a menu that could not be read stays empty. */
export async function preloadLayout(queryClient: QueryClient, data: DataPort): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(mainMenuQuery(data)),
    queryClient.prefetchQuery(mobileMenuQuery(data)),
    queryClient.prefetchQuery(departmentsQuery(data)),
    queryClient.prefetchQuery(branchesQuery(data)),
    queryClient.prefetchQuery(shopQuery(data)),
    queryClient.prefetchQuery(anyPaymentQuery(data)),
  ])
}

/** All that the header and the footer show, as it was read; undefined for what could not be. */
export const layoutData = (queryClient: QueryClient, data: DataPort): unknown[] =>
  [mainMenuQuery, mobileMenuQuery, departmentsQuery, branchesQuery, shopQuery, anyPaymentQuery].map((query) =>
    queryClient.getQueryData(query(data).queryKey),
  )
