import { withCookies } from '#testing/server/test-browser.ts'

type Json = Record<string, unknown>

const owner = { email: 'duena@huella.example', password: 'una clave larga de medir' }

/** With which a shop opens to which `signInOwner` signs in. */
export const ownerSettings = { STAFF_EMAIL: owner.email, STAFF_PASSWORD: owner.password }

export type Ask = (call: string, fields: Json, verb?: 'GET' | 'POST') => Promise<Json>

/** As a browser of the owner asks; anything but a 200 is a failure of the measurement. */
export async function signInOwner(base: string, token: string): Promise<Ask> {
  const cookies = new Map<string, string>()
  const send = withCookies(fetch, cookies)
  const ask: Ask = async (call, fields, verb = 'POST') => {
    const query = new URLSearchParams({
      token_authentication: token,
      ...(verb === 'GET' ? (fields as Record<string, string>) : {}),
    })
    const reply = await send(`${base}/api/${call}?${query}`, {
      method: verb,
      ...(verb === 'POST' && {
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': cookies.get('XSRF-TOKEN-STAFF') ?? '',
        },
        body: JSON.stringify(fields),
      }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${call} ${JSON.stringify(fields)} answers ${reply.status}: ${text}`)
    return JSON.parse(text) as Json
  }
  await ask('staff/entrar', { correo: owner.email, contrasenia: owner.password })
  return ask
}
