import { z } from 'zod'

/**
 * Where the staff hears of orders: Socket.IO at the path of the chat's channel, over websockets only, in this
 * namespace, by the cookie of a staff session. A client asks for what it shows after each connection; events wake alone.
 */
export const orderLine = { path: '/socket.io', namespace: '/Pedidos' } as const

/** What the server tells everybody of the staff. */
export const orderLineEvents = {
  /** Orders that are new or have changed, by their ids; none where they are more than can be named. */
  pedidos: z.object({ ids: z.array(z.int()) }),
}

export type OrderLineEvents = {
  [Name in keyof typeof orderLineEvents]: (event: z.output<(typeof orderLineEvents)[Name]>) => void
}
