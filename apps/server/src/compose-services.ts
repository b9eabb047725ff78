import type { Registry } from 'prom-client'
import { composeAddresses } from './addresses/addresses.compose.ts'
import { composeBackups } from './backups/backups.compose.ts'
import { composeBlog } from './blog/blog.compose.ts'
import { composeCart } from './cart/cart.compose.ts'
import { composeCatalogue } from './catalogue/catalogue.compose.ts'
import { composeProducts } from './catalogue/editing/products.compose.ts'
import { composeImports } from './catalogue/imports/imports.compose.ts'
import { priceService as prices } from './catalogue/price/price.service.ts'
import { stockService as stock } from './catalogue/stock/stock.service.ts'
import { composeChat } from './chat/chat.compose.ts'
import { composeCheckout } from './checkout/checkout.compose.ts'
import { limitOrders } from './checkout/limit-orders.ts'
import type { Config } from './config.ts'
import { composeContent } from './content/content.compose.ts'
import { termsOfSaleService } from './content/law/terms-of-sale.service.ts'
import { shopFactsService } from './content/shop/shop-facts.service.ts'
import { composeCoupons } from './coupons/coupons.compose.ts'
import { composeCustomers } from './customers/customers.compose.ts'
import { createPasswords, type Passwords } from './customers/passwords/passwords.ts'
import { composePersonalData } from './customers/personal-data/personal-data.compose.ts'
import type { Database } from './db/connection.ts'
import { composeFigures } from './figures/figures.compose.ts'
import type { BackgroundLog } from './http/logging/background-log.ts'
import type { RateLimits } from './http/security/rate-limits.ts'
import { composeIntegrations } from './integrations/integrations.compose.ts'
import type { JobStaging } from './jobs/jobs.ts'
import { composeMailing } from './mail/mail.compose.ts'
import { mailMetrics } from './mail/mail-metrics.ts'
import { observingRoutes } from './observing/observing.routes.ts'
import { composeOrders } from './orders/orders.compose.ts'
import type { ReachCheckpoint } from './payments/checkpoint.ts'
import { paymentMetrics } from './payments/payment-metrics.ts'
import { composePaymentCalls, composePayments } from './payments/payments.compose.ts'
import { composePets } from './pets/pets.compose.ts'
import { composePictures } from './pictures/pictures.compose.ts'
import { holdUploads } from './prescriptions/prescription-gate.service.ts'
import { composePrescriptions } from './prescriptions/prescriptions.compose.ts'
import { previewsService } from './previews/previews.service.ts'
import { composeReminders } from './reminders/reminders.compose.ts'
import { composeReturns } from './returns/returns.compose.ts'
import { composeSearch } from './search/search.compose.ts'
import type { Courier } from './shipping/courier.ts'
import { composeShipping } from './shipping/shipping.compose.ts'
import { composeStaff } from './staff/staff.compose.ts'
import { composeStockAlerts } from './stock-alerts/stock-alerts.compose.ts'
import { composeVehicles } from './vehicles/vehicles.compose.ts'

/** What all nouns stand on. */
export type Ground = {
  config: Config
  database: Database
  /** Keys the sessions. */
  secret: string
  jobs: JobStaging
  limits: RateLimits
  metrics: Registry
  log: Pick<BackgroundLog, 'report' | 'note'>
  /** Called at each place of a payment at which a process may die; for tests. */
  reach?: ReachCheckpoint | undefined
  /** Asked for rates over the network instead of the one that the settings name; null for none. */
  courier?: Courier | null | undefined
  /** Hashes the passwords in place of what costs as much as it must; for tests. */
  passwords?: Passwords | undefined
}

