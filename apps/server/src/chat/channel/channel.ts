import { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { type ExtendedError, Server, type Socket } from 'socket.io'
import { chatChannel } from '#contract/chat/chat-events.ts'
import type { SessionsService } from '../../customers/sessions/sessions.service.ts'
import { clientAddressOf, type TrustProxy } from '../../http/security/client-address.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import type { StaffSessions } from '../../http/security/staff-session.ts'
import { type OrderChannel, openOrderChannel } from '../../orders/channel/order-channel.ts'
import type { AvailabilityService } from '../availability.service.ts'
import type { ChatService } from '../chat.service.ts'
import type { ChatChannel } from '../chat-channel.ts'
import type { DeskService } from '../desk.service.ts'
import { admission, type Connected, isOwnPage } from './admission.ts'
import { openCarrier } from './carrier.ts'
import { carryTo } from './carry.ts'
import { closeFloods } from './close-floods.ts'
import { cutAll } from './cut.ts'
import { channelPlaces } from './places.ts'
import { presenceOf } from './presence.ts'
import { answerStaff } from './staff-events.ts'
import { answerVisitor } from './visitor-events.ts'

/** The largest event is a cart of 200 lines. */
const maxEventBytes = 16 * 1024

/** How many tabs one address may have connected to the chat of a process. */
const mostOfAddress = 60

export type OpenChannel = {
  /** What the chat tells goes here from now on. */
  carry: ChatChannel
  /** What is told of orders goes here. */
  orders: OrderChannel
  /** Looks at once at who of the staff may still listen; done by itself every ten seconds. */
  checkStaff(): Promise<void>
  close(): Promise<void>
}

/**
 * The realtime channel: Socket.IO on the shop's own server, over websockets alone, and between the processes of a shop
 * by notifications of their database, or by Redis where the settings name one. Resolves when this process hears the others.
 */
export async function openChannel(
  app: FastifyInstance,
  {
    databaseUrl,
    secret,
    config,
    chat,
    desk,
    availability,
    sessions,
    staffSessions,
    limits,
    report,
  }: {
    /** Without a pooler before it. */
    databaseUrl: string
    /** As of `openCarrier`. */
    secret: string
    config: {
      publicUrl: string
      trustProxy: TrustProxy
      connections: { maxConnections: number }
      /** Whether what one address may do is limited. */
      rateLimits: boolean
      redisUrl?: string | undefined
    }
    chat: ChatService
    desk: DeskService
    availability: AvailabilityService
    sessions: Pick<SessionsService, 'resolve'>
    staffSessions: StaffSessions & { stillOpen(ids: readonly string[]): Promise<ReadonlySet<string>> }
    limits: Pick<RateLimits, 'takeHere'>
    report(error: Error): void
  },
): Promise<OpenChannel> {
  const addressOf = clientAddressOf(config.trustProxy)
  const places = channelPlaces({
    most: Math.ceil(config.connections.maxConnections / 2),
    mostOfAddress: config.rateLimits ? mostOfAddress : Number.POSITIVE_INFINITY,
    addressOf,
    isStaff: async (request) => (await staffSessions.resolve(request)) !== null,
  })
  const engine = new Engine({
    transports: ['websocket'],
    allowUpgrades: false,
    maxHttpBufferSize: maxEventBytes,
    allowRequest: (request, answer) => {
      // Node hands the socket over without a listener, and a reset while who comes is looked up would end the process.
      request.socket.on('error', () => undefined)
      if (!isOwnPage(request, config.publicUrl)) return answer(null, false)
      places.take(request).then(
        (isTaken) => answer(null, isTaken),
        (error) => {
          reportWhileOpen(error)
          answer(null, false)
        },
      )
    },
  })
  if (config.rateLimits) closeFloods(engine)
  let isClosing = false
  const reportWhileOpen = (error: Error) => {
    if (!isClosing) report(error)
  }
  const carrier = await openCarrier({
    databaseUrl,
    redisUrl: config.redisUrl,
    secret,
    onLost: reportWhileOpen,
    // What was told while nothing was heard is asked for by the clients.
    onHeardAgain: () => cutAll(namespace),
  })
  const io = new Server({
    serveClient: false,
    // A connection to no namespace of ours has nothing to wait for.
    connectTimeout: 10_000,
    adapter: carrier.adapter,
  })
  io.use((_socket, next) => next(new Error('NOT_FOUND')))
  const namespace = io.of(chatChannel.namespace)
  const presence = presenceOf({ namespace, availability, report: reportWhileOpen })

  const admit = admission({ chat, sessions, staffSessions, limits, addressOf })
  namespace.use((socket, next) => {
    admit(socket).then(
      (who) => {
        if (typeof who === 'string') return next(new Error(who))
        ;(socket.data as { who: Connected }).who = who
        next()
      },
      (error: ExtendedError) => {
        reportWhileOpen(error)
        next(new Error('UNAVAILABLE'))
      },
    )
  })
  namespace.on('connection', (socket: Socket) => {
    const { who } = socket.data as { who: Connected }
    const shared = { namespace, report: reportWhileOpen }
    if (who.side === 'visitor')
      return answerVisitor(socket, { ...shared, chat, conversation: who.conversation })
    answerStaff(socket, { ...shared, desk, presence, session: who.session })
    presence.watch(socket, who.session)
  })
  const orders = openOrderChannel(io, {
    staffSessions,
    stillOpen: staffSessions.stillOpen,
    limits,
    addressOf,
    report: reportWhileOpen,
  })
  io.bind(engine)
  engine.attach(app.server, { path: chatChannel.path })
  await carrier.heard

  return {
    carry: carryTo(namespace, reportWhileOpen),
    orders,
    checkStaff: presence.check,
    async close() {
      isClosing = true
      orders.stop()
      await presence.stop()
      await io.close()
      await carrier.close()
    },
  }
}
