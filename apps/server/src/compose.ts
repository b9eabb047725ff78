import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { type AppOptions, buildApp } from './app.ts'
import type { CachedCards } from './catalogue/cards/cached-cards.ts'
import { reviewPhotosRoute } from './catalogue/reviews/photos/photos.route.ts'
import { composeServices, type Ground } from './compose-services.ts'
import { crawlableStore } from './content/crawlable.store.ts'
import { oneClickUnsubscribe } from './content/one-click.ts'
import { sharedSessionSecret } from './customers/sessions/session-secret.store.ts'
import { listenForChanges } from './db/listen-for-changes.ts'
import type { Replicas } from './db/replicas.ts'
import { edgeHeaders, purgeEdge } from './http/cache/edge.ts'
import { ReplyCache } from './http/cache/reply-cache.ts'
import { healthRoutes } from './http/health.ts'
import { backgroundLog } from './http/logging/background-log.ts'
import { metricsRoute } from './http/logging/metrics.ts'
import { registerPages } from './http/pages/pages.ts'
import { Overload } from './http/security/overload.ts'
import { overloadMetrics } from './http/security/overload-metrics.ts'
import { createRateLimits, noRateLimits } from './http/security/rate-limits.ts'
import { createJobs } from './jobs/jobs.ts'
import { observeCopies, observeDatabase } from './observing/observe-database.ts'
import { webpayReturnRoute } from './payments/webpay/webpay-return.route.ts'
import { picturesRoute } from './pictures/pictures.route.ts'
import { limitsRedis } from './redis/limits-redis.ts'
import { redisMetrics } from './redis/redis-metrics.ts'
import type { CachedFinds } from './search/cached-finds.ts'
import type { WordKnowledge } from './search/word-knowledge.ts'

export type Composition = Pick<Ground, 'config' | 'database' | 'reach' | 'courier' | 'passwords'> & {
  /** Whether the pages are served besides the wire; they need the built storefront. */
  pages?: boolean
  /** Copies of the database, for what everybody reads alike. */
  replicas?: Replicas | undefined
  /** Whether shoppers and staff are answered; without it there are no pages either. */
  answers?: boolean
  /** Whether jobs are done here, and not only staged. */
  work?: boolean
  /** Whether what this process counts is measured and written; tests count nothing. */
  counts?: boolean
  /** Where the log goes instead of standard output. */
  logStream?: AppOptions['logStream']
}

/**
 * The whole shop over a database that is up to date: its services, its jobs, the wire and the pages. Closing the app
 * stops its jobs and listening too.
 */
