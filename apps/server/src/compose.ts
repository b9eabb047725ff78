import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { addressesRoutes } from './addresses/addresses.routes.ts'
import { addressesService } from './addresses/addresses.service.ts'
import { type AppOptions, buildApp } from './app.ts'
import { blogRoutes } from './blog/blog.routes.ts'
import { blogService } from './blog/blog.service.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { cartService } from './cart/cart.service.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { catalogueService } from './catalogue/catalogue.service.ts'
import { listService } from './catalogue/list/list.service.ts'
import { priceService } from './catalogue/price/price.service.ts'
import { detailsRoutes } from './catalogue/product/details.routes.ts'
import { detailsService } from './catalogue/product/details.service.ts'
import { reviewsRoutes } from './catalogue/reviews/reviews.routes.ts'
import { reviewsService } from './catalogue/reviews/reviews.service.ts'
import { staffStockRoutes } from './catalogue/stock/staff-stock.routes.ts'
import { staffStockService } from './catalogue/stock/staff-stock.service.ts'
import { stockService } from './catalogue/stock/stock.service.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { chatService } from './chat/chat.service.ts'
import { noChatChannel } from './chat/chat-channel.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { checkoutService } from './checkout/checkout.service.ts'
import { limitOrders } from './checkout/limit-orders.ts'
import { composePersonalData } from './compose-personal-data.ts'
import type { Config } from './config.ts'
import { contactService } from './content/contact.service.ts'
import { contentRoutes } from './content/content.routes.ts'
import { contentService } from './content/content.service.ts'
import { newsletterRoutes } from './content/newsletter.routes.ts'
import { newsletterService } from './content/newsletter.service.ts'
import { oneClickUnsubscribe } from './content/one-click.ts'
import { publicPaths } from './content/public-paths.store.ts'
import { seoRoutes } from './content/seo.routes.ts'
import { seoService } from './content/seo.service.ts'
import { couponGuesses } from './coupons/coupon-guesses.ts'
import { couponsRoutes } from './coupons/coupons.routes.ts'
import { couponsService } from './coupons/coupons.service.ts'
import { staffCouponsRoutes } from './coupons/staff-coupons.routes.ts'
import { staffCouponsService } from './coupons/staff-coupons.service.ts'
import { accountsRoutes } from './customers/accounts/accounts.routes.ts'
import { accountsService } from './customers/accounts/accounts.service.ts'
import { existenceRoutes } from './customers/accounts/existence.routes.ts'
import { existenceService } from './customers/accounts/existence.service.ts'
import { createPasswords } from './customers/accounts/passwords.ts'
import { customersRoutes } from './customers/customers.routes.ts'
import { customersService } from './customers/customers.service.ts'
import { emailProofRoutes } from './customers/email-proof/email-proof.routes.ts'
import { emailProofService } from './customers/email-proof/email-proof.service.ts'
import { personalDataRoutes } from './customers/personal-data/personal-data.routes.ts'
import { personalDataService } from './customers/personal-data/personal-data.service.ts'
import { recoveryRoutes } from './customers/recovery/recovery.routes.ts'
import { recoveryService } from './customers/recovery/recovery.service.ts'
import { sharedSessionSecret } from './customers/sessions/session-secret.store.ts'
import { sessionsService } from './customers/sessions/sessions.service.ts'
import { signInRoutes } from './customers/sessions/sign-in.routes.ts'
import { signInService } from './customers/sessions/sign-in.service.ts'
import type { Database } from './db/connection.ts'
import { listenForChanges } from './db/listen-for-changes.ts'
import { ReplyCache } from './http/cache/reply-cache.ts'
import { metricsRoute } from './http/logging/metrics.ts'
import { registerPages } from './http/pages/pages.ts'
import { createRateLimits, noRateLimits } from './http/security/rate-limits.ts'
import { startJobs } from './jobs/jobs.ts'
import { composeMail } from './mail/compose-mail.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { outboxService } from './mail/outbox.service.ts'
import { isUnsent, mailService } from './mail/send-mail.service.ts'
import { smtpTransport } from './mail/transport.ts'
import { myOrdersService } from './orders/my-orders.service.ts'
import { orderMovesService } from './orders/order-moves.service.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { ordersService } from './orders/orders.service.ts'
import { staffOrdersRoutes } from './orders/staff-orders.routes.ts'
import type { ReachCheckpoint } from './payments/checkpoint.ts'
import { composePayments } from './payments/payments.compose.ts'
import { manualPaymentsService } from './payments/manual-payments.service.ts'
import { paymentMetrics } from './payments/payment-metrics.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { staffPayments } from './payments/staff-payments.service.ts'
import { staffRefund } from './payments/staff-refund.service.ts'
import { webpayReturnRoute } from './payments/webpay-return.route.ts'
import { restockService } from './returns/restock.service.ts'
import { returnsRoutes } from './returns/returns.routes.ts'
import { returnsService } from './returns/returns.service.ts'
import { searchRoutes } from './search/search.routes.ts'
import { searchService } from './search/search.service.ts'
import { composeCourier } from './shipping/courier.compose.ts'
import type { Courier } from './shipping/courier.ts'
import { courierQuotes } from './shipping/courier-quotes.service.ts'
import { shippingRoutes } from './shipping/shipping.routes.ts'
import { deliveryService, shippingService } from './shipping/shipping.service.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { staffService } from './staff/staff.service.ts'
import { stockAlertsService } from './stock-alerts/stock-alerts.service.ts'
import { garageRoutes } from './vehicles/garage.routes.ts'
import { garageService } from './vehicles/garage.service.ts'
import { vehiclesRoutes } from './vehicles/vehicles.routes.ts'
import { vehiclesService } from './vehicles/vehicles.service.ts'

