/** A browser's part in a conversation: keeps cookies, in the jar that is given, and copies XSRF-TOKEN, or the staff's, into its header (D24). */
export function withCookies(send: typeof fetch, jar = new Map<string, string>()): typeof fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const xsrf = jar.get('XSRF-TOKEN') ?? jar.get('XSRF-TOKEN-STAFF')
    if (xsrf && init.method !== 'GET') headers.set('x-xsrf-token', xsrf)
    const response = await send(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
}
