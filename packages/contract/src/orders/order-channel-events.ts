import { z } from 'zod'

/**
 * Where the staff hears of orders: Socket.IO at the path of the chat's channel, over websockets only, in this
 * namespace, by the cookie of a staff session. A client asks for what it shows after each connection; events wake alone.
 */
export const orderChannel = { path: '/socket.io', namespace: '/Pedidos' } as const

/** What the server tells everybody of the staff. */
export const orderChannelEvents = {
  /** Orders that are new or have changed, by their ids; none where they are more than can be named. */
  pedidos: z.object({ ids: z.array(z.int()) }),
}

export type OrderChannelEvents = {
  [Name in keyof typeof orderChannelEvents]: (event: z.output<(typeof orderChannelEvents)[Name]>) => void
}
