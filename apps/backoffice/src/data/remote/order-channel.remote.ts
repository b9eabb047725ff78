import { io, type Socket } from 'socket.io-client'
import type { OrderChannelEvents } from '#contract/orders/order-channel-events.ts'
import type { OrderChannel, OrderEvents } from '../port/orders.port.ts'
import { channelOptions, keepTrying } from './channel-socket.ts'

/** As the contract names it, whose shapes no browser needs. */
const namespace = '/Pedidos'

/** A connection that hears of orders, and comes back by itself; `retryMs` after the shop has refused or ended it. */
export function openOrderChannel(
  events: OrderEvents,
  { origin = '', retryMs = 10_000 }: { origin?: string; retryMs?: number } = {},
): OrderChannel {
  const socket: Socket<OrderChannelEvents> = io(`${origin}${namespace}`, channelOptions)
  const forget = keepTrying(socket, events.connection, retryMs)
  socket.on('pedidos', ({ ids }) => events.changed(ids))
  return {
    close: () => {
      forget()
      socket.disconnect()
    },
  }
}