export async function composeApp({
  config,
  database,
  replicas,
  pages = true,
  answers = true,
  work = true,
  counts = work,
  reach,
  courier,
  passwords,
  logStream,
}: Composition): Promise<FastifyInstance> {
  const log = backgroundLog()
  const metrics = new Registry()
  if (counts) collectDefaultMetrics({ register: metrics })
  const secret = config.sessionSecret ?? (await sharedSessionSecret(database))
  const jobs = createJobs({ url: database.url, onError: log.report, work })
  const redis = config.rateLimits ? await limitsRedis(config, log) : undefined
  redisMetrics(metrics, redis)
  const limits = config.rateLimits
    ? createRateLimits({ database, secret, onError: log.report, redis })
    : noRateLimits
  const services = composeServices({
    config,
    database,
    secret,
    jobs,
    limits,
    metrics,
    log,
    reach,
    courier,
    passwords,
  })
  await services.staff.settle(config.staff ?? null)
  // The way in for the staff from a new place, whoever guesses at it meanwhile: the shop starts anew.
  if (config.staff) await limits.forgive('staff/entrar', config.staff.email)
  await jobs.start({
    releaseExpired: services.orders.releaseExpired,
    scheduledJobs: services.scheduledJobs,
    sendOne: services.mail.send,
  })

  // What is said while the database cannot be asked says the shop's name.
  await services.facts.brand()
  const cache = new ReplyCache(config.cacheBytes, performance, config.stockLagMs)
  const overload = new Overload({
    isOff: !config.rateLimits,
    onRefused: overloadMetrics(metrics).refused,
  })
  const watching = overload.start()
  const edge = config.cdn && edgeHeaders()
  const app = await buildApp({
    ...config,
    ...(logStream && { logStream }),
    answers,
    sessions: services.sessions,
    staffSessions: services.staff.sessions,
    apiKeys: services.apiKeys,
    limits,
    cache,
    metrics,
    isTraced: config.tracing !== null,
    overload,
    edge,
    ...(replicas && { readShared: replicas.read }),
    handlers: services.handlers,
  })
  log.writeTo(app.log)
  observeDatabase({ primary: database, copies: replicas?.copies ?? [] }, { config, log, register: metrics })
  observeCopies(metrics, replicas)
  await app.register(healthRoutes, { database, isDraining: () => app.connectionGuard.isDraining })
  await services.chat.open(app, { work })
  await app.register(oneClickUnsubscribe, { newsletter: services.newsletter })
  await app.register(reviewPhotosRoute, { photos: services.photos })
  await app.register(picturesRoute, { pictures: services.pictures })
  await app.register(metricsRoute, { register: metrics, token: config.metricsToken })
  await app.register(webpayReturnRoute, {
    take: services.payments.returned,
    shopName: services.facts.knownName,
  })
  const purging = config.cdn && purgeEdge({ ...config.cdn, report: log.report })
  const changes = await listenForChanges(
    database.url,
    forgetting(services, cache, replicas, purging?.changes),
    log.report,
    services.chat.tellOrders,
  )
  const settleLists = pages && answers ? services.readLists(join(config.dataDir, 'lists')) : undefined
  const counting = counts ? services.missedSearches.keepWriting(log.report) : null
  app.addHook('onClose', async () => {
    limits.stop()
    watching.stop()
    await changes.stop()
    await purging?.stop()
    await counting?.stop()
    await jobs.stop()
    services.mail.close()
    await settleLists?.()
  })
  const crawlers = {
    limits,
    crawlable: crawlableStore(database),
    newestPosts: services.blog.newest,
    seller: services.facts.seller,
    brand: () => services.facts.brand(),
  }
  if (pages && answers)
    await registerPages(app, {
      config,
      cache,
      overload,
      edge,
      crawlers,
      shopName: services.facts.knownName,
      drawing: services.pictures.drawing,
      ...services.formerAddresses,
      formerPostSlug: services.blog.formerPostSlug,
      formerPageSlug: services.sitePages.formerSlug,
      findPreview: services.findPreview,
    })
  return app
}

/**
 * The cache, before each of whose changes the search forgets what it knew of words and what texts find, and the lists forget the
 * cards that changed: no reply is kept that goes by any of that. A CDN forgets after this process has.
 */
function forgetting(
  {
    words,
    finds,
    cachedCards,
  }: { words: Pick<WordKnowledge, 'forget'>; finds: CachedFinds; cachedCards: CachedCards },
  cache: ReplyCache,
  replicas: Replicas | undefined,
  edge?: Pick<ReplyCache, 'apply' | 'resume'>,
): Pick<ReplyCache, 'apply' | 'pause' | 'resume'> {
  return {
    apply(change) {
      replicas?.changed()
      if (change === 'everything') words.forget()
      if (change === 'everything' || !change.isStockOnly) finds.forget()
      cachedCards.apply(change)
      cache.apply(change)
      edge?.apply(change)
    },
    pause() {
      replicas?.pause()
      finds.pause()
      cachedCards.pause()
      cache.pause()
    },
    resume() {
      replicas?.resume()
      words.forget()
      finds.resume()
      cachedCards.resume()
      cache.resume()
      edge?.resume()
    },
  }
}
