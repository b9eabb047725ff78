import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long one holds, in seconds. */
const validFor = 30 * 60

/**
 * What lets whoever holds it see one product that is not for sale yet: its id, until when in seconds since 1970, and
 * both under a key of the session secret. `read` is null for what was not made here, or is over.
 */
export function previewLinks({ secret, now = Date.now }: { secret: string; now?: () => number }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'huella product preview', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16)

  return {
    make(productId: number): { token: string; expiresAt: Date } {
      const expires = Math.floor(now() / 1000) + validFor
      const text = `${productId}-${expires}`
      return { token: `${text}-${sign(text).toString('hex')}`, expiresAt: new Date(expires * 1000) }
    },

    read(token: string): number | null {
      const [, id, expires, signature = ''] = /^(\d{1,10})-(\d{1,12})-([0-9a-f]{32})$/.exec(token) ?? []
      if (id === undefined || !timingSafeEqual(Buffer.from(signature, 'hex'), sign(`${id}-${expires}`)))
        return null
      return Number(expires) * 1000 > now() ? Number(id) : null
    },
  }
}
