import type { DataPort } from '../port/port.ts'
import { accountRemote } from './account.remote.ts'
import { attentionRemote } from './attention.remote.ts'
import { blogRemote } from './blog.remote.ts'
import { brandsRemote } from './brands.remote.ts'
import { bulkStockRemote } from './bulk-stock.remote.ts'
import { categoriesRemote } from './categories.remote.ts'
import { chatRemote } from './chat.remote.ts'
import { couponsRemote } from './coupons.remote.ts'
import { customersRemote } from './customers.remote.ts'
import { figuresRemote } from './figures.remote.ts'
import { importsRemote } from './imports.remote.ts'
import { integrationsRemote } from './integrations.remote.ts'
import { lawRemote } from './law.remote.ts'
import { menusRemote } from './menus.remote.ts'
import { opinionsRemote } from './opinions.remote.ts'
import { ordersRemote } from './orders.remote.ts'
import { picturesRemote } from './pictures.remote.ts'
import { prescriptionsRemote } from './prescriptions.remote.ts'
import { productsRemote } from './products.remote.ts'
import { returnsRemote } from './returns.remote.ts'
import { searchRemote } from './search.remote.ts'
import { sessionRemote } from './session.remote.ts'
import { shippingRemote } from './shipping.remote.ts'
import { shopRemote } from './shop.remote.ts'
import { showcaseRemote } from './showcase.remote.ts'
import { sitePagesRemote } from './site-pages.remote.ts'
import { staffRemote } from './staff.remote.ts'
import { stockRemote } from './stock.remote.ts'
import { createWire, type WireOptions } from './wire.ts'

/** The data layer that speaks the wire. */
export function createRemoteData(options: WireOptions): DataPort {
  const wire = createWire(options)
  return {
    session: sessionRemote(wire),
    account: accountRemote(wire),
    staff: staffRemote(wire),
    stock: stockRemote(wire),
    bulkStock: bulkStockRemote(wire),
    customers: customersRemote(wire),
    figures: figuresRemote(wire),
    imports: importsRemote(wire),
    integrations: integrationsRemote(wire),
    chat: chatRemote(wire),
    search: searchRemote(wire),
    sitePages: sitePagesRemote(wire),
    pictures: picturesRemote(wire),
    prescriptions: prescriptionsRemote(wire),
    opinions: opinionsRemote(wire),
    shop: shopRemote(wire),
    blog: blogRemote(wire),
    law: lawRemote(wire),
    menus: menusRemote(wire),
    showcase: showcaseRemote(wire),
    shipping: shippingRemote(wire),
    orders: ordersRemote(wire),
    coupons: couponsRemote(wire),
    attention: attentionRemote(wire),
    returns: returnsRemote(wire),
    products: productsRemote(wire),
    categories: categoriesRemote(wire),
    brands: brandsRemote(wire),
  }
}
