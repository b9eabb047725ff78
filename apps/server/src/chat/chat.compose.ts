import type { FastifyInstance } from 'fastify'
import { spokenIn } from '#rules/text/shop-language.ts'
import type { priceService } from '../catalogue/price/price.service.ts'
import type { Config } from '../config.ts'
import type { ShopFactsService } from '../content/shop/shop-facts.service.ts'
import type { CustomersService } from '../customers/customers.service.ts'
import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { SessionsService } from '../customers/sessions/sessions.service.ts'
import type { Database } from '../db/connection.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'
import type { StaffSessions } from '../http/security/staff-session.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { availabilityService } from './availability.service.ts'
import { cannedAnswersService } from './canned-answers.service.ts'
import { openChannel } from './channel/channel.ts'
import { expireBySecond } from './channel/expire-by-second.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatService } from './chat.service.ts'
import { type ChatChannel, noChatChannel } from './chat-channel.ts'
import { conversationsService } from './conversations.service.ts'
import { deskRoutes } from './desk.routes.ts'
import { deskService } from './desk.service.ts'
import { expiryService } from './expiry.service.ts'
import { offlineService } from './offline.service.ts'
import { visitorService } from './visitor.service.ts'

/** Conversations of visitors with the staff. Nothing is told to anybody until `open` has attached the channel. */
export function composeChat({
  config,
  database,
  cookies,
  limits,
  outbox,
  prices,
  customers,
  sessions,
  orders,
  staffSessions,
  staffLog,
  report,
  facts,
}: {
  config: Config
  database: Database
  cookies: { secret: string; secureCookies: boolean }
  limits: Pick<RateLimits, 'take' | 'giveBack' | 'takeHere'>
  outbox: Outbox
  prices: Pick<typeof priceService, 'cardsOf'>
  customers: Pick<CustomersService, 'find'>
  sessions: Pick<SessionsService, 'resolve'>
  orders: Pick<OrdersService, 'list'>
  staffSessions: StaffSessions & { stillOpen(ids: readonly string[]): Promise<ReadonlySet<string>> }
  staffLog: Pick<StaffLog, 'note'>
  report(error: Error): void
  facts: Pick<ShopFactsService, 'read' | 'email'>
}) {
  let carry: ChatChannel = noChatChannel
  let tellOrders: (ids: readonly number[]) => void = () => undefined
  const conversations = conversationsService({ database, channel: (event) => carry(event), report })
  const { hours, retentionDays } = config.chat
  const availability = availabilityService({
    database,
    hours,
    facts,
    staffIdleSeconds: config.staffIdleSeconds,
  })
  const byMail = {
    database,
    outbox,
    conversations,
    shopEmail: facts.email,
    shopLanguage: spokenIn(config.storeLanguage),
  } as const
  const offline = offlineService({ ...byMail, staffLog, limits })
  const expiry = expiryService({ ...byMail, limits, report })
  const chat = chatService({ database, ...cookies, conversations, expiry, customers, limits })
  const visitor = visitorService({ database, prices, customers, orders })
  const { productOf } = visitor
  const desk = deskService({ database, conversations, offline, outbox, staffLog, productOf })
  const cannedAnswers = cannedAnswersService({ database })
  const providers: PersonalDataProvider[] = [
    {
      name: 'conversaciones',
      by: 'customer',
      exportOf: ({ customerId }) => chat.exportOf({ customerId }),
      forget: (tx, { customerId }) => chat.forgetPerson(tx, { customerId }),
    },
    {
      name: 'conversaciones_sin_sesion',
      by: 'email',
      exportOf: ({ email }) => chat.exportOf({ email }),
      forget: (tx, { email }) => chat.forgetPerson(tx, { email }),
    },
  ]
  const scheduledJobs: Record<string, ScheduledJob> = {
    'erase-old-chats': { cron: '41 4 * * *', run: () => chat.eraseOlderThan(retentionDays) },
  }
  return {
    chat,
    conversations,
    providers,
    scheduledJobs,
    routes: {
      ...chatRoutes({ chat, offline, availability }),
      ...deskRoutes({ desk, visitor, offline, availability, cannedAnswers }),
    },

    /** Tells the staff that listens which orders are new or have changed; none by name where they are many. */
    tellOrders: (ids: readonly number[]) => tellOrders(ids),

    /** Attaches the channel to the server of the shop; with `work` conversations end when their time is over. */
    async open(app: FastifyInstance, { work }: { work: boolean }): Promise<void> {
      const shared = { config, chat, desk, availability, sessions, staffSessions, limits, report }
      const { secret } = cookies
      const channel = await openChannel(app, { databaseUrl: database.url, secret, ...shared })
      carry = channel.carry
      tellOrders = channel.orders.tell
      const expiring = work ? expireBySecond(expiry, report) : null
      // Before the server waits for its connections to end.
      app.addHook('preClose', async () => {
        expiring?.stop()
        carry = noChatChannel
        tellOrders = () => undefined
        await channel.close()
      })
    },
  }
}