export interface Composition {
  config: Config
  database: Database
  /** Whether the pages are served besides the wire; they need the built storefront. */
  pages?: boolean
  /** Whether jobs are done here, and not only staged. */
  work?: boolean
  /** Told at each place of a payment at which a process may die; for tests. */
  checkpoint?: ReachCheckpoint
  /** Asked for rates over the network instead of the one that the settings name; null for none. */
  courier?: Courier | null
  /** Where the log goes instead of standard output. */
  logStream?: AppOptions['logStream']
}

/** Wires the whole shop over a database that is up to date. Closing the app stops its jobs and listening too. */
export async function composeApp({
  config,
  database,
  pages = true,
  work = true,
  checkpoint,
  courier: givenCourier,
  logStream,
}: Composition): Promise<FastifyInstance> {
  const cache = new ReplyCache(config.cacheBytes)
  const secret = config.sessionSecret ?? (await sharedSessionSecret(database))
  const cookies = { secret, secureCookies: config.publicUrl.startsWith('https:') }
  const sessions = sessionsService({ database, ...cookies, idleSeconds: config.sessionIdleSeconds })
  const passwords = createPasswords()
  const staff = staffService({
    database,
    passwords,
    ...cookies,
    idleSeconds: config.staffIdleSeconds,
  })
  await staff.settle(config.staff ?? null)
  const coupons = couponsService({ database })
  const customers = customersService({ database, addresses: addressesService })
  const outbox = outboxService({ stageSending: (tx, mailId) => jobs.stageMail(tx, mailId) })
  const emailProof = emailProofService({ database, sessions, outbox })
  const accounts = accountsService({
    database,
    passwords,
    sessions,
    addresses: addressesService,
    emailProof,
    outbox,
  })
  const recovery = recoveryService({
    database,
    passwords,
    sessions,
    outbox,
    stageAnswer: (tx) => jobs.stageJob(tx, 'answer-recoveries'),
  })
  const orders = ordersService({ database, stock: stockService, coupons, outbox })
  const metrics = new Registry()
  if (work) collectDefaultMetrics({ register: metrics })
  const payments = composePayments({
    metrics: paymentMetrics({ register: metrics, database }),
    report: (error) => report(error),
    config,
    database,
    outbox,
    stageRefunds: (tx) => jobs.stageJob(tx, 'send-refunds'),
    ...(checkpoint && { reach: checkpoint }),
  })
  const orderMoves = orderMovesService({
    database,
    stock: stockService,
    coupons,
    outbox,
    payBack: payments.refunds.payBack,
    hold: config.hold,
  })
  const returns = returnsService({
    database,
    orders,
    outbox,
    isUnsent,
    leftOf: payments.leftOf,
    terms: config.returns,
  })
  const myOrders = myOrdersService({ database, orders, moves: orderMoves })
  const signIn = signInService({ database, passwords, sessions, addresses: addressesService, orders })
  const stockAlerts = stockAlertsService({ database, outbox })
  const cart = cartService({ database })
  const garage = garageService({ database })
  const chat = chatService({ database, ...cookies, channel: noChatChannel })
  const personalData = personalDataService({
    database,
    passwords,
    sessions,
    addresses: addressesService,
    orders,
    providers: composePersonalData({ database, stockAlerts, cart, garage, chat, returns }),
  })
  // Jobs may fail before there is a log to tell it to.
  let report = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  let note = (line: string): void => void process.stdout.write(`${line}\n`)
  const mail = mailService({
    database,
    transport: config.smtpUrl
      ? smtpTransport({ url: config.smtpUrl, from: config.mailFrom, timeoutMs: config.smtpTimeoutMs })
      : null,
    compose: (mail) => composeMail(mail, config),
    idHost: /@([^>]+)/.exec(config.mailFrom)?.[1] ?? 'localhost',
    stageSending: (tx, id, afterSeconds) => jobs.stageMail(tx, id, afterSeconds),
    report: (error) => report(error),
    reach: checkpoint,
  })
  const newsletter = newsletterService({ database, outbox, cancelNotices: stockAlerts.cancel })
  const contact = contactService({
    database,
    outbox,
    shopEmail: config.contactEmail,
    language: config.storeLanguage === 'en-RTL' ? 'en' : config.storeLanguage,
  })
  const search = searchService(database)
  const ownCourier =
    givenCourier === undefined
      ? composeCourier(config, {
          database,
          register: metrics,
          report: (error) => report(error),
          note: (line) => note(line),
        })
      : null
  const courier = givenCourier ?? ownCourier?.courier ?? null
  const quotes =
    courier &&
    courierQuotes({
      database,
      courier,
      packagesOf: (ids) => priceService.packagesOf(database.db, ids),
    })
  const sending = { database, quotes, packagesOf: priceService.packagesOf }
  const jobs = await startJobs({
    url: database.url,
    releaseExpired: () => orders.releaseExpired(),
    scheduledJobs: {
      'answer-recoveries': { cron: '* * * * *', run: () => recovery.answer() },
      // Stock comes back in many ways; whichever it was, a minute later whoever waits for it is told.
      'send-stock-alerts': { cron: '* * * * *', run: () => stockAlerts.sendFulfilled() },
      'sweep-payments': { cron: '* * * * *', run: payments.sweep },
      'send-refunds': { cron: '* * * * *', run: payments.refunds.sendDue },
      'refresh-popular-search': { cron: '43 4 * * *', run: () => search.refreshPopular() },
      ...(ownCourier && {
        'refresh-courier': { cron: '23 * * * *', atStart: true, run: ownCourier.refresh },
      }),
      'clean-courier-quotes': { cron: '29 * * * *', run: async () => quotes?.clean() },
      'sweep-mails': { cron: '* * * * *', run: () => mail.sweep() },
      'clean-sessions': {
        cron: '17 * * * *',
        run: () => Promise.all([sessions.clean(), staff.clean(), recovery.clean(), emailProof.clean()]),
      },
    },
    sendOne: mail.send,
    onError: (error) => report(error),
    work,
  })
  const limits = config.rateLimits
    ? createRateLimits({ database, secret, onError: (error) => report(error) })
    : noRateLimits
  // The way in for the staff from a new place, whoever guesses at it meanwhile: the shop starts anew.
  if (config.staff) await limits.forgive('staff/entrar', config.staff.email)
  const guesses = couponGuesses(limits)
  const checkout = checkoutService({
    database,
    stock: stockService,
    prices: priceService,
    shipping: shippingService(sending),
    addresses: addressesService,
    customers,
    coupons,
    orders,
    payments,
    hold: config.hold,
    limited: config.rateLimits ? { orders: limitOrders(limits), guesses } : null,
    stageRelease: jobs.stageRelease,
    reach: checkpoint,
  })

  const app = await buildApp({
    appToken: config.appToken,
    publicUrl: config.publicUrl,
    logLevel: config.logLevel,
    ...(logStream && { logStream }),
    sessions,
    staffSessions: staff.sessions,
    unsafeGet: config.unsafeGet,
    trustProxy: config.trustProxy,
    connections: config.connections,
    corsOrigins: config.corsOrigins,
    limits,
    cache,
    handlers: {
      ...contentRoutes(contentService(database)),
      ...seoRoutes(seoService(database)),
      ...catalogueRoutes({ catalogue: catalogueService(database), list: listService(database) }),
      ...detailsRoutes(detailsService(database)),
      ...reviewsRoutes(reviewsService({ database, hasBought: orders.hasBought })),
      ...searchRoutes(search),
      ...shippingRoutes(deliveryService(sending)),
      ...couponsRoutes({ coupons, guesses, pricesOf: (ids) => priceService.pricesOf(database.db, ids) }),
      ...staffCouponsRoutes(staffCouponsService({ database })),
      ...customersRoutes({ customers, sessions }),
      ...signInRoutes({ signIn, sessions }),
      ...addressesRoutes({ addresses: addressesService, database }),
      ...accountsRoutes({ accounts, signIn, sessions }),
      ...personalDataRoutes({ personalData, sessions }),
      ...emailProofRoutes({ emailProof, addresses: addressesService, database }),
      ...recoveryRoutes(recovery, limits),
      ...staffRoutes(staff),
      ...existenceRoutes(existenceService({ database })),
      ...cartRoutes(cart),
      ...checkoutRoutes(checkout),
      ...mailRoutes(mail),
      ...newsletterRoutes({ newsletter, contact, emailProof }),
      ...chatRoutes(chat),
      ...blogRoutes(blogService(database)),
      ...vehiclesRoutes(vehiclesService(database)),
      ...garageRoutes(garage),
      ...paymentsRoutes({
        ...payments,
        ...staffPayments(database, payments.orders),
        refund: staffRefund({ database, ...payments, moves: orderMoves, returns }).refund,
      }),
      ...ordersRoutes({ orders, mine: myOrders, stockAlerts, bank: config.bank }),
      ...returnsRoutes(returns, restockService({ database, orders }).restock),
      ...staffOrdersRoutes({
        orders,
        moves: orderMoves,
        money: manualPaymentsService({
          database,
          orders: payments.orders,
          moves: orderMoves,
          holdMinutes: config.hold.transferHours * 60,
        }),
        bank: config.bank,
      }),
      ...staffStockRoutes({
        stock: staffStockService({ database }),
        sendStockAlerts: stockAlerts.sendFulfilled,
      }),
    },
  })
  report = (error) => app.log.error({ err: error }, 'in the background')
  note = (line) => app.log.info(line)
  await app.register(oneClickUnsubscribe, { newsletter })
  await app.register(metricsRoute, { register: metrics, token: config.metricsToken })
  await app.register(webpayReturnRoute, { take: payments.returned })
  const changes = await listenForChanges(database.url, cache, report)
  app.addHook('onClose', async () => {
    limits.stop()
    await changes.stop()
    await jobs.stop()
    mail.close()
  })
  if (pages) await registerPages(app, { config, cache, publicPaths: () => publicPaths(database.db) })
  return app
}