/** Every noun of the shop, each after those whose services it asks; nothing is served and no job is done yet. */
export function composeServices({
  config,
  database,
  secret,
  jobs,
  limits,
  metrics,
  log,
  reach,
  courier,
  passwords = createPasswords(),
}: Ground) {
  const { report } = log
  const cookies = { secret, secureCookies: config.publicUrl.startsWith('https:') }
  const facts = shopFactsService({ database, config })
  const mailing = composeMailing({ config, database, jobs, report, reach })
  mailMetrics({ register: metrics, database })
  const { outbox } = mailing
  const staff = composeStaff({
    ...{ config, database, cookies, passwords, outbox, limits },
    shopName: async () => (await facts.brand()).name,
  })
  const { addresses, ...addressCalls } = composeAddresses({ database })
  const coupons = composeCoupons({ database, prices, limits, staffLog: staff.staffLog })
  const shipping = composeShipping({
    config,
    database,
    prices,
    metrics,
    log,
    courier,
    staffLog: staff.staffLog,
    hours: facts.hours,
  })
  const alerts = composeStockAlerts({ database, outbox })
  const { stockAlerts } = alerts
  const payments = composePayments({
    config,
    database,
    outbox,
    stageRefunds: (tx) => jobs.stageJob(tx, 'send-refunds'),
    metrics: paymentMetrics({ register: metrics, database }),
    report,
    reach,
  })
  const { orders, moves, unsent, ...orderCalls } = composeOrders({
    config,
    database,
    stock,
    coupons: coupons.coupons,
    outbox,
    payments,
    // Returns come after the orders that they are about.
    settleReturns: (tx, orderId, actor) => returns.returns.settle(tx, orderId, actor),
    stockAlerts,
    // Products come after the orders that the catalogue asks for.
    findProducts: (text, most) => products.findIds(text, most),
    facts,
    mails: mailing.mail,
    staffLog: staff.staffLog,
  })
  const orderRates = config.rateLimits ? limitOrders(limits) : null
  const reminding = composeReminders({ database, outbox, orders, holidays: facts.holidays })
  const returns = composeReturns({
    config,
    database,
    orders,
    outbox,
    payments,
    unsent,
    moves,
    facts,
  })
  const paymentCalls = composePaymentCalls({
    database,
    payments,
    moves,
    unsent,
    returns: returns.returns,
    statusOf: orders.statusOf,
    hold: facts.holdTerms,
    takeMail: orderRates?.takeMail ?? null,
    sellerName: facts.sellerName,
  })
  const customers = composeCustomers({
    config,
    database,
    cookies,
    passwords,
    outbox,
    jobs,
    limits,
    addresses,
    orders,
  })
  const { sessions, emailProof } = customers
  const checkout = composeCheckout({
    database,
    stock,
    prices,
    shipping: shipping.shipping,
    addresses,
    customers: customers.customers,
    coupons: coupons.coupons,
    orders,
    payments,
    hold: facts.holdTerms,
    terms: termsOfSaleService({ database }).current,
    limited: orderRates && { orders: orderRates, guesses: coupons.guesses },
    holdUploads,
    stageRelease: jobs.stageRelease,
    reach,
  })
  const catalogue = composeCatalogue({
    database,
    orders,
    stockAlerts,
    outbox,
    staffLog: staff.staffLog,
    report,
  })
  const prescriptions = composePrescriptions({ database, outbox, staffLog: staff.staffLog })
  const pictures = composePictures({
    config,
    database,
    jobs,
    productPictures: catalogue.productPictures,
    staffLog: staff.staffLog,
    report,
  })
  const previews = previewsService({ database })
  const products = composeProducts({
    database,
    staffLog: staff.staffLog,
    pictures: pictures.pictures,
    previews,
    secret,
  })
  const integrations = composeIntegrations({
    config,
    database,
    secret,
    limits,
    staffLog: staff.staffLog,
    saveProduct: products.routes['staff/guardar-producto'],
  })
  const figures = composeFigures({ database, stock: catalogue.recounts })
  const imports = composeImports({
    ...{ database, jobs, pictures: pictures.pictures, productPictures: catalogue.productPictures },
    staffLog: staff.staffLog,
  })
  const content = composeContent({
    config,
    database,
    outbox,
    stockAlerts,
    reminders: reminding.reminders,
    emailProof,
    facts,
    staffLog: staff.staffLog,
    pictures: pictures.pictures,
    previews,
  })
  const search = composeSearch({
    database,
    translations: catalogue.translations,
    sitePages: content.sitePages,
    staffLog: staff.staffLog,
  })
  const blog = composeBlog({
    database,
    staffLog: staff.staffLog,
    pictures: pictures.pictures,
    previews,
  })
  const cart = composeCart({ database })
  const chat = composeChat({
    config,
    database,
    cookies,
    limits,
    outbox,
    prices,
    customers: customers.customers,
    sessions,
    orders,
    staffSessions: staff.staff.sessions,
    staffLog: staff.staffLog,
    report,
    facts,
  })
  const vehicles = composeVehicles({ database })
  const pets = composePets({ database })
  const backups = composeBackups({ config, database, metrics, report })
  const providers = [
    alerts,
    paymentCalls,
    cart,
    vehicles,
    pets,
    prescriptions,
    chat,
    catalogue,
    returns,
    reminding,
    mailing,
    content,
  ].flatMap((noun) => noun.providers)
  const personalData = composePersonalData({
    database,
    passwords,
    sessions,
    addresses,
    orders,
    providers,
    staffLog: staff.staffLog,
  })
  return {
    addresses,
    apiKeys: integrations.keys,
    blog: blog.blog,
    chat,
    checkout: checkout.checkout,
    coupons: coupons.coupons,
    customers: customers.customers,
    delivery: shipping.delivery,
    facts,
    mail: mailing.mail,
    missedSearches: search.missed,
    moves,
    newsletter: content.newsletter,
    orders,
    outbox,
    payments,
    quotes: shipping.quotes,
    formerAddresses: catalogue.formerAddresses,
    photos: catalogue.photos,
    pictures: pictures.pictures,
    findPreview: previews.find,
    recovery: customers.recovery,
    sessions,
    sitePages: content.sitePages,
    staff: staff.staff,
    staffLog: staff.staffLog,
    staffStock: catalogue.stock,
    stockAlerts,
    words: search.words,
    finds: search.finds,
    cachedCards: catalogue.cachedCards,
    readLists: catalogue.readLists,
    handlers: {
      ...addressCalls.routes,
      ...backups.routes,
      ...blog.routes,
      ...cart.routes,
      ...catalogue.routes,
      ...products.routes,
      ...imports.routes,
      ...chat.routes,
      ...checkout.routes,
      ...content.routes,
      ...coupons.routes,
      ...customers.routes,
      ...figures.routes,
      ...integrations.routes,
      ...mailing.routes,
      ...observingRoutes({ register: metrics }),
      ...orderCalls.routes,
      ...paymentCalls.routes,
      ...personalData.routes,
      ...pets.routes,
      ...pictures.routes,
      ...prescriptions.routes,
      ...reminding.routes,
      ...returns.routes,
      ...search.routes,
      ...shipping.routes,
      ...staff.routes,
      ...vehicles.routes,
    },
    /** What is done in the background besides the release of stock and the sending of mails. */
    scheduledJobs: {
      ...backups.scheduledJobs,
      ...catalogue.scheduledJobs,
      ...chat.scheduledJobs,
      ...customers.scheduledJobs,
      ...figures.scheduledJobs,
      ...integrations.scheduledJobs,
      ...mailing.scheduledJobs,
      ...payments.scheduledJobs,
      ...pictures.scheduledJobs,
      ...prescriptions.scheduledJobs,
      ...products.scheduledJobs,
      ...imports.scheduledJobs,
      ...reminding.scheduledJobs,
      ...search.scheduledJobs,
      ...shipping.scheduledJobs,
      ...staff.scheduledJobs,
      ...alerts.scheduledJobs,
    },
  }
}
