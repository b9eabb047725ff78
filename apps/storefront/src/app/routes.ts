import { demoPaths } from '../features/layout/header-variants.ts'
import { pathOf } from '../shell/address.ts'
import { isPersonal } from '../shell/is-personal.ts'
import type { PageModule } from '../shell/page.ts'

export type Route = {
  /** `:name` stands for one part of the path; `:slug` for one that can be an address in words. */
  pattern: string
  load: () => Promise<PageModule>
}

const list = () => import('../features/list/list-page.tsx')
const product = () => import('../features/product/product-page.tsx')
const pets = () => import('../features/pets/pets-page.tsx')
const blog = () => import('../features/blog/blog-page.tsx')
const contact = () => import('../features/site/contact-page.tsx')
const newsletter = () => import('../features/site/newsletter-page.tsx')
const demo = () => import('../features/layout/header/header-demo-page.tsx')

const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../features/home/home-page.tsx') },
  { pattern: '/home-two', load: () => import('../features/home/home-two-page.tsx') },
  { pattern: '/shop', load: list },
  { pattern: '/shop/shop-list', load: list },
  { pattern: '/shop/category/:slug', load: () => import('../features/list/category-page.tsx') },
  { pattern: '/shop/category/:slug/products', load: list },
  { pattern: '/brand/:slug', load: () => import('../features/list/brand-page.tsx') },
  { pattern: '/shop/products/:slug', load: product },
  { pattern: '/shop/preview/:token', load: product },
  { pattern: '/shop/cart', load: () => import('../features/cart/cart-page.tsx') },
  { pattern: '/shop/cart-vacio', load: () => import('../features/cart/empty/empty-cart-page.tsx') },
  { pattern: '/shop/wishlist', load: () => import('../features/wishlist/wishlist-page.tsx') },
  { pattern: '/shop/pets', load: pets },
  { pattern: '/shop/compare', load: () => import('../features/compare/compare-page.tsx') },
  { pattern: '/shop/track-order', load: () => import('../features/orders/tracking/track-order-page.tsx') },
  { pattern: '/shop/checkout', load: () => import('../features/checkout/checkout-page.tsx') },
  { pattern: '/shop/checkout/:token', load: () => import('../features/checkout/success-page.tsx') },
  { pattern: '/pago', load: () => import('../features/payments/start-page.tsx') },
  { pattern: '/pago/:token', load: () => import('../features/payments/pay-page.tsx') },
  { pattern: '/pago/resultado/:token', load: () => import('../features/payments/result-page.tsx') },
  { pattern: '/account', load: () => import('../features/account/account-page.tsx') },
  { pattern: '/account/login', load: () => import('../features/account/login-page.tsx') },
  { pattern: '/account/reset-password', load: () => import('../features/account/reset-password-page.tsx') },
  { pattern: '/account/confirm-email', load: () => import('../features/account/confirm-email-page.tsx') },
  { pattern: '/account/dashboard', load: () => import('../features/account/dashboard-page.tsx') },
  { pattern: '/account/profile', load: () => import('../features/account/profile-page.tsx') },
  { pattern: '/account/orders', load: () => import('../features/orders/mine/my-orders-page.tsx') },
  { pattern: '/account/orders/:id', load: () => import('../features/orders/order-page.tsx') },
  { pattern: '/account/addresses', load: () => import('../features/addresses/addresses-page.tsx') },
  { pattern: '/account/addresses/:id', load: () => import('../features/addresses/address-page.tsx') },
  { pattern: '/account/garage', load: () => import('../features/vehicles/garage-page.tsx') },
  { pattern: '/account/pets', load: pets },
  { pattern: '/account/privacy', load: () => import('../features/account/privacy-page.tsx') },
  { pattern: '/account/password', load: () => import('../features/account/password-page.tsx') },
  { pattern: '/blog', load: blog },
  { pattern: '/blog/:slug', load: () => import('../features/blog/post-page.tsx') },
  { pattern: '/blog/category/:slug', load: blog },
  { pattern: '/blog/tag/:slug', load: () => import('../features/blog/tag-page.tsx') },
  { pattern: '/pagina/:slug', load: () => import('../features/blog/site-page.tsx') },
  { pattern: '/site/contact-us-v1', load: contact },
  { pattern: '/site/contact-us-v2', load: contact },
  { pattern: '/site/newsletter/confirm', load: newsletter },
  { pattern: '/site/newsletter/unsubscribe', load: newsletter },
  { pattern: '/site/terms-conditions', load: () => import('../features/site/terms-page.tsx') },
  { pattern: '/site/about-us', load: () => import('../features/site/info/about-page.tsx') },
  { pattern: '/site/faq', load: () => import('../features/site/info/faq-page.tsx') },
  { pattern: '/site/veterinario', load: () => import('../features/site/info/veterinary-page.tsx') },
  { pattern: '/site/promociones', load: () => import('../features/site/info/promotions-page.tsx') },
  { pattern: '/site/shipping', load: () => import('../features/site/info/shipping/shipping-page.tsx') },
  { pattern: '/site/returns', load: () => import('../features/site/info/legal/returns-page.tsx') },
  { pattern: '/site/guarantee', load: () => import('../features/site/info/legal/guarantee-page.tsx') },
  { pattern: '/site/privacy', load: () => import('../features/site/info/legal/privacy-page.tsx') },
  { pattern: '/site/cookies', load: () => import('../features/site/info/legal/cookies-page.tsx') },
  ...demoPaths.map((pattern) => ({ pattern, load: demo })),
]

