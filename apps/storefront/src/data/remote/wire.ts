import type { CallWithVerb, WireReply, WireRequest } from '#contract/wire-types.ts'
import { Refusal } from '../port/refusal.ts'

export type WireOptions = {
  /** Where the backend stands; empty for the page's own origin. */
  baseUrl?: string
  /** The application's token; it grants nothing (D21). */
  token: string
  /** The language of the shop's texts and of refusals. */
  language: string
  fetch: typeof fetch
  /** More of what the chat's channel is opened with: nothing in a browser, which brings its cookies along. */
  channel?: { url: string; extraHeaders: () => Record<string, string> }
  /** Called on a 401: the top window goes to the site's origin (D25, specification §8). */
  onUnauthorised?: () => void
}

export type Wire = {
  get<Name extends CallWithVerb<'GET'>>(
    name: Name,
    request: WireRequest<Name>,
    signal?: AbortSignal,
  ): Promise<WireReply<Name>>
  post<Name extends CallWithVerb<'POST'>>(
    name: Name,
    request: WireRequest<Name>,
    signal?: AbortSignal,
  ): Promise<WireReply<Name>>
}

/** Speaks the calls of the contract over HTTP; every refusal becomes a `Refusal`. */
export function createWire(options: WireOptions): Wire {
  const urlOf = (name: string, query: object) => {
    const parameters = new URLSearchParams({ token_authentication: options.token })
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined && value !== '') parameters.set(key, String(value))
    }
    return `${options.baseUrl ?? ''}/api/${name}?${parameters}`
  }

  // Spanish is what an address gives that names none (decision 0172).
  const inLanguage = options.language === 'es' ? {} : { idioma: options.language }

  const read = async (response: Response) => {
    if (response.ok) return response.json().catch(unanswered)
    if (response.status === 401) options.onUnauthorised?.()
    throw await refusalOf(response)
  }

  const send = async (url: string, init: RequestInit) => {
    let response: Response
    try {
      response = await options.fetch(url, init)
    } catch (error) {
      return unanswered(error)
    }
    return read(response)
  }

  return {
    get: (name, request, signal) =>
      send(urlOf(name, { ...(request as object), ...inLanguage }), {
        method: 'GET',
        headers: { 'accept-language': options.language },
        ...(signal && { signal }),
      }),
    post: (name, request, signal) =>
      send(urlOf(name, {}), {
        method: 'POST',
        headers: {
          'accept-language': options.language,
          'content-type': 'application/json',
          ...(options.baseUrl ? {} : xsrfHeader()),
        },
        body: JSON.stringify(request),
        ...(signal && { signal }),
      }),
  }
}

/** No reply, or one that broke off or came from something else than the shop. What the caller gave up stays that. */
function unanswered(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new Refusal('NETWORK', error instanceof Error ? error.message : '', { status: 0 })
}

/** Specification §7: for calls to relative addresses the cookie's value is copied into the header. */
function xsrfHeader(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const cookie = document.cookie.split('; ').find((part) => part.startsWith('XSRF-TOKEN='))
  return cookie ? { 'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)) } : {}
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => null)) as WireError | null
  if (!body?.error) return new Refusal('NETWORK', response.statusText, { status: response.status })
  return new Refusal(body.error, body.message, {
    status: response.status,
    ...(response.status === 429 && { wait: Number(response.headers.get('retry-after')) }),
    ...(body.fields && { fields: body.fields }),
    ...(body.totales && {
      totals: {
        subtotal: body.totales.subtotal,
        shipping: body.totales.despacho,
        coupon: body.totales.cupon,
        total: body.totales.total,
      },
    }),
    ...(body.cupon && {
      coupon: {
        minimum: body.cupon.minimo,
        missing: body.cupon.falta,
        productIds: body.cupon.productos,
      },
    }),
    ...(body.faltantes && {
      shortfalls: body.faltantes.map((line) => ({
        productId: line.id_producto,
        quantity: line.cantidad,
        stock: line.stock_producto,
      })),
    }),
  })
}

type WireError = {
  error: string
  message: string
  fields?: Record<string, string>
  totales?: { subtotal: number; despacho: number; cupon: number; total: number }
  cupon?: { minimo: number; falta: number; productos: number[] | null }
  faltantes?: { id_producto: number; cantidad: number; stock_producto: number }[]
}
