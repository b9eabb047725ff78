import { queryOptions } from '@tanstack/react-query'
import type { DataPort } from '../../data/port/port.ts'

const staleTime = 5 * 60_000

/** The links of the desktop header's bar. */
export function mainMenuQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'main-menu'],
    queryFn: () => data.content.listMainMenu(),
    staleTime,
  })
}

/** Who sells, and when the shop opens. */
export function shopQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'shop'],
    queryFn: () => data.content.getShop(),
    staleTime,
  })
}

/** What the shop promises and how long it keeps. */
export function shopTermsQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'shop-terms'],
    queryFn: () => data.content.getShopTerms(),
    staleTime,
  })
}

/** The tree of the phone's side menu. */
export function mobileMenuQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'mobile-menu'],
    queryFn: () => data.content.listMobileMenu(),
    staleTime,
  })
}

/** The departments with the panels that they open. */
export function departmentsQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'departments'],
    queryFn: () => data.content.listDepartments(),
    staleTime,
  })
}

/** Where the shop has branches, and how they are reached. */
export function branchesQuery(data: DataPort) {
  return queryOptions({
    queryKey: ['content', data.layer, 'branches'],
    queryFn: () => data.content.listBranches(),
    staleTime,
  })
}
