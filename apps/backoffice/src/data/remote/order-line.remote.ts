import { io, type Socket } from 'socket.io-client'
import type { OrderLineEvents } from '#contract/orders/order-line-events.ts'
import type { OpenedOrderLine, OrderEvents } from '../port/orders.port.ts'
import { keepTrying, lineOptions } from './line-socket.ts'

/** As the contract names it, whose shapes no browser needs. */
const namespace = '/Pedidos'

/** A connection that hears of orders, and comes back by itself; `retryMs` after the shop has refused or ended it. */
export function openOrderLine(
  events: OrderEvents,
  { origin = '', retryMs = 10_000 }: { origin?: string; retryMs?: number } = {},
): OpenedOrderLine {
  const socket: Socket<OrderLineEvents> = io(`${origin}${namespace}`, lineOptions)
  const forget = keepTrying(socket, events.connection, retryMs)
  socket.on('pedidos', ({ ids }) => events.changed(ids))
  return {
    close: () => {
      forget()
      socket.disconnect()
    },
  }
}