const notFound: Route = {
  pattern: '*',
  load: () => import('../features/site/not-found-page.tsx'),
}

/** Every address that has a page, `:name` standing for one part of it. */
export const routePatterns = (): string[] => routes.map(({ pattern }) => pattern)

/** An address in words. */
const slugPattern = '[a-z0-9-]{1,160}'

const wholeSlug = new RegExp(`^${slugPattern}$`)

/** Each route with the parts of its pattern: a page asks of many addresses whether they have one. */
const partedRoutes = routes
  .filter(({ pattern }) => pattern.includes(':'))
  .map((route) => ({ route, wanted: route.pattern.split('/') }))
const plainRoutes = new Map(
  routes.filter(({ pattern }) => !pattern.includes(':')).map((route) => [route.pattern, route]),
)

function matchParts(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (value === '') return null
      try {
        params[part.slice(1)] = decodeURIComponent(value)
      } catch {
        return null // a half-written escape names no page
      }
      if (part === ':slug' && !wholeSlug.test(value)) return null
    } else if (part !== value) return null
  }
  return params
}

/** The page of a clean address; the not-found page for every other. */
export function findRoute(url: string): { route: Route; params: Record<string, string> } {
  const path = pathOf(url)
  const plain = plainRoutes.get(path)
  if (plain) return { route: plain, params: {} }
  const given = path.split('/')
  for (const { route, wanted } of partedRoutes) {
    const params = matchParts(wanted, given)
    if (params) return { route, params }
  }
  return { route: notFound, params: {} }
}

/** Whether a clean address has a page of its own. */
export function hasPage(url: string): boolean {
  return findRoute(url).route !== notFound
}

/**
 * A regular expression of the paths of all pages that the server renders for everybody, as they are written: none
 * holds an escape, a dot or a second slash.
 */
export function publicPaths(): string {
  const patterns = routes.map(({ pattern }) => pattern).filter((pattern) => !isPersonal(pattern))
  return `^(${patterns.join('|').replaceAll(':slug', slugPattern)})$`
}

/**
 * The pages of the shop that stand at an address of their own and are for everybody, such as `/site/faq`; demonstrations
 * of headers and doubles of another page are left out.
 */
export function sitePaths(): string[] {
  const left = new Set([
    ...demoPaths,
    '/home-two',
    '/shop/shop-list',
    '/shop/track-order',
    '/site/contact-us-v2',
  ])
  return [...plainRoutes.keys()].filter((path) => !left.has(path) && !isPersonal(path))
}
