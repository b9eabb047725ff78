import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isPublicUrl, publicLookup } from './public-address.ts'

/** What came of sending a message: the status that was answered, null where nothing was, and why it did not arrive. */
export type SendResult = { status: number | null; error: string }

export type SendWebhook = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<SendResult>

const waitMs = 10_000

/**
 * Sends by POST, follows nothing and reads no reply. With `targets: 'public'` to addresses of the internet alone, over
 * https; 'any' is for development and tests. It never throws.
 */
export function webhookSender({ targets }: { targets: 'public' | 'any' }): SendWebhook {
  return (url, { headers, body }) =>
    new Promise((resolve) => {
      if (targets === 'public' && !isPublicUrl(url))
        return resolve({ status: null, error: 'not a public address' })
      const failed = (error: Error) => resolve({ status: null, error: error.message.slice(0, 200) })
      const send = url.startsWith('https:') ? requestSecure : requestPlain
      try {
        const sent = send(
          url,
          {
            method: 'POST',
            headers: {
              ...headers,
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
              'user-agent': 'Huella-Webhooks/1',
            },
            agent: false,
            signal: AbortSignal.timeout(waitMs),
            ...(targets === 'public' && { lookup: publicLookup }),
          },
          (reply) => {
            const status = reply.statusCode ?? 0
            reply.destroy()
            resolve({ status, error: status >= 200 && status < 300 ? '' : `HTTP ${status}` })
          },
        )
        sent.on('error', failed)
        sent.end(body)
      } catch (error) {
        failed(error instanceof Error ? error : new Error('It could not be sent.'))
      }
    })
}
