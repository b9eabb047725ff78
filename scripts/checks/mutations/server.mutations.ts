import type { Mutation } from './mutation.ts'

const server = 'apps/server/src'
const replies = `${server}/catalogue/specified-replies.test.ts`
const details = `${server}/catalogue/product/details.routes`
const accounts = `${server}/customers/accounts/accounts.routes`
const addresses = `${server}/addresses/addresses`
const shipping = `${server}/shipping/shipping`

/** Broken in the server, and noticed by who asks it over a real PostgreSQL. */
export const serverMutations: readonly Mutation[] = [
  {
    file: `${server}/content/content.present.ts`,
    change: ['    external,\n    url,', '    external: false,\n    url,'],
    test: [replies, '[S3.28] a link'],
  },
  {
    file: `${server}/content/content.present.ts`,
    change: ['...(submenu.image && { image: mediaPath(submenu.image) }),', ''],
    test: [replies, '[S7.6] [S3.28] [S3.29]'],
  },
  {
    file: `${server}/catalogue/catalogue.present.ts`,
    change: [
      'marca: row.brand && { ...row.brand, image: row.brand.image && mediaPath(row.brand.image) }',
      'marca: null',
    ],
    test: [replies, '[S7.7] [S3.31]'],
  },
  {
    file: `${server}/catalogue/catalogue.present.ts`,
    change: ['descuento: row.discountPercent', 'descuento: 0'],
    test: [replies, '[S7.7] [S3.31]'],
  },
  {
    file: `${server}/content/content.present.ts`,
    change: ['image_mobile: mediaPath(row.imageMobile)', 'image_mobile: mediaPath(row.imageFull)'],
    test: [replies, '[S7.8] [S7.29] [S7.30]'],
  },
  {
    file: `${server}/content/content.store.ts`,
    change: ['orderBy(asc(miniBanners.position), asc(miniBanners.id))', 'limit(1)'],
    test: [replies, '[S7.8] [S7.29] [S7.30]'],
  },
  {
    file: `${server}/catalogue/catalogue.routes.ts`,
    change: ['isRefusal(stock) ? stock : { stock_producto: stock }', '{ stock_producto: 0 }'],
    test: [replies, '[S7.9]'],
  },
  {
    file: `${server}/customers/sessions/sign-in.service.ts`,
    change: ['if (!account || !isRight)', 'if (!account)'],
    test: [`${server}/customers/sessions/sign-in.routes.test.ts`, '[S8.12]'],
  },
  {
    file: `${server}/customers/sessions/sign-in.service.ts`,
    change: [
      "await sessions.open(tx, customer.id, 'customer', session)",
      "await sessions.open(tx, customer.id, 'guest', session)",
    ],
    test: [`${server}/customers/sessions/sign-in.routes.test.ts`, '[S7.10] signing in'],
  },
  {
    file: `${server}/customers/recovery/recovery.routes.ts`,
    change: ['replyTexts[language].recoveryRequested', 'replyTexts[language].passwordChanged'],
    test: [`${server}/customers/recovery/recovery.routes.test.ts`, '[S7.11] asking'],
  },
  {
    file: `${accounts}.ts`,
    change: ['customer.email === normalizeEmail(email) ?', 'normalizeEmail(email) ?'],
    test: [`${accounts}.test.ts`, '[S7.12]'],
  },
  {
    file: `${accounts}.ts`,
    change: ['sessions.give(reply, opened)\n      return replyTexts', 'return replyTexts'],
    test: [`${accounts}.test.ts`, '[S7.13] ends'],
  },
  {
    file: `${shipping}.present.ts`,
    change: ['codigochilexpress_region: row.courierCode', "codigochilexpress_region: ''"],
    test: [`${shipping}.routes.test.ts`, '[S7.14]'],
  },
  {
    file: `${shipping}.routes.ts`,
    change: ['delivery.comunas(regionId ?? null)', 'delivery.comunas(null)'],
    test: [`${shipping}.routes.test.ts`, '[S7.15]'],
  },
  {
    file: `${addresses}.store.ts`,
    change: ['.set({ ...fields, updatedAt: sql`now()` })', '.set({ updatedAt: sql`now()` })'],
    test: [`${addresses}.routes.test.ts`, '[S7.16] [S7.17] [S7.19] [S7.20] an address'],
  },
  {
    file: `${addresses}.store.ts`,
    change: ['WHERE a.id = $1 AND a.customer_id = $2', 'WHERE a.id = $1 AND $2::int IS NOT NULL'],
    test: [`${addresses}.routes.test.ts`, "[S7.16] [S7.17] [S7.18] [S7.19] [S7.20] another's"],
  },
  {
    file: `${addresses}.service.ts`,
    change: ['await addressesStore.deactivate(tx, addressId)', ''],
    test: [`${addresses}.routes.test.ts`, '[S4.7] [S7.18]'],
  },
  {
    file: `${details}.ts`,
    change: ['orden_modelo: model.position', 'orden_modelo: 1'],
    test: [`${details}.test.ts`, '[S7.21]'],
  },
  {
    file: `${server}/customers/accounts/existence.routes.ts`,
    change: ['hasEmail || hasRut', 'hasEmail && hasRut'],
    test: [`${accounts}.test.ts`, '[S7.23] [S7.36] [S7.44] [S7.45] [S7.46]'],
  },
  {
    file: `${server}/customers/accounts/existence.service.ts`,
    change: ['return accountsStore.hasRut(db, rut.canonical, ownId)', 'return false'],
    test: [`${accounts}.test.ts`, '[S7.23] [S7.36] [S7.44] [S7.45] [S7.46]'],
  },
  {
    file: `${server}/search/search.routes.ts`,
    change: ["2: 'original-code'", "2: 'words'"],
    test: [replies, '[S7.24] 2 finds'],
  },
  {
    file: `${server}/search/search.routes.ts`,
    change: ['categories: request.limitCategories', 'categories: 1'],
    test: [replies, '[S7.24] [S7.38]'],
  },
  {
    file: `${server}/catalogue/catalogue.routes.ts`,
    change: ['catalogue.related(id, branchId ?? null)', 'catalogue.related(id, null)'],
    test: [replies, '[S7.28]'],
  },
  {
    file: `${server}/content/seo.service.ts`,
    change: ["{ google: read(google, 'pixelgoogle', pixelScripts) }", '{ google }'],
    test: [`${server}/content/seo.routes.test.ts`, '[S3.39] [S7.31]'],
  },
  {
    file: `${server}/content/newsletter.routes.ts`,
    change: ["isRefusal(result) ? result : 'enviado_suscripcion'", "isRefusal(result) ? result : 'ok'"],
    test: [`${server}/content/newsletter.routes.test.ts`, '[S7.32]'],
  },
  {
    file: `${details}.ts`,
    change: ['isRefusal(stock) ? stock : { stock_atributo: stock }', '{ stock_atributo: 0 }'],
    test: [`${details}.test.ts`, '[S7.33] gives'],
  },
  {
    file: `${details}.ts`,
    change: ['id_tipo_dato_extra: extraDataKinds[field.kind]', 'id_tipo_dato_extra: 1'],
    test: [`${details}.test.ts`, '[S7.34]'],
  },
  {
    file: `${server}/content/contact.service.ts`,
    change: ["if (to) await outbox.stage(tx, { kind: 'contact', to, language, contact: message })", ''],
    test: [`${server}/content/newsletter.routes.test.ts`, '[S7.35]'],
  },
  {
    file: `${details}.ts`,
    change: ["(await translations.names('categories', path, language)).map(presentCategoryLink)", '[]'],
    test: [`${details}.test.ts`, '[S7.37] from a root'],
  },
  {
    file: `${accounts}.ts`,
    change: [
      'accounts.save(readProfileForm(datos, await terms.current()), session, language)',
      'accounts.save(readProfileForm(datos, await terms.current()), null, language)',
    ],
    test: [`${accounts}.test.ts`, '[S7.43] what is given'],
  },
  {
    file: `${shipping}.routes.ts`,
    change: ["if (!deliveryKind) return refuse('NOT_FOUND')", 'if (!deliveryKind) return []'],
    test: [`${shipping}.routes.test.ts`, '[S7.47]'],
  },
  {
    file: `${shipping}.present.ts`,
    change: ['descuento: offer.discountPercent', 'descuento: 0'],
    test: [`${shipping}.routes.test.ts`, '[S7.47]'],
  },
  {
    file: `${server}/stock-alerts/stock-alerts.service.ts`,
    change: ['await stockAlertsStore.insert(database.db, { ...alert, productIds: [...sold], email })', ''],
    test: [`${server}/stock-alerts/stock-alerts.routes.test.ts`, '[S7.48] NotificarPedido keeps'],
  },
  {
    file: `${server}/customers/customers.present.ts`,
    change: ["telefono_cliente: row.landline ?? ''", "telefono_cliente: ''"],
    test: [`${accounts}.test.ts`, '[S3.24] [S7.43]'],
  },
  {
    file: `${server}/checkout/place-order.ts`,
    change: ['(shown.lines ?? totals.subtotal) === totals.subtotal &&', ''],
    test: [`${server}/checkout/refused-orders.test.ts`, '[S3.27] [S7.39]'],
  },
  {
    file: `${server}/checkout/read-order-request.ts`,
    change: ["note: wire.datosformulario?.nota ?? ''", "note: ''"],
    test: [`${server}/checkout/checkout.routes.test.ts`, '[S7.39] generar-pedido takes'],
  },
  {
    file: `${server}/customers/customers.service.ts`,
    change: ['if (!typed && addressId === undefined) return null', 'if (!typed) return null'],
    test: [`${server}/checkout/checkout.routes.test.ts`, '[S7.40] an address'],
  },
]
