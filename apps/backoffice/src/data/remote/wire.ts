import type { ErrorReply } from '#contract/define-call.ts'
import type { CallOfFile, CallWithVerb, WireReply, WireRequest } from '#contract/wire-types.ts'
import { Refusal } from '../port/refusal.ts'

export type WireOptions = {
  /** The application's token; it grants nothing (D21). */
  token: string
  /** The language in which refusals are worded. */
  language: () => string
  /** Called where a session is needed and there is none any more. */
  onSignedOut: () => void
}

export type Wire = {
  get<Name extends CallWithVerb<'GET'>>(name: Name, request: WireRequest<Name>): Promise<WireReply<Name>>
  /** A reply that is a file, as the browser keeps it: in memory or on its disk. */
  file(name: CallOfFile): Promise<Blob>
  post<Name extends CallWithVerb<'POST'>>(
    name: Name,
    request: WireRequest<Name>,
    signal?: AbortSignal,
  ): Promise<WireReply<Name>>
}

/** Speaks the calls of the contract over HTTP as the staff; every refusal becomes a `Refusal`. */
export function createWire(options: WireOptions): Wire {
  const urlOf = (name: string, query: object) => {
    const parameters = new URLSearchParams({ token_authentication: options.token })
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined && value !== '') parameters.set(key, String(value))
    }
    return `/api/${name}?${parameters}`
  }

  const send = async (url: string, init: RequestInit, body: 'json' | 'blob' = 'json') => {
    const response = await fetch(url, init).catch(unanswered)
    if (response.ok) return response[body]().catch(unanswered)
    const refusal = await refusalOf(response, options.language())
    if (refusal.code === 'SESSION_REQUIRED') options.onSignedOut()
    throw refusal
  }

  return {
    get: (name, request) =>
      send(urlOf(name, request as object), { headers: { 'accept-language': options.language() } }),
    file: (name) => send(urlOf(name, {}), { headers: { 'accept-language': options.language() } }, 'blob'),
    post: (name, request, signal) =>
      send(urlOf(name, {}), {
        method: 'POST',
        headers: {
          'accept-language': options.language(),
          'content-type': 'application/json',
          ...xsrfHeader(),
        },
        body: JSON.stringify(request),
        ...(signal && { signal }),
      }),
  }
}

function unanswered(error: unknown): never {
  throw new Refusal('NETWORK', error instanceof Error ? error.message : '')
}

/** The staff's key is in a cookie of its own, apart from a shopper's. */
function xsrfHeader(): Record<string, string> {
  const name = 'XSRF-TOKEN-STAFF='
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(name))
  return cookie ? { 'x-xsrf-token': decodeURIComponent(cookie.slice(name.length)) } : {}
}

type WireError = Partial<Pick<ErrorReply, 'error' | 'message' | 'fields' | 'cambio'>>

async function refusalOf(response: Response, language: string): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as WireError
  if (!body.error) return new Refusal('NETWORK', response.statusText)
  return new Refusal(body.error, body.message ?? '', {
    fields: body.fields ?? {},
    fieldTexts: await fieldTextsOf(body, language),
    wait: response.status === 429 ? Number(response.headers.get('retry-after')) : null,
    change: body.cambio
      ? {
          version: body.cambio.version,
          by: body.cambio.responsable,
          at: body.cambio.fecha,
          now: body.cambio.ahora,
        }
      : null,
  })
}

/**
 * What is wrong with each field, where the refusal itself says only that something is. The words are loaded with the first
 * such refusal, as most days have none; where they cannot be, each field says what the refusal does.
 */
async function fieldTextsOf({ error, fields }: WireError, language: string): Promise<Record<string, string>> {
  if (error !== 'INVALID_REQUEST' || !fields) return {}
  const { errorTexts } = await import('#contract/error-texts.ts').catch(() => ({ errorTexts: null }))
  const words: Partial<Record<string, string>> = errorTexts?.[language === 'en' ? 'en' : 'es'] ?? {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, code]) => (words[code] ? [[field, words[code]]] : [])),
  )
}
