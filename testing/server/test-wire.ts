import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { defaultAppToken } from '#server/settings/web.settings.ts'

export type Wire = ReturnType<typeof testWire>

/** A browser's side of the wire through `inject`: it keeps its cookies and sends the XSRF header as pages do. */
export function testWire(app: FastifyInstance) {
  const cookies = new Map<string, string>()

  function keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
  const url = (call: string, query: Record<string, string> = {}) =>
    `/api/${call}?${new URLSearchParams({ ...query, token_authentication: defaultAppToken })}`
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(cookies.has('XSRF-TOKEN') && { 'x-xsrf-token': cookies.get('XSRF-TOKEN') }),
  })

  return {
    cookies,
    async post(call: string, body: object, more: Record<string, string> = {}) {
      return keep(
        await app.inject({
          method: 'POST',
          url: url(call),
          payload: body,
          headers: { ...headers(), ...more },
        }),
      )
    },
    async postForm(call: string, fields: Record<string, string>) {
      const payload = new URLSearchParams(fields).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return keep(
        await app.inject({ method: 'POST', url: url(call), payload, headers: { ...headers(), ...type } }),
      )
    },
    async get(call: string, query: Record<string, string>) {
      return keep(await app.inject({ method: 'GET', url: url(call, query), headers: headers() }))
    },
  }
}
