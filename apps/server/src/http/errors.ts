import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { errorStatus } from '#contract/error-codes.ts'
import { type ErrorLanguage, errorTexts, requestCodeText } from '#contract/error-texts.ts'
import { misfitFields } from '#contract/misfit-fields.ts'
import { isShopLanguage } from '#rules/text/shop-language.ts'
import { isCausedBy, lostConnectionCodes, lostConnectionMessages } from '../db/connection-errors.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'

/** The language in which refusals are worded: the first of Accept-Language that the shop speaks, else Spanish. */
export function errorLanguage(header: string | undefined): ErrorLanguage {
  for (const part of (header ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (isShopLanguage(language)) return language
  }
  return 'es'
}

/** Seconds after which whoever met a shop that could not answer comes again, where nobody knows better. */
export const unavailableSeconds = 5

/** Answers a refusal in the one error shape; each 503 says when to come again. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = errorLanguage(request.headers['accept-language'])
  const status = errorStatus[refusal.code]
  if (refusal.wait !== null) reply.header('retry-after', refusal.wait)
  else if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', unavailableSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(errorBody(refusal, language, request.id))
}

/** Of faults of the shop's own, the text says the beginning of the request's id too. */
export function errorBody({ code, details }: Refusal, language: ErrorLanguage, requestId?: string): string {
  const text = errorTexts[language][code]
  const named = (code === 'INTERNAL' || code === 'UNAVAILABLE') && requestId !== undefined
  const message = named ? `${text} ${requestCodeText[language](requestCodeOf(requestId))}` : text
  return JSON.stringify({ error: code, message, ...details })
}

/** What a shopper tells the shop of a request that failed: enough to find it in the log. */
export const requestCodeOf = (requestId: string): string => requestId.slice(0, 8)

/** Turns what did not fit a request's schema into a refusal that names each field. */
export function refuseMisfit(issues: readonly z.core.$ZodIssue[], sent?: unknown): Refusal {
  return refuse('INVALID_REQUEST', { fields: misfitFields(issues, sent) })
}

/** What Fastify itself refuses (an address or body that cannot be read, too large or of another type) and what was not foreseen. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500
  // A form with a file: no call takes one.
  if (error.code === 'FST_FILES_LIMIT') return sendRefusal(request, reply, refuse('ATTACHMENTS_REFUSED'))
  if (status === 413) return sendRefusal(request, reply, refuse('BODY_TOO_LARGE'))
  if (status === 415) return sendRefusal(request, reply, refuse('MEDIA_TYPE'))
  if (status === 404) return sendRefusal(request, reply, refuse('NOT_FOUND'))
  if ((status >= 400 && status < 500) || isBrokenForm(request))
    return sendRefusal(request, reply, refuse('INVALID_REQUEST'))
  return sendRefusal(request, reply, refuseUnforeseen(error, request.log))
}

export function refuseUnforeseen(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): Refusal {
  log.error({ err: error }, 'unforeseen error')
  return refuse(databaseIsAway(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** What is no HTTP request at all, or has more in its head than a server reads; there is no request to word it for. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = 'INVALID_REQUEST'
  const body = JSON.stringify({ error: code, message: errorTexts.es[code] })
  socket.end(
    `HTTP/1.1 ${errorStatus[code]} Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Whether a multipart form could not be read to its end: its parser throws errors without a status or a code. */
function isBrokenForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type'] ?? ''
  return /^multipart\/form-data\b/i.test(type) && (request.body ?? null) === null
}

/** What the shop must ask before it may answer could not be asked; answered with 503. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

const awayCodes = new Set([
  ...lostConnectionCodes,
  // A statement that took longer than the settings let it.
  '57014',
  // No room on its disk, nor in its memory, nor for what it was set to.
  '53000',
  '53100',
  '53200',
  '53400',
  // A copy, as after a failover, or a database that was set to read alone, as where its disk is full.
  '25006',
  // A file of its own that could not be written, and one that ended before its time.
  '58030',
])

function databaseIsAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof UnavailableError) return true
  return isCausedBy(error, awayCodes, lostConnectionMessages)
}
