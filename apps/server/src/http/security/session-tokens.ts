import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ReadsHeaders } from './headers.ts'

/**
 * The tokens of one kind of session: 256 random bits that the browser alone holds, kept as a keyed hash, and
 * the XSRF value that belongs to a session's id. What is made for one `kind` is worth nothing for another.
 */
export function sessionTokens({ secret, kind, cookie }: { secret: string; kind: string; cookie: string }) {
  const keyed = (text: string) => createHmac('sha256', secret).update(text).digest()
  const hashOf = (token: string) => keyed(`${kind}session:${token}`)
  const xsrfOf = (sessionId: string) => keyed(`${kind}xsrf:${sessionId}`).toString('base64url')
  const held = new RegExp(`(?:^|;\\s*)${cookie}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`)

  return {
    xsrfOf,

    make(): { token: string; tokenHash: Buffer } {
      const token = randomBytes(32).toString('base64url')
      return { token, tokenHash: hashOf(token) }
    },

    /** The token that belongs to words of which one is a secret of the browser's: each time the same. */
    makeOf(...words: readonly string[]): { token: string; tokenHash: Buffer } {
      const token = keyed(`${kind}token:${JSON.stringify(words)}`).toString('base64url')
      return { token, tokenHash: hashOf(token) }
    },

    /** The hash of the token in the request's cookie, or null without one. */
    sentHash(request: ReadsHeaders): Buffer | null {
      const token = held.exec(request.headers.cookie ?? '')?.[1]
      return token === undefined ? null : hashOf(token)
    },

    /** Whether the header X-XSRF-TOKEN is that session's own; compared in constant time (D24). */
    xsrfOk(request: ReadsHeaders, sessionId: string): boolean {
      const sent = request.headers['x-xsrf-token']
      if (typeof sent !== 'string') return false
      const wanted = Buffer.from(xsrfOf(sessionId))
      const given = Buffer.from(sent)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}

/** A cookie's name: with https one that a browser takes from this very host alone, and sends nowhere else. */
export const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** The attributes of a session's cookies: for our site alone, and for https alone where the shop has it. */
export const cookieAttributes = (seconds: number, isSecure: boolean) =>
  `; Path=/; Max-Age=${seconds}; SameSite=Strict${isSecure ? '; Secure' : ''}`
