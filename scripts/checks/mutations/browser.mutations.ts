import type { Mutation } from './mutation.ts'

const storefront = 'apps/storefront/src'

/** Built, and noticed by who looks at the page: each costs a build and a browser. */
export const browserMutations: readonly Mutation[] = [
  {
    file: `${storefront}/app/routes.ts`,
    change: ["{ pattern: '/shop/category/:slug/products', load: list },", ''],
    test: ['e2e/lists.test.ts', '[S2.8]'],
  },
  {
    file: `${storefront}/features/product/product-page.tsx`,
    change: ["query.get('producto_oferta') === '1'", "query.get('producto_oferta') === '2'"],
    test: ['e2e/product.test.ts', '[S2.10]'],
  },
  {
    file: `${storefront}/app/routes.ts`,
    change: ["{ pattern: '/shop/cart', load", "{ pattern: '/shop/carrito', load"],
    test: ['e2e/cart.test.ts', '[S2.11]'],
  },
  {
    file: `${storefront}/texts/es/layout.json`,
    change: ['"LAYOUT_ACCOUNT": "Mi Cuenta"', '"LAYOUT_ACCOUNT": "Tu cuenta"'],
    test: ['e2e/frame.test.ts', '[S2.35]'],
  },
]
