import type { FastifyInstance } from 'fastify'
import { linkToken } from '#contract/content/link-token.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { NewsletterService } from './newsletter.service.ts'

/** In bytes; what a mail program posts is some dozens. */
const mostBytes = 4096

/** The address of the storefront's page on which a mail's link ends a subscription. */
export const unsubscribePath = '/site/newsletter/unsubscribe'

/**
 * A mail program's one-click unsubscribe (RFC 8058): it posts to the address whose page asks a person first,
 * and is asked nothing. The token alone is the right to it, so neither a session nor XSRF is looked at.
 */
export async function oneClickUnsubscribe(
  app: FastifyInstance,
  { newsletter }: { newsletter: Pick<NewsletterService, 'cancel'> },
): Promise<void> {
  // The standard lets a program send either form; what it has to say is one line.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, body),
  )
  app.post<{ Querystring: { token?: unknown }; Body: unknown }>(
    unsubscribePath,
    async ({ query, body }, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      const token = linkToken.safeParse(query.token)
      const isOneClick = /List-Unsubscribe"?(?:=|\s+)One-Click/.test(String(body))
      const isDone = isOneClick && token.success && !isRefusal(await newsletter.cancel(token.data))
      return isDone ? reply.send('') : reply.code(400).send('')
    },
  )
}
