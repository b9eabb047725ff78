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
  {
    file: `${storefront}/features/layout/header/account-indicator.tsx`,
    change: ['{account ? account.firstName : ', "{account ? '' : "],
    test: ['e2e/account.test.ts', '[S2.35]'],
  },
  {
    file: `${storefront}/features/layout/menu/mobile-settings.tsx`,
    change: ['onClick={() => onChoose(code)}', 'onClick={() => undefined}'],
    test: ['e2e/menus.test.ts', '[S2.39]'],
  },
  {
    file: `${storefront}/features/layout/menu/page-links.tsx`,
    change: ["title: 'LAYOUT_FAQ', in: ['footer', 'side']", "title: 'LAYOUT_FAQ', in: []"],
    test: ['e2e/frame.test.ts', '[S2.42]'],
  },
  {
    file: `${storefront}/features/layout/header/mobile-header.tsx`,
    change: ['<SearchBox variant="mobile"', '<SearchBox variant="desktop"'],
    test: ['e2e/recent-searches.test.ts', '[S5.35]'],
  },
  {
    file: `${storefront}/ui/form/use-form.ts`,
    change: [
      'value: String(values[name]),\n        error: key ? text(key) : null,',
      'value: String(values[name]),\n        error: wrong[name] ? text(wrong[name]) : null,',
    ],
    test: ['e2e/orders.test.ts', '[S5.36]'],
  },
  {
    file: `${storefront}/features/vehicles/vehicle-form.tsx`,
    change: ['setCleared((times) => times + 1)', 'setCleared((times) => times)'],
    test: ['e2e/vehicles.test.ts', '[S8.11]'],
  },
  {
    file: `${storefront}/texts/es/catalogue.json`,
    change: ['"no hay stock disponible"', '"no quedan más"'],
    test: ['e2e/quick-view.test.ts', '[S8.20]'],
  },
  {
    file: `${storefront}/data/remote/addresses.remote.ts`,
    change: ['isDefault: row.predeterminada === 1', 'isDefault: false'],
    test: ['e2e/orders.test.ts', '[S2.19]'],
  },
  {
    file: `${storefront}/texts/es/account.json`,
    change: ['"Recupera tu contraseña"', '"Cambia tu contraseña"'],
    test: ['e2e/account.test.ts', '[S2.20] who forgot'],
  },
  {
    file: `${storefront}/features/vehicles/vehicle-form.tsx`,
    change: ['data-layout={layout}', 'data-layout="modal"'],
    test: ['e2e/vehicles.test.ts', '[S2.49] [S4.20]'],
  },
  {
    file: `${storefront}/texts/es/vehicles.json`,
    change: ['"No pudimos encontrar el vehículo por VIN"', '"No hay vehículo con ese VIN"'],
    test: ['e2e/vehicles.test.ts', '[S5.10]'],
  },
  {
    file: `${storefront}/features/chat/panel/chat-panel.tsx`,
    change: ['{identity === null ? (', '{identity !== null ? ('],
    test: ['e2e/chat.test.ts', '[S1.1] [S4.34] [S4.35] [S4.36]'],
  },
  {
    file: `${storefront}/texts/es/chat.json`,
    change: ['"Información recibido correctamente."', '"Recibimos tus datos."'],
    test: ['e2e/chat.test.ts', '[S5.28] [S8.17]'],
  },
  {
    file: `${storefront}/features/chat/composer/chat-composer.tsx`,
    change: ['    event.preventDefault()\n    send()\n', '    event.preventDefault()\n'],
    test: ['e2e/chat.test.ts', '[S5.29] [S5.30] [S3.36]'],
  },
  {
    file: `${storefront}/texts/es/chat.json`,
    change: ['"Cliente desconectado."', '"Te desconectaste."'],
    test: ['e2e/chat.test.ts', '[S4.39] [S8.16]'],
  },
  {
    file: `${storefront}/texts/es/chat.json`,
    change: ['"Desea Terminar la conversación ?"', '"¿Quieres terminar?"'],
    test: ['e2e/chat.test.ts', '[S8.18]'],
  },
  {
    file: `${storefront}/features/saved-products/use-saved-toggle.ts`,
    change: ["{ added: 'WISHLIST_ADDED', removed", "{ added: 'COMPARE_ADDED', removed"],
    test: ['e2e/product.test.ts', '[S2.57] [S8.24]'],
  },
  {
    file: `${storefront}/features/layout/header/desktop-header.module.css`,
    change: ['    max-inline-size: 7.5em;\n    padding-inline: 6px;', '    padding-inline: 60px;'],
    test: ['e2e/frame.test.ts', '[S2.2] [S2.3] [S2.34]'],
  },
]
