import { createHmac, hkdfSync } from 'node:crypto'

/** The secret of a webhook, 32 bytes: made of the shop's own and of the webhook's salt, so that the database holds none. */
export const secretOf = (shopSecret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, salt, 'huella webhook', 32))

/** As whoever receives is given it. */
export const writtenSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

/** The headers that Standard Webhooks (v1) wants of a message; `at` is in ms. */
export function signedHeaders(
  secret: Buffer,
  { id, at, body }: { id: string; at: number; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
