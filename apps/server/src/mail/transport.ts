import { createTransport } from 'nodemailer'
import { productName } from '#rules/shop/brand.ts'
import type { ComposedMail } from './described-mail.ts'

export type MailTransport = {
  /** Resolves when the mail server has taken the mail; throws `MailRefused` or what went wrong. */
  send(mail: ComposedMail & { to: string; messageId: string; requestId: string | null }): Promise<void>
  close(): void
}

/** The server will never take this mail: trying again is of no use. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Sends through an SMTP server. No step waits without an end: each has `timeoutMs`. */
export function smtpTransport({
  url,
  from,
  timeoutMs = 10_000,
}: {
  url: string
  from: string
  timeoutMs?: number
}): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, senderName, requestId, headers, ...mail }) {
      try {
        await smtp.sendMail({
          from: senderOf(from, senderName),
          to: { name: '', address: to },
          headers: { ...headers, ...(requestId && { 'X-Request-Id': requestId }) },
          ...mail,
        })
      } catch (error) {
        if (isMailRefusal(error)) throw new MailRefused(error.message, { cause: error })
        throw error
      }
    },
    close: () => smtp.close(),
  }
}

/** As the settings say; where those name the product alone, the shop by its own name. */
function senderOf(from: string, shop: string): string | { name: string; address: string } {
  const [, named, address] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  return named === productName && address ? { name: shop, address } : from
}

/** A permanent answer about the recipient; one about signing in may be put right in the settings. */
function isMailRefusal(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 550 &&
    error.responseCode < 560
  )
}
