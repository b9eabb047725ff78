import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { startCourier } from '#sandbox/chilexpress/start-courier.ts'
import { startInbox } from '#sandbox/inbox.ts'
import { startGateway } from '#sandbox/webpay/start-gateway.ts'
import { composeApp } from '#server/compose.ts'
import { parseConfig } from '#server/config.ts'
import { createDatabase } from '#server/db/connection.ts'
import { openReplicas } from '#server/db/replicas.ts'
import { composeMailing } from '#server/mail/mail.compose.ts'
import { carriers, openTestCheckout } from '../server/test-checkout.ts'
import { testPasswords } from '../server/test-passwords.ts'
import { idleJobs } from '../server/test-services.ts'
import { testWire } from '../server/test-wire.ts'
import { startRedisStandIn } from './redis-stand-in.ts'
import { startTcpProxy, type TcpProxy, through } from './tcp-proxy.ts'

/** How long the shop waits for its database, and for gateway and mail server; in ms. */
const waitMs = 2000
const bucket = 'tienda'
/** What the copy is asked whether it answers. */
const asked = 'SELECT 1'

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>

/**
 * The small shop with everything that it depends on behind proxies: a database directly and through what stands for a
 * pooler and what stands for a copy, a gateway, a courier, a mail server, a store of pictures and what stands for a Redis.
 * `base` sees the database as it is.
 */
export async function openFaultyShop() {
  const folder = await mkdtemp(join(tmpdir(), 'huella-faults-'))
  const base = await openTestCheckout()
  await base.database.pool.query(`
    UPDATE carriers SET uses_courier_api = true WHERE id = ${carriers.plain.id};
    UPDATE comunas SET courier_code = 'LAFL' WHERE id = 13110`)
  const [gateway, inbox, courier] = [await startGateway(), await startInbox(), await startCourier()]
  const redis = await startRedisStandIn()
  const objects = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'objects'),
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const store = `http://127.0.0.1:${(await objects.run()).port}`

  const before = (address: string): Promise<TcpProxy> => startTcpProxy(Number(new URL(address).port))
  const proxies = {
    database: await before(base.database.url),
    pooler: await before(base.database.url),
    replica: await before(base.database.url),
    gateway: await before(gateway.url),
    courier: await before(courier.url),
    mail: await before(inbox.url),
    store: await before(store),
    redis: await before(redis.url),
  }
  const parsed = parseConfig({
    ...gateway.environment,
    WEBPAY_URL: through(proxies.gateway, gateway.url),
    WEBPAY_TIMEOUT_SECONDS: '2',
    ...courier.environment,
    CHILEXPRESS_URL: through(proxies.courier, courier.url),
    CHILEXPRESS_TIMEOUT_SECONDS: '2',
    SMTP_URL: through(proxies.mail, inbox.url),
    SMTP_TIMEOUT_SECONDS: '2',
    MEDIA: `s3://${bucket}`,
    S3_ENDPOINT: through(proxies.store, store),
    S3_REGION: 'us-east-1',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    STOCK_LAG_SECONDS: '0',
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  // The secret of the stand-in is shorter than one of the settings may be.
  const s3 = { ...parsed.config.s3, keyId: 'S3RVER', secret: 'S3RVER' }
  const config = { ...parsed.config, s3 }
  const database = createDatabase(through(proxies.database, base.database.url), {
    waitMs,
    onIdleError: () => undefined,
    pooledUrl: through(proxies.pooler, base.database.url),
  })
  const copy = createDatabase(through(proxies.replica, base.database.url), {
    waitMs,
    onIdleError: () => undefined,
  })
  const replicas = openReplicas({
    database,
    copies: [copy],
    report: () => undefined,
    // It is the database itself, and has everything as soon as it answers.
    log: {
      placeOf: async () => ({ position: '', timeline: 1 }),
      hasReached: async ({ pool }) => (await pool.query(asked)).rowCount === 1,
    },
  })
  const app = await composeApp({
    config,
    database,
    replicas,
    pages: false,
    work: false,
    passwords: testPasswords,
  })
  // Limits are off where orders are tried: this one is as the other, with them.
  const counting = createDatabase(base.database.url, { waitMs, onIdleError: () => undefined })
  const limited = await composeApp({
    config: {
      ...config,
      rateLimits: true,
      trustProxy: 1,
      redisUrl: through(proxies.redis, redis.url),
    },
    database: counting,
    pages: false,
    work: false,
    passwords: testPasswords,
  })
  let readsOfCopy = 0
  copy.observe((text) => {
    if (text !== asked) readsOfCopy += 1
    return () => undefined
  })
  const report = () => undefined
  const { mail } = composeMailing({ config, database: base.database, jobs: idleJobs, report })

  return {
    base,
    proxies,
    inbox,
    gateway,
    app,
    wire: () => testWire(app),
    /** Of the same shop with limits, which are counted in Redis. */
    limitedWire: () => testWire(limited),
    /** How much Redis has counted so far. */
    countedInRedis: redis.counted,
    /** How many statements the copy was sent for shoppers. */
    readsOfCopy: () => readsOfCopy,
    /** Sends the mails that wait, as the jobs do. */
    async sendMails() {
      await base.database.pool.query("UPDATE mails SET due_at = now() WHERE state = 'waiting'")
      await mail.sweep()
    },
    async close(): Promise<void> {
      await app.close()
      await limited.close()
      await counting.close()
      await replicas.close()
      await database.close()
      for (const proxy of Object.values(proxies)) await proxy.stop()
      mail.close()
      await Promise.all([gateway.stop(), courier.stop(), inbox.stop(), objects.close(), redis.stop()])
      await base.database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
