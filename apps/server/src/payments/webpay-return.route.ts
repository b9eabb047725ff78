import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readWebpayReturn, type WebpayReturn } from './webpay-return.ts'

/** Where the gateway sends the shopper back to. */
export const webpayReturnPath = '/pago/webpay/retorno'

/** In bytes; what a gateway posts is some hundreds. */
const mostBytes = 4096

/**
 * The return from the gateway, by GET or POST, from its page: neither a session nor XSRF is looked at, the
 * gateway's token alone names the payment. It sends the browser on to the order's result, whatever it was;
 * one that is about no payment of ours goes to the start page.
 */
export async function webpayReturnRoute(
  app: FastifyInstance,
  { take }: { take(returned: WebpayReturn): Promise<string | undefined> },
): Promise<void> {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: unknown,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const returned = readWebpayReturn({ ...(fields as Record<string, unknown> | null) })
    try {
      const token = await take(returned)
      return reply.redirect(token === undefined ? '/' : `/pago/resultado/${token}`, 303)
    } catch (error) {
      // It is kept as it was and the sweeper settles it; a shopper who pays is not left on a bare error.
      request.log.error({ err: error }, 'a return from the gateway')
      return reply.redirect('/', 303)
    }
  }

  await app.register(formbody, { bodyLimit: mostBytes })
  // Whoever only asks for the head has not come back.
  app.get(webpayReturnPath, { exposeHeadRoute: false }, (request, reply) =>
    answer(request, reply, request.query),
  )
  app.post(webpayReturnPath, (request, reply) => {
    const fields = { ...(request.query as object), ...(request.body as object | null) }
    return answer(request, reply, fields)
  })
}
