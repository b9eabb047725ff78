import { demoPaths } from '#storefront/features/layout/header-variants.ts'
import { isProof } from '../counts.ts'

/** A page with little on it: where what stands around every page is asked for, the home page costs twice as much. */
export const plainPage = '/shop/track-order'

/**
 * The pages that open for anyone, by name: each is looked at and tested once, and in every look within `npm run proof`.
 * Pages behind a sign-in and those of an order in the making have journeys of their own.
 */
export function openPages(productSlug: string): Record<string, string> {
  return {
    home: '/',
    'home-two': '/home-two',
    shop: '/shop',
    category: '/shop/category/perros',
    list: '/shop/category/perros-alimentos/products?filter_etapa=adulto',
    'list-features': '/shop/category/gatos/products?layout=features',
    'list-lines': '/shop/category/perros-accesorios/products?layout=list',
    'list-table': '/shop/category/repuestos/products?layout=table',
    'list-none': '/shop/category/perros-alimentos/products?filter_price=1-2',
    brand: '/brand/andino',
    search: '/shop/shop-list?nameProduct=pelota',
    'search-empty': '/shop/shop-list?nameProduct=pelota+zzzzzz',
    product: `/shop/products/${productSlug}`,
    'product-sidebar': `/shop/products/${productSlug}?layout=sidebar`,
    'no-product': '/shop/products/no-hay-tal',
    'no-category': '/shop/category/no-hay-tal',
    'cart-empty': '/shop/cart-vacio',
    wishlist: '/shop/wishlist',
    compare: '/shop/compare',
    'track-order': plainPage,
    blog: '/blog',
    'blog-classic': '/blog?layout=classic&sidebar=start',
    'blog-list': '/blog/category/salud?layout=list',
    post: '/blog/viajar-con-perro-en-el-auto',
    page: '/pagina/trabaja-con-nosotros',
    contact: '/site/contact-us-v1',
    'contact-two': '/site/contact-us-v2',
    terms: '/site/terms-conditions',
    about: '/site/about-us',
    faq: '/site/faq',
    shipping: '/site/shipping',
    returns: '/site/returns',
    guarantee: '/site/guarantee',
    'site-privacy': '/site/privacy',
    'site-cookies': '/site/cookies',
    veterinary: '/site/veterinario',
    promotions: '/site/promociones',
    newsletter: `/site/newsletter/confirm?token=${'A'.repeat(43)}`,
    unsubscribe: `/site/newsletter/unsubscribe?token=${'A'.repeat(43)}`,
    login: '/account/login',
    reset: '/account/reset-password',
    'reset-link': `/account/reset-password?token=${'A'.repeat(43)}`,
    'not-found': '/no-hay-tal',
    ...Object.fromEntries(demoPaths.map((path) => [path.slice(1), path])),
  }
}

/**
 * Pages that are made of what another of them is made of, with other rows or texts: they are looked at less often outside
 * `npm run proof`. Of the pages that show one header each, the frame's tests look at the layouts.
 */
const alike = new Set([
  ...['no-category', 'list-none', 'search', 'contact-two', 'newsletter', 'unsubscribe', 'reset-link'],
  ...['about', 'returns', 'guarantee', 'site-privacy', 'veterinary', 'promotions', 'blog-classic'],
  ...demoPaths.map((path) => path.slice(1)),
])

/** One of each kind of the pages that open for anyone; all of them within `npm run proof`. */
export function pagesOfEachKind(productSlug: string): [name: string, path: string][] {
  return Object.entries(openPages(productSlug)).filter(([name]) => isProof || !alike.has(name))
}

/** Whether a page of that name shows one of the headers, and little else. */
export const isOfHeader = (name: string): boolean => demoPaths.includes(`/${name}`)

/** Pages that are laid out as none of the others is: who looks at these has seen each part of a page in that look. */
const laidOut = new Set([
  ...['home', 'home-two', 'category', 'list', 'list-lines', 'list-table', 'search-empty', 'product', 'brand'],
  ...['cart-empty', 'wishlist', 'compare', 'track-order', 'blog', 'post', 'page', 'contact', 'shipping'],
  ...['site-cookies', 'login', 'not-found'],
])

const wide = new Set(['home', 'list', 'list-table', 'product', 'shipping', 'not-found'])

/** Whether something of a page of that name is as wide as the window. */
export const isWide = (name: string): boolean => wide.has(name)

/** One of each layout of the pages that open for anyone; all of them within `npm run proof`. */
export function pagesOfEachLayout(productSlug: string): [name: string, path: string][] {
  return Object.entries(openPages(productSlug)).filter(([name]) => isProof || laidOut.has(name))
}
