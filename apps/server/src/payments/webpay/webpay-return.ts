/** What came back from the gateway with the shopper. */
export type WebpayReturn =
  | { kind: 'done'; token: string }
  | { kind: 'aborted'; token: string; sessionId: string; buyOrder: string }
  | { kind: 'timeout'; sessionId: string; buyOrder: string }
  | { kind: 'form-error'; token: string }
  | { kind: 'unknown' }

const known = ['token_ws', 'TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA']

/** A return as the query of an address, to be asked for once more: the gateway's own fields alone. */
export function queryOfReturn(fields: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of known) {
    const value = fields[name]
    if (typeof value === 'string') query.set(name, value.slice(0, longest + 1))
  }
  return query
}

/** In characters; the longest that the gateway sends is a token's 64. */
const longest = 100
const control = /\p{Cc}/u

/**
 * Which of the four kinds of return it is, from the fields of its query or form (chile.md): only `done`
 * is ever committed. A field that comes twice, empty, too long or with control characters counts as not there.
 */
export function readWebpayReturn(fields: Record<string, unknown>): WebpayReturn {
  const read = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' && value.length <= longest && !control.test(value) ? value.trim() : ''
  }
  const token = read('token_ws')
  const abortedToken = read('TBK_TOKEN')
  const sessionId = read('TBK_ID_SESION')
  const buyOrder = read('TBK_ORDEN_COMPRA')
  // Any of the gateway's own fields, whatever is in it, says that it was not paid.
  const isUnpaid = ['TBK_TOKEN', 'TBK_ID_SESION', 'TBK_ORDEN_COMPRA'].some((name) => name in fields)
  if (token && isUnpaid) return { kind: 'form-error', token }
  if (token) return { kind: 'done', token }
  if (abortedToken) return { kind: 'aborted', token: abortedToken, sessionId, buyOrder }
  if (sessionId && buyOrder) return { kind: 'timeout', sessionId, buyOrder }
  return { kind: 'unknown' }
}
