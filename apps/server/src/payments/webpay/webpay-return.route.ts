import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorLanguage } from '../../http/errors.ts'
import { retryPage, retryPagePolicy } from './retry-page.ts'
import { queryOfReturn, readWebpayReturn, type WebpayReturn } from './webpay-return.ts'

/** Where the gateway sends the shopper back to. */
export const webpayReturnPath = '/pago/webpay/retorno'

/** How often the page has asked again, in the address under which it does. */
const triesField = 'vez'
/** In seconds; a database that comes back is not met by all who wait at once. */
const waits = [2, 3, 5, 8, 15, 30] as const

/** In bytes; what a gateway posts is some hundreds. */
const mostBytes = 4096

/**
 * The return from the gateway, by GET or POST, from its page: neither a session nor XSRF is looked at, the
 * gateway's token alone names the payment. It sends the browser on to the order's result, whatever it was;
 * one that is about no payment of ours goes to the start page. While it cannot be taken, as without the
 * database, a page asks again by itself and keeps the return: who has paid is not sent away.
 */
export async function webpayReturnRoute(
  app: FastifyInstance,
  { take, shopName }: { take(returned: WebpayReturn): Promise<string | undefined>; shopName(): string },
): Promise<void> {
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: unknown,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const given = { ...(fields as Record<string, unknown> | null) }
    const returned = readWebpayReturn(given)
    try {
      const token = await take(returned)
      return reply.redirect(token === undefined ? '/' : `/pago/resultado/${token}`, 303)
    } catch (error) {
      request.log.error({ err: error }, 'a return from the gateway')
      return sendRetryPage(request, reply, given)
    }
  }

  function sendRetryPage(
    request: FastifyRequest,
    reply: FastifyReply,
    given: Record<string, unknown>,
  ): FastifyReply {
    const before = Number(given[triesField])
    const tries = Number.isSafeInteger(before) && before > 0 ? Math.min(before, waits.length) : 0
    const seconds = waits[tries] ?? 30
    const query = queryOfReturn(given)
    query.set(triesField, String(tries + 1))
    return reply
      .code(503)
      .header('retry-after', seconds)
      .header('content-security-policy', retryPagePolicy)
      .header('content-type', 'text/html; charset=utf-8')
      .send(
        retryPage(errorLanguage(request.headers['accept-language']), {
          address: `${webpayReturnPath}?${query}`,
          seconds,
          shop: shopName(),
        }),
      )
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
