import type { Mutation } from './mutation.ts'

const sample = 'apps/storefront/src/data/sample'
const services = `${sample}/services`
const shop = `${services}/shop.service.test.ts`
const contract = `${services}/local-contract.test.ts`
const orders = `${services}/orders.service.test.ts`

/** The sample layer's own, broken without a database or a browser. */
export const sampleMutations: readonly Mutation[] = [
  {
    file: `${services}/orders.store.ts`,
    change: ['[{ order: made }, ...rows]', '[...rows, { order: made }]'],
    test: [`${sample}/orders.sample.test.ts`, '[S4.2]'],
  },
  {
    file: `${services}/order-token.ts`,
    change: ['padStart(32', 'padStart(31'],
    test: [`${sample}/orders.sample.test.ts`, '[S9.33]'],
  },
  {
    file: `${services}/checkout.service.ts`,
    change: [
      'billingAddress: ofOrder(addressChecked(context, data.billingAddress))',
      'billingAddress: ofOrder(data.shippingAddress)',
    ],
    test: [orders, '[S3.3]'],
  },
  {
    file: `${services}/cart-of.ts`,
    change: [
      '      product,\n      options,\n      price',
      '      product,\n      options: [],\n      price',
    ],
    test: [orders, '[S3.4]'],
  },
  {
    file: `${services}/cart-of.ts`,
    change: ['items: [...items],', 'items: items.map((item) => ({ ...item, options: [] })),'],
    test: [orders, '[S3.22]'],
  },
  {
    file: `${services}/cart-of.ts`,
    change: ['price: -sums.coupon', 'price: sums.coupon'],
    test: [orders, '[S3.23]'],
  },
  {
    file: `${services}/product-shape.ts`,
    change: [
      "source.compareAtPrice === null ? [] : (['sale'] as const)",
      "source.compareAtPrice === null ? [] : (['hot'] as const)",
    ],
    test: [shop, '[S3.11] says'],
  },
  {
    file: `${services}/category-shape.ts`,
    change: ["childrenOf(id).length > 0 ? 'categories' : 'products'", "'products'"],
    test: [shop, '[S3.13] has'],
  },
  {
    file: `${services}/filters.ts`,
    change: ["value: decodeRatings(values.rating ?? '')", 'value: []'],
    test: [shop, '[S3.15] take'],
  },
  {
    file: `${services}/address-checks.ts`,
    change: ['data.country !== homeCountry && !isCountry(data.country)', 'data.country === homeCountry'],
    test: [contract, '[S7.58]'],
  },
  {
    file: `${services}/service-refusals.ts`,
    change: ["'Page Not Found'", "'Not Found'"],
    test: [contract, '[S8.4]'],
  },
  {
    file: `${services}/shop.service.ts`,
    change: ['.slice(0, limitCategories)', ''],
    test: [contract, '[S7.62]'],
  },
  {
    file: `${services}/blog.service.ts`,
    change: ['categories: categories.filter(({ slug }) => slug === category.slug)', 'categories: []'],
    test: [contract, '[S7.60] [S3.5]'],
  },
  {
    file: `${services}/reviews.service.ts`,
    change: ["author: autor, avatar: '',", "author: '', avatar: '',"],
    test: [shop, '[S3.7]'],
  },
  {
    file: `${services}/orders.service.ts`,
    change: ["sort === 'date_asc' ? newest.toReversed() : newest", 'newest'],
    test: [contract, '[S7.59] [S8.4]'],
  },
  {
    file: `${services}/vehicles.service.ts`,
    change: ['keep({ vehicles: own, currentId: id })', 'keep({ vehicles: own, currentId: null })'],
    test: [contract, '[S7.63]'],
  },
  {
    file: `${services}/shop.service.ts`,
    change: ['if (!category) throw pageNotFound()', ''],
    test: [shop, '[S8.10]'],
  },
  {
    file: `${services}/shop.service.ts`,
    change: ['after(longList, async () => {', 'after(list, async () => {'],
    test: [`${services}/local-contract-delays.test.ts`, '[S9.26]'],
  },
]
