import type { Mutation } from './mutation.ts'

const rules = 'packages/rules/src'
const storefront = 'apps/storefront/src'
const sample = `${storefront}/data/sample`

/** Broken in one file without a database or a browser. */
export const pureMutations: readonly Mutation[] = [
  {
    file: `${rules}/catalogue/stock.ts`,
    change: ["'out-of-stock': 'failure'", "'out-of-stock': 'warning'"],
    test: [`${rules}/catalogue/stock.test.ts`, '[S3.12]'],
  },
  {
    file: `${storefront}/features/product-cards/color-codes.ts`,
    change: ["  blue: '#2f6fc4'", "  blue: '#223f7d'"],
    test: [`${storefront}/features/product-cards/color-codes.test.ts`, '[S3.16]'],
  },
  {
    file: `${storefront}/features/product-cards/color-codes.ts`,
    change: ['(light + 0.05) / 0.05 > 1.05 / (light + 0.05)', 'light > 0.5'],
    test: [`${storefront}/features/product-cards/color-codes.test.ts`, '[S9.38]'],
  },
  {
    file: `${storefront}/shell/language.ts`,
    change: ["direction: 'rtl'", "direction: 'ltr'"],
    test: [`${storefront}/shell/language.test.ts`, '[S3.20]'],
  },
  {
    file: `${storefront}/shell/language.ts`,
    change: ['if (isLanguage(wishes.stored)) return wishes.stored', ''],
    test: [`${storefront}/shell/language.test.ts`, '[S4.11] else the stored choice'],
  },
  {
    file: `${storefront}/features/cart/cart.store.ts`,
    change: ['const busyTime = 350', 'const busyTime = 35'],
    test: [`${storefront}/features/cart/cart.store.test.ts`, '[S4.23] [S9.14]'],
  },
  {
    file: `${rules}/cart/cart-lines.ts`,
    change: [".join('|')", ".slice(0, 1).join('|')"],
    test: [`${rules}/cart/cart-lines.test.ts`, '[S4.25]'],
  },
  {
    file: `${rules}/cart/cart-lines.ts`,
    change: ['.sort()', ''],
    test: [`${rules}/cart/cart-lines.test.ts`, '[S4.24]'],
  },
  {
    file: `${sample}/services/account.service.ts`,
    change: ['/.+@.+/', '/.*/'],
    test: [`${sample}/account.sample.test.ts`, '[S5.1]'],
  },
  {
    file: `${sample}/services/account.service.ts`,
    change: [
      "if (email.toLowerCase() === demoCredential.email) throw refuse('AUTH_EMAIL_ALREADY_IN_USE')",
      '',
    ],
    test: [`${sample}/account.sample.test.ts`, '[S5.3]'],
  },
  {
    file: `${rules}/people/password.ts`,
    change: ['shortestPassword = 6', 'shortestPassword = 5'],
    test: [`${sample}/account.sample.test.ts`, '[S5.2]'],
  },
  {
    file: 'packages/content/src/currencies.ts',
    change: ["name: 'Chilean pesos'", "name: 'Pesos'"],
    test: ['packages/content/src/currencies.test.ts', '[S3.18]'],
  },
  {
    file: `${rules}/money/format-in.ts`,
    change: ['if (formatFn) return formatFn(amount * rate)', ''],
    test: ['packages/content/src/currencies.test.ts', '[S3.17] each has its code'],
  },
  {
    file: `${storefront}/shell/language.ts`,
    change: ["flag: '/flag-ru.svg'", "flag: '/flag-en.svg'"],
    test: [`${storefront}/shell/language.test.ts`, '[S3.19]'],
  },
  {
    file: `${storefront}/features/vehicles/vin-lookup.ts`,
    change: ['vinPause = 500', 'vinPause = 300'],
    test: [`${storefront}/features/vehicles/vin-lookup.test.ts`, '[S5.8]'],
  },
  {
    file: `${rules}/cart/stepper.ts`,
    change: ['step = 1', 'step = 2'],
    test: [`${rules}/cart/stepper.test.ts`, '[S5.13]'],
  },
  {
    file: `${rules}/cart/stepper.ts`,
    change: ['toNumber(input) ?? fallback', 'toNumber(input) ?? 1'],
    test: [`${rules}/cart/stepper.test.ts`, '[S5.15]'],
  },
  {
    file: `${rules}/catalogue/filters.ts`,
    change: ['range.low}-$', 'range.low},$'],
    test: [`${rules}/catalogue/filters.test.ts`, '[S5.18]'],
  },
  {
    file: `${storefront}/features/quick-view/quick-add.ts`,
    change: ['quantity < 1', 'quantity < 0'],
    test: [`${storefront}/features/quick-view/quick-add.test.ts`, '[S5.31] [S9.11]'],
  },
  {
    file: `${storefront}/features/search/suggester.ts`,
    change: ['mobile: 700', 'mobile: 500'],
    test: [`${storefront}/features/search/suggester.test.ts`, '[S5.35] [S9.7]'],
  },
  {
    file: `${storefront}/features/search/suggester.ts`,
    change: ['leastLetters = 3', 'leastLetters = 4'],
    test: [`${storefront}/features/search/suggester.test.ts`, '[S9.6]'],
  },
  {
    file: `${storefront}/data/remote/wire.ts`,
    change: ['...(options.baseUrl ? {} : xsrfHeader())', '...{}'],
    test: [`${storefront}/data/remote/wire.test.ts`, '[S7.2]'],
  },
  {
    file: `${storefront}/data/remote/wire.ts`,
    change: ['body: JSON.stringify(request)', "body: '{}'"],
    test: [`${storefront}/data/remote/wire.test.ts`, '[S7.1]'],
  },
  {
    file: `${storefront}/data/remote/search.remote.ts`,
    change: ['limitCategories: 4', 'limitCategories: 8'],
    test: [`${storefront}/data/remote/search.remote.test.ts`, '[S7.38]'],
  },
  {
    file: `${storefront}/ui/actions/stepper.tsx`,
    change: ['min !== undefined && value <= min', 'value <= (min ?? 1)'],
    test: [`${storefront}/ui/actions/stepper.test.tsx`, '[S5.14]'],
  },
  {
    file: `${storefront}/data/remote/wire.ts`,
    change: ['token_authentication: options.token', 'token: options.token'],
    test: [`${storefront}/data/remote/wire.test.ts`, '[S7.4]'],
  },
  {
    file: `${storefront}/shell/load-texts.ts`,
    change: ["if (!isLanguage(code)) throw new Error('Language not found')", ''],
    test: [`${storefront}/shell/load-texts.test.ts`, '[S8.7]'],
  },
  {
    file: `${rules}/money/money.ts`,
    change: ["/\\B(?=(\\d{3})+$)/g, '.'", "/\\B(?=(\\d{3})+$)/g, ','"],
    test: [`${rules}/money/money.test.ts`, '[S9.1] no decimals'],
  },
  {
    file: `${storefront}/texts/ru/vehicles.json`,
    change: ['"TEXT_ALL_VEHICLES"', '"TEXT_EVERY_VEHICLE"'],
    test: [`${storefront}/features/vehicles/vehicles.test.ts`, '[S9.4]'],
  },
  {
    file: `${storefront}/ui/gestures/drag-scroll.ts`,
    change: ['longestClick = 250', 'longestClick = 350'],
    test: [`${storefront}/ui/gestures/drag-scroll.test.ts`, '[S9.19]'],
  },
  {
    file: `${rules}/money/totals.ts`,
    change: [
      'percentOf(shipping, input.shipping?.discountPercent ?? 0)',
      'percentOf(shipping, (input.shipping?.discountPercent ?? 0) / 2)',
    ],
    test: [`${rules}/money/totals.test.ts`, '[S9.20]'],
  },
  {
    file: `${rules}/money/totals.ts`,
    change: ['const weights = [...lineAmounts, shippingNet]', 'const weights = [...lineAmounts, 0]'],
    test: [`${rules}/money/totals.test.ts`, '[S9.22]'],
  },
  {
    file: `${rules}/money/totals.ts`,
    change: ['row.amount > 0', 'row.amount >= 0'],
    test: [`${rules}/money/totals.test.ts`, '[S9.23]'],
  },
  {
    file: `${rules}/money/totals.ts`,
    change: ['subtotal + shippingNet - coupon', 'subtotal + shipping - coupon'],
    test: [`${rules}/money/totals.test.ts`, '[S9.24]'],
  },
  {
    file: `${sample}/layer.ts`,
    change: ['longList: 1000', 'longList: 350'],
    test: [`${sample}/orders.sample.test.ts`, '[S9.26]'],
  },
  {
    file: `${sample}/services/vehicles.service.ts`,
    change: ['const lastYear = 2018', 'const lastYear = 2019'],
    test: [`${sample}/vehicles.sample.test.ts`, '[S9.39]'],
  },
  {
    file: `${storefront}/app/navigator.ts`,
    change: ["history.scrollRestoration = 'manual'", ''],
    test: [`${storefront}/app/navigator.test.ts`, '[S2.29]'],
  },
  {
    file: `${storefront}/features/consent/run-pixels.ts`,
    change: ['page.head.append(unscripted)', ''],
    test: [`${storefront}/features/consent/run-pixels.test.ts`, '[S1.6] the part'],
  },
  {
    file: `${storefront}/app/routes.ts`,
    change: ["{ pattern: '/site/about-us', load", "{ pattern: '/site/about', load"],
    test: [`${storefront}/features/site/info/info-text.test.ts`, '[S2.21] [S2.22]'],
  },
  {
    file: `${storefront}/app/routes.ts`,
    change: ["{ pattern: '/site/veterinario', load", "{ pattern: '/site/veterinaria', load"],
    test: [`${storefront}/features/site/info/info-text.test.ts`, '[S2.21] [S2.22]'],
  },
  {
    file: `${storefront}/features/quick-view/quick-add.ts`,
    change: ['leftOf(product, chosen, lines)', 'leftOf(product, chosen, [])'],
    test: [`${storefront}/features/quick-view/quick-add.test.ts`, '[S5.32] what'],
  },
  {
    file: `${storefront}/data/remote/content.remote.ts`,
    change: ["reply !== 'enviado_suscripcion'", '!reply'],
    test: [`${storefront}/data/remote/content.remote.test.ts`, '[S8.14]'],
  },
]
