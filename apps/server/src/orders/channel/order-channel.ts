import type { IncomingMessage } from 'node:http'
import type { Namespace, Server, Socket } from 'socket.io'
import { orderChannel } from '#contract/orders/order-channel-events.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import type { StaffSession, StaffSessions } from '../../http/security/staff-session.ts'

/** Who has signed out, or rested for too long, hears no more after so long. */
const checkMs = 10_000

/** In each process, as in the chat's channel. */
const connecting = { times: 300, seconds: 60 }

export type OrderChannel = ReturnType<typeof openOrderChannel>

/**
 * Tells the staff that is connected to this process which orders are new or have changed. Each process hears of them
 * from the database, so that nothing goes from one to the others here.
 */
export function openOrderChannel(
  io: Server,
  {
    staffSessions,
    stillOpen,
    limits,
    addressOf,
    report,
  }: {
    staffSessions: Pick<StaffSessions, 'resolve'>
    /** Which of these sessions are open, by their ids. */
    stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
    limits: Pick<RateLimits, 'takeHere'>
    addressOf(request: IncomingMessage): string
    report(error: Error): void
  },
) {
  const namespace = io.of(orderChannel.namespace)
  const sessionOf = (socket: Socket) => (socket.data as { session: StaffSession }).session

  async function admit(socket: Socket): Promise<string | null> {
    const wait = limits.takeHere('order-line', connecting, addressOf(socket.request))
    if (wait > 0) return 'TOO_MANY_REQUESTS'
    const session = await staffSessions.resolve(socket.request)
    if (!session) return 'SESSION_REQUIRED'
    ;(socket.data as { session: StaffSession }).session = session
    return null
  }

  namespace.use((socket, next) => {
    admit(socket).then(
      (refused) => next(refused === null ? undefined : new Error(refused)),
      (error) => {
        report(error)
        next(new Error('UNAVAILABLE'))
      },
    )
  })

  async function check(): Promise<void> {
    const sockets = [...namespace.sockets.values()]
    if (sockets.length === 0) return
    const open = await stillOpen(sockets.map((socket) => sessionOf(socket).id))
    for (const socket of sockets) if (!open.has(sessionOf(socket).id)) socket.disconnect()
  }
  const checking = setInterval(() => void check().catch(report), checkMs)
  checking.unref()

  return {
    /** Looks at once at whose session is over; done by itself every ten seconds. */
    check,
    /** `ids` is empty where they are more than can be named. */
    tell: (ids: readonly number[]) => tellHere(namespace, ids),
    stop: () => clearInterval(checking),
  }
}

function tellHere(namespace: Namespace, ids: readonly number[]): void {
  namespace.local.emit('pedidos', { ids })
}
