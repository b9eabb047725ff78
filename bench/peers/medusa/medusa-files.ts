import { endsWithBench } from '../peer-process.ts'

/** Its own defaults without a Redis: what it keeps lies in the process's memory, and PostgreSQL searches. */
const config = `
const { defineConfig } = require('@medusajs/framework/utils')
const secret = process.env.PEER_SECRET
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://localhost', adminCors: 'http://localhost', authCors: 'http://localhost',
      jwtSecret: secret, cookieSecret: secret,
    },
  },
})
`

/** What its search holds of a product: the words, the categories, and each filter's values as they are counted. */
const index = `
const { defineSearchIndex, graphConsume, graphSeed, search } = require('@medusajs/framework/utils')
const source = {
  fields: [
    'id', 'title', 'handle', 'description', 'status', 'sales_channels.id', 'categories.handle', 'tags.value',
    'variants.prices.amount',
  ],
  transform: (products) => products.map((product) => ({
    id: product.id,
    title: product.title,
    handle: product.handle,
    description: product.description,
    status: product.status,
    sales_channel_ids: product.sales_channels.map(({ id }) => id),
    categories: product.categories.map(({ handle }) => handle),
    features: product.tags.map(({ value }) => value),
    price: Number(product.variants[0].prices[0].amount),
  })),
}
module.exports = defineSearchIndex({
  name: 'product',
  entity: 'product',
  fields: search.define({
    id: search.keyword().filterable(),
    title: search.text().searchable({ weight: 3 }),
    handle: search.keyword(),
    description: search.text().searchable(),
    status: search.keyword().filterable(),
    sales_channel_ids: search.keyword().array().filterable(),
    categories: search.keyword().array().filterable().facetable(),
    features: search.keyword().array().filterable().facetable(),
    price: search.integer().filterable().sortable(),
  }),
  events: ['product.created', 'product.updated', 'product.deleted'],
  seed: graphSeed(source),
  consume: graphConsume(source),
})
`

const middlewares = `
const { configureStoreSearch, defineMiddlewares } = require('@medusajs/framework/http')
module.exports.default = defineMiddlewares({
  routes: [{ matcher: '/store/search', middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })] }],
})
`

export const medusaFiles = {
  ...endsWithBench,
  'medusa-config.js': config,
  'src/search/product.js': index,
  'src/api/middlewares.js': middlewares,
}
