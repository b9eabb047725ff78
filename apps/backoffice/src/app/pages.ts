import { type ComponentType, lazy } from 'react'
import type { PlaceName } from '../features/layout/places.ts'

/** The page of each place of the desk, loaded when it is opened. */
export const pages: Record<PlaceName, ComponentType> = {
  chat: lazy(() => import('../features/chat/chat-page.tsx')),
  opinions: lazy(() => import('../features/opinions/opinions-page.tsx')),
  chatFigures: lazy(() => import('../features/chat/figures/figures-page.tsx')),
  returns: lazy(() => import('../features/returns/returns-page.tsx')),
  attention: lazy(() => import('../features/attention/attention-page.tsx')),
  coupons: lazy(() => import('../features/coupons/coupons-page.tsx')),
  orders: lazy(() => import('../features/orders/orders-page.tsx')),
  customers: lazy(() => import('../features/customers/customers-page.tsx')),
  sales: lazy(() => import('../features/figures/sales-page.tsx')),
  stock: lazy(() => import('../features/stock/stock-page.tsx')),
  prescriptions: lazy(() => import('../features/prescriptions/prescriptions-page.tsx')),
  categories: lazy(() => import('../features/categories/categories-page.tsx')),
  brands: lazy(() => import('../features/brands/brands-page.tsx')),
  products: lazy(() => import('../features/products/products-page.tsx')),
  start: lazy(() => import('../features/start/start-page.tsx')),
  shop: lazy(() => import('../features/shop/shop-page.tsx')),
  showcase: lazy(() => import('../features/showcase/showcase-page.tsx')),
  menus: lazy(() => import('../features/menus/menus-page.tsx')),
  blog: lazy(() => import('../features/blog/blog-page.tsx')),
  law: lazy(() => import('../features/law/law-page.tsx')),
  sitePages: lazy(() => import('../features/site-pages/site-pages-page.tsx')),
  imports: lazy(() => import('../features/imports/imports-page.tsx')),
  shipping: lazy(() => import('../features/shipping/shipping-page.tsx')),
  search: lazy(() => import('../features/search/search-page.tsx')),
  staff: lazy(() => import('../features/staff/staff-page.tsx')),
  log: lazy(() => import('../features/staff/log-page.tsx')),
  integrations: lazy(() => import('../features/integrations/integrations-page.tsx')),
  account: lazy(() => import('../features/account/account-page.tsx')),
}
